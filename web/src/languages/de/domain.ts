import type { Texts } from '../../lib/language.ts';

/** Texts of the domain that only screens show. */
export const domain = {
  'Reads power: governments, parties, allies and rivals. You ask who gains, who blocks and who must be on board before a decision can hold.':
    'Liest die Machtverhältnisse: Regierungen, Parteien, Verbündete und Konkurrenz. Sie fragen, wer gewinnt, wer blockiert und wer mitziehen muss, damit eine Entscheidung hält.',
  'Follows the money: costs, prices, jobs and markets. You ask what a decision costs, who pays for it and what it does to those who cannot.':
    'Folgt dem Geld: Kosten, Preise, Arbeitsplätze und Märkte. Sie fragen, was eine Entscheidung kostet, wer sie bezahlt und was sie mit denen macht, die es nicht können.',
  'Speaks for people: residents, workers, families and the mood in the street. You ask who is heard, who is harmed and what keeps trust.':
    'Spricht für die Menschen: Nachbarschaft, Belegschaft, Familien und die Stimmung auf der Straße. Sie fragen, wer gehört wird, wer Schaden nimmt und was Vertrauen erhält.',
  'Knows what works: systems, data, engineering and security. You ask what can really be built or repaired in the time there is, and what may fail.':
    'Weiß, was funktioniert: Systeme, Daten, Technik und Sicherheit. Sie fragen, was sich in der verfügbaren Zeit wirklich bauen oder reparieren lässt und was ausfallen kann.',
  'Guards the ground we stand on: water, air, climate and nature. You ask what a decision leaves behind in a month, a year and a generation.':
    'Schützt, worauf wir stehen: Wasser, Luft, Klima und Natur. Sie fragen, was eine Entscheidung in einem Monat, einem Jahr und einer Generation hinterlässt.',
  'Holds the rules: law, contracts, liability and rights. You ask what we may do, what we must do and what we will have to answer for.':
    'Kennt die Regeln: Gesetze, Verträge, Haftung und Rechte. Sie fragen, was wir dürfen, was wir müssen und wofür wir einstehen werden.',
  'The shared briefing that every room can read.': 'Das gemeinsame Briefing, das alle Räume lesen können.',

  // Readiness and pre-flight
  'This simulation has no stages yet': 'Diese Simulation hat noch keine Phasen',
  'You must create exactly one scenario in the first stage':
    'Legen Sie in der ersten Phase genau ein Szenario an',
  'This stage has no scenarios yet': 'Diese Phase hat noch keine Szenarien',
  'This scenario needs at least one decision': 'Dieses Szenario braucht mindestens eine Entscheidung',
  'Some decisions are not linked to the next stage':
    'Einige Entscheidungen sind nicht mit der nächsten Phase verknüpft',
  'No decision leads to this scenario': 'Keine Entscheidung führt zu diesem Szenario',
  'Maximum scenarios reached for First stage': 'Mehr Szenarien sind in der ersten Phase nicht möglich',
  'Maximum scenarios reached for Second stage': 'Mehr Szenarien sind in der zweiten Phase nicht möglich',
  'Maximum scenarios reached for Third stage': 'Mehr Szenarien sind in der dritten Phase nicht möglich',
  'Reading takes longer than the clock of the stage': 'Das Lesen dauert länger als die Uhr der Phase läuft',
  'Reading takes more than half of the clock of the stage':
    'Das Lesen braucht mehr als die Hälfte der Zeit der Phase',
  'Rooms with nothing to read yet: {count} of {rooms}':
    'Räume, in denen es noch nichts zu lesen gibt: {count} von {rooms}',
  'There is only one decision to choose': 'Es steht nur eine Entscheidung zur Wahl',
  'All decisions lead to the same scenario': 'Alle Entscheidungen führen zum selben Szenario',
  'The decision “{title}” has no description': 'Die Entscheidung „{title}“ hat keine Beschreibung',
  'The decision “{title}” ends the simulation without an outcome':
    'Die Entscheidung „{title}“ beendet die Simulation ohne einen Ausgang',
  'Nothing carries the key fact “{fact}”': 'Die Schlüsseltatsache „{fact}“ steht nirgends',
  '{count} of {rooms} rooms hold the key fact “{fact}”, so it is not hidden':
    '{count} von {rooms} Räumen haben die Schlüsseltatsache „{fact}“, sie ist also nicht verborgen',
  'No key fact supports or opposes the decision “{title}”':
    'Keine Schlüsseltatsache spricht für oder gegen die Entscheidung „{title}“',
  'A room holds no key fact: {room}': 'Ein Raum hat keine Schlüsseltatsache: {room}',
  'The key facts of one room alone support the same decision as all of them: {room}':
    'Die Schlüsseltatsachen eines einzigen Raums sprechen für dieselbe Entscheidung wie alle zusammen: {room}',
  'The condition “{condition}” belongs to a scenario that asks for no order':
    'Die Bedingung „{condition}“ gehört zu einem Szenario, das keine Anordnung verlangt',
  'A condition of this post refers to something that no longer exists':
    'Eine Bedingung dieses Beitrags bezieht sich auf etwas, das es nicht mehr gibt',
  'This post can never appear: no way through the decision “{title}” leads to this scenario':
    'Dieser Beitrag kann nie erscheinen: Über die Entscheidung „{title}“ führt kein Weg zu diesem Szenario',
  'This post can never appear: its conditions exclude each other':
    'Dieser Beitrag kann nie erscheinen: Seine Bedingungen schließen einander aus',
  'This post can never appear: no room can put the key fact “{fact}” on the table':
    'Dieser Beitrag kann nie erscheinen: Kein Raum kann die Schlüsseltatsache „{fact}“ auf den Tisch legen',
  'This post can never appear: it waits for a room that is not in use: {room}':
    'Dieser Beitrag kann nie erscheinen: Er wartet auf einen Raum, der nicht genutzt wird: {room}',
  'This post waits until minute {minute}, when the stage clock has already run out':
    'Dieser Beitrag wartet bis Minute {minute}. Dann ist die Uhr der Phase schon abgelaufen',

  // Lines of a roster
  'The name is missing': 'Der Name fehlt',
  'The name is longer than 200 characters': 'Der Name ist länger als 200 Zeichen',
  'The email is missing': 'Die E-Mail-Adresse fehlt',
  'This is not a valid email': 'Das ist keine gültige E-Mail-Adresse',
  'This email stands in an earlier line already': 'Diese E-Mail-Adresse steht schon in einer früheren Zeile',
  'There is no room called “{room}”': 'Einen Raum „{room}“ gibt es nicht',
  'This person already takes part in this run': 'Diese Person nimmt an diesem Durchlauf bereits teil',
  'The account of this person has been deactivated': 'Das Konto dieser Person wurde deaktiviert',
  'The cell of the name has no text: “{name}”': 'Die Zelle des Namens enthält keinen Text: „{name}“',
  'The cell of the email has no text: “{email}”':
    'Die Zelle der E-Mail-Adresse enthält keinen Text: „{email}“',
  'The cell of the room has no text: “{room}”': 'Die Zelle des Raums enthält keinen Text: „{room}“',
  'A character could not be read. Type it again, or choose another encoding.':
    'Ein Zeichen war nicht lesbar. Schreiben Sie es neu oder wählen Sie eine andere Kodierung.',

  // Encodings of sheets
  'Unicode (UTF-8)': 'Unicode (UTF-8)',
  'Unicode (UTF-16)': 'Unicode (UTF-16)',
  'Unicode (UTF-16, big-endian)': 'Unicode (UTF-16, Big-Endian)',
  'Western European (Windows-1252)': 'Westeuropäisch (Windows-1252)',
  'Western European (Mac)': 'Westeuropäisch (Mac)',
  'Central European (Windows-1250)': 'Mitteleuropäisch (Windows-1250)',
  'Cyrillic (Windows-1251)': 'Kyrillisch (Windows-1251)',
  'Cyrillic (KOI8-R)': 'Kyrillisch (KOI8-R)',
  'Greek (Windows-1253)': 'Griechisch (Windows-1253)',
  'Turkish (Windows-1254)': 'Türkisch (Windows-1254)',
  'Hebrew (Windows-1255)': 'Hebräisch (Windows-1255)',
  'Arabic (Windows-1256)': 'Arabisch (Windows-1256)',
  'Baltic (Windows-1257)': 'Baltisch (Windows-1257)',
  'Japanese (Shift_JIS)': 'Japanisch (Shift_JIS)',
  'Japanese (EUC-JP)': 'Japanisch (EUC-JP)',
  'Japanese (ISO-2022-JP)': 'Japanisch (ISO-2022-JP)',
  'Simplified Chinese (GB18030)': 'Chinesisch, vereinfacht (GB18030)',
  'Traditional Chinese (Big5)': 'Chinesisch, traditionell (Big5)',
  'Korean (EUC-KR)': 'Koreanisch (EUC-KR)',
} satisfies Texts;
