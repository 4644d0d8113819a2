import type { Texts } from '../../lib/language.ts';

/** What the domain has words for: the rooms and their roles. */
export const domain = {
  Room: 'Raum',
  Dashboard: 'Übersicht',
  'The Strategist': 'Team Strategie',
  Strategist: 'Strategie',
  'Reads power: governments, parties, allies and rivals. You ask who gains, who blocks and who must be on board before a decision can hold.':
    'Liest die Machtverhältnisse: Regierungen, Parteien, Verbündete und Rivalen. Sie fragen, wer gewinnt, wer blockiert und wer mitziehen muss, damit eine Entscheidung hält.',
  'The Economist': 'Team Wirtschaft',
  Economist: 'Wirtschaft',
  'Follows the money: costs, prices, jobs and markets. You ask what a decision costs, who pays for it and what it does to those who cannot.':
    'Folgt dem Geld: Kosten, Preise, Arbeitsplätze und Märkte. Sie fragen, was eine Entscheidung kostet, wer sie bezahlt und was sie mit denen macht, die es nicht können.',
  'The Advocate': 'Team Gesellschaft',
  Advocate: 'Gesellschaft',
  'Speaks for people: residents, workers, families and the mood in the street. You ask who is heard, who is harmed and what keeps trust.':
    'Spricht für die Menschen: für Anwohner, Beschäftigte, Familien und die Stimmung auf der Straße. Sie fragen, wer gehört wird, wer Schaden nimmt und was Vertrauen erhält.',
  'The Technologist': 'Team Technik',
  Technologist: 'Technik',
  'Knows what works: systems, data, engineering and security. You ask what can really be built or repaired in the time there is, and what may fail.':
    'Weiß, was funktioniert: Systeme, Daten, Technik und Sicherheit. Sie fragen, was sich in der verfügbaren Zeit wirklich bauen oder reparieren lässt und was ausfallen kann.',
  'The Environmentalist': 'Team Umwelt',
  Environmentalist: 'Umwelt',
  'Guards the ground we stand on: water, air, climate and nature. You ask what a decision leaves behind in a month, a year and a generation.':
    'Schützt, worauf wir stehen: Wasser, Luft, Klima und Natur. Sie fragen, was eine Entscheidung in einem Monat, einem Jahr und einer Generation hinterlässt.',
  'The Legal Expert': 'Team Recht',
  'Legal Expert': 'Recht',
  'Holds the rules: law, contracts, liability and rights. You ask what we may do, what we must do and what we will have to answer for.':
    'Kennt die Regeln: Gesetze, Verträge, Haftung und Rechte. Sie fragen, was wir dürfen, was wir müssen und wofür wir einstehen werden.',
  Briefing: 'Briefing',
  'The shared briefing that every room can read.': 'Das gemeinsame Briefing, das alle Räume lesen können.',
  'You must create exactly one scenario in the first stage':
    'Legen Sie in der ersten Phase genau ein Szenario an',
  'This scenario needs at least one decision': 'Dieses Szenario braucht mindestens eine Entscheidung',
  'Some decisions are not linked to the next stage':
    'Einige Entscheidungen sind nicht mit der nächsten Phase verknüpft',
  'Maximum scenarios reached for First stage': 'Mehr Szenarien sind in der ersten Phase nicht möglich',
  'Maximum scenarios reached for Second stage': 'Mehr Szenarien sind in der zweiten Phase nicht möglich',
  'Maximum scenarios reached for Third stage': 'Mehr Szenarien sind in der dritten Phase nicht möglich',
} satisfies Texts;
