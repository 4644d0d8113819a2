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

  // Questionnaires
  Rarely: 'Selten',
  'Almost always': 'Fast immer',
  'Before you make a decision, how often do you put into words what it is meant to achieve?':
    'Wie oft formulieren Sie vor einer Entscheidung, was sie erreichen soll?',
  'Before you made a decision in the simulation, how often did you put into words what it was meant to achieve?':
    'Wie oft haben Sie in der Simulation vor einer Entscheidung formuliert, was sie erreichen soll?',
  'When you weigh the effects of a decision, how far ahead do you usually look?':
    'Wenn Sie die Folgen einer Entscheidung abwägen: Wie weit schauen Sie in der Regel voraus?',
  'When you weighed the effects of a decision in the simulation, how far ahead did you usually look?':
    'Wenn Sie in der Simulation die Folgen einer Entscheidung abgewogen haben: Wie weit haben Sie in der Regel vorausgeschaut?',
  'The next few days': 'Die nächsten Tage',
  'Several years': 'Mehrere Jahre',
  'How often do you compare several options before you settle on one?':
    'Wie oft vergleichen Sie mehrere Möglichkeiten, bevor Sie sich für eine entscheiden?',
  'In the simulation, how often did you compare several options before you settled on one?':
    'Wie oft haben Sie in der Simulation mehrere Möglichkeiten verglichen, bevor Sie sich für eine entschieden haben?',
  'Describe a recent decision of yours with lasting effects. What did you take into account, and what did you leave out?':
    'Beschreiben Sie eine Entscheidung mit langfristigen Folgen, die Sie kürzlich getroffen haben. Was haben Sie berücksichtigt, was haben Sie außer Acht gelassen?',
  'Describe a decision of yours from the simulation. What did you take into account, and what did you leave out?':
    'Beschreiben Sie eine Ihrer Entscheidungen aus der Simulation. Was haben Sie berücksichtigt, was haben Sie außer Acht gelassen?',
  'When something does not go to plan, how quickly do you usually find the next workable step?':
    'Wenn etwas nicht nach Plan läuft: Wie schnell finden Sie in der Regel den nächsten gangbaren Schritt?',
  'When something did not go to plan in the simulation, how quickly did you usually find the next workable step?':
    'Wenn in der Simulation etwas nicht nach Plan lief: Wie schnell haben Sie in der Regel den nächsten gangbaren Schritt gefunden?',
  Slowly: 'Langsam',
  'Very quickly': 'Sehr schnell',
  'How does time pressure affect the quality of your decisions?':
    'Wie wirkt sich Zeitdruck auf die Qualität Ihrer Entscheidungen aus?',
  'How did time pressure affect the quality of your decisions in the simulation?':
    'Wie hat sich Zeitdruck in der Simulation auf die Qualität Ihrer Entscheidungen ausgewirkt?',
  'Makes it much worse': 'Macht sie viel schlechter',
  'Makes it much better': 'Macht sie viel besser',
  'When circumstances change, how often do you reconsider a position that you have already taken?':
    'Wenn sich die Umstände ändern: Wie oft überdenken Sie einen Standpunkt, den Sie schon eingenommen haben?',
  'When circumstances changed in the simulation, how often did you reconsider a position that you had already taken?':
    'Wenn sich in der Simulation die Umstände änderten: Wie oft haben Sie einen Standpunkt überdacht, den Sie schon eingenommen hatten?',
  'Describe a recent situation that did not go as you expected. What did you do first, and what would you do next time?':
    'Beschreiben Sie eine Situation aus letzter Zeit, die anders verlief als erwartet. Was haben Sie zuerst getan, und was würden Sie beim nächsten Mal tun?',
  'Describe a moment in the simulation that did not go as you expected. What did you do first, and what would you do next time?':
    'Beschreiben Sie einen Moment in der Simulation, der anders verlief als erwartet. Was haben Sie zuerst getan, und was würden Sie beim nächsten Mal tun?',
  'How often do you suggest an approach that your group has not considered before?':
    'Wie oft schlagen Sie einen Ansatz vor, den Ihre Gruppe noch nicht bedacht hat?',
  'In the simulation, how often did you suggest an approach that your group had not considered before?':
    'Wie oft haben Sie in der Simulation einen Ansatz vorgeschlagen, den Ihre Gruppe noch nicht bedacht hatte?',
  'Faced with a proven way and a new one, which do you tend to choose?':
    'Wenn ein bewährter und ein neuer Weg zur Wahl stehen: Welchen wählen Sie eher?',
  'Faced with a proven way and a new one in the simulation, which did you tend to choose?':
    'Wenn in der Simulation ein bewährter und ein neuer Weg zur Wahl standen: Welchen haben Sie eher gewählt?',
  'The proven way': 'Den bewährten Weg',
  'The new way': 'Den neuen Weg',
  'When you look for a solution, how often do you draw on a point of view from outside your own role?':
    'Wenn Sie nach einer Lösung suchen: Wie oft ziehen Sie eine Sichtweise außerhalb Ihrer eigenen Rolle heran?',
  'When you looked for a solution in the simulation, how often did you draw on a point of view from outside your own role?':
    'Wenn Sie in der Simulation nach einer Lösung gesucht haben: Wie oft haben Sie eine Sichtweise außerhalb Ihrer eigenen Rolle herangezogen?',
  'Describe an idea that recently came up in your work. Where did it come from, and what became of it?':
    'Beschreiben Sie eine Idee, die kürzlich in Ihrer Arbeit aufkam. Woher kam sie, und was ist aus ihr geworden?',
  'Describe an idea that came up during the simulation. Where did it come from, and what became of it?':
    'Beschreiben Sie eine Idee, die während der Simulation aufkam. Woher kam sie, und was ist aus ihr geworden?',
  'How often do you check where a piece of information comes from before you use it?':
    'Wie oft prüfen Sie, woher eine Information stammt, bevor Sie sie verwenden?',
  'In the simulation, how often did you check where a piece of information came from before you used it?':
    'Wie oft haben Sie in der Simulation geprüft, woher eine Information stammt, bevor Sie sie verwendet haben?',
  'When you decide, what carries more weight: your experience or the information in front of you?':
    'Was wiegt bei Ihren Entscheidungen schwerer: Ihre Erfahrung oder die Informationen, die Ihnen vorliegen?',
  'When you decided in the simulation, what carried more weight: your experience or the information in front of you?':
    'Was wog bei Ihren Entscheidungen in der Simulation schwerer: Ihre Erfahrung oder die Informationen, die Ihnen vorlagen?',
  'My experience': 'Meine Erfahrung',
  'The information': 'Die Informationen',
  'How often do you look for information that speaks against the option you prefer?':
    'Wie oft suchen Sie nach Informationen, die gegen die von Ihnen bevorzugte Möglichkeit sprechen?',
  'In the simulation, how often did you look for information that spoke against the option you preferred?':
    'Wie oft haben Sie in der Simulation nach Informationen gesucht, die gegen die von Ihnen bevorzugte Möglichkeit sprachen?',
  'Describe a decision that you made with incomplete information. What did you know, what was missing, and how did you decide?':
    'Beschreiben Sie eine Entscheidung, die Sie mit unvollständigen Informationen getroffen haben. Was wussten Sie, was fehlte, und wie haben Sie entschieden?',
  'Describe a decision in the simulation that you made with incomplete information. What did you know, what was missing, and how did you decide?':
    'Beschreiben Sie eine Entscheidung aus der Simulation, die Sie mit unvollständigen Informationen getroffen haben. Was wussten Sie, was fehlte, und wie haben Sie entschieden?',
  'In a discussion, how often do you ask others for their view before you give your own?':
    'Wie oft fragen Sie in einer Diskussion andere nach ihrer Meinung, bevor Sie Ihre eigene sagen?',
  'In the discussions of the simulation, how often did you ask others for their view before you gave your own?':
    'Wie oft haben Sie in den Diskussionen der Simulation andere nach ihrer Meinung gefragt, bevor Sie Ihre eigene gesagt haben?',
  'When a group disagrees, do you tend to keep the discussion open or to press for a decision?':
    'Wenn eine Gruppe uneins ist: Halten Sie die Diskussion eher offen, oder drängen Sie auf eine Entscheidung?',
  'When your group disagreed in the simulation, did you tend to keep the discussion open or to press for a decision?':
    'Wenn Ihre Gruppe in der Simulation uneins war: Haben Sie die Diskussion eher offen gehalten oder auf eine Entscheidung gedrängt?',
  'Keep it open': 'Offen halten',
  'Press for a decision': 'Auf Entscheidung drängen',
  'How often do you explain the reasons for a decision to the people it concerns?':
    'Wie oft erklären Sie die Gründe einer Entscheidung denen, die sie betrifft?',
  'In the simulation, how often did you explain the reasons for your choice to the others?':
    'Wie oft haben Sie in der Simulation den anderen die Gründe Ihrer Wahl erklärt?',
  'Describe a recent group decision that you took part in. What did you contribute, and what would have helped the group?':
    'Beschreiben Sie eine Gruppenentscheidung aus letzter Zeit, an der Sie beteiligt waren. Was haben Sie beigetragen, und was hätte der Gruppe geholfen?',
  'Describe a group decision from the simulation. What did you contribute, and what would have helped the group?':
    'Beschreiben Sie eine Gruppenentscheidung aus der Simulation. Was haben Sie beigetragen, und was hätte der Gruppe geholfen?',
} satisfies Texts;
