import type { Texts } from '../../../lib/language.ts';

/** Reports: of a run for its facilitator, with debrief, replay and export; and the summary of a participant. */
export const report = {
  // The report of a run
  'Loading the report': 'Bericht wird geladen',
  'No stage of this run was played to its decision.':
    'Keine Phase dieses Durchlaufs wurde bis zu ihrer Entscheidung gespielt.',
  'Simulation Report': 'Bericht zur Simulation',
  Print: 'Drucken',
  'The scenarios of {simulation} and the path taken: {scenarios}':
    'Die Szenarien von {simulation} und der gewählte Weg: {scenarios}',
  'Hide the Map': 'Karte ausblenden',
  'The way of {run} on the map of {simulation}': 'Der Weg von {run} auf der Karte von {simulation}',

  'Majority, {votes} of {cast}': 'Mehrheit, {votes} von {cast}',
  'The run was ended here': 'Der Durchlauf wurde hier beendet',
  'The simulation ended here': 'Die Simulation endete hier',
  'Advanced with votes missing': 'Trotz fehlender Stimmen weitergegangen',
  'Scenario text': 'Text des Szenarios',
  'Final decisions@@counted': 'Endgültige Entscheidungen',
  Votes: 'Stimmen',
  'Share@@of the votes': 'Anteil',
  'Room decisions': 'Entscheidungen der Räume',
  'No votes': 'Keine Stimmen',
  '{votes} of {cast}<sr> vote</sr>': '{votes} von {cast}<sr> Stimme</sr>',
  '{votes} of {cast}<sr> votes</sr>': '{votes} von {cast}<sr> Stimmen</sr>',
  '{votes} of {cast} each<sr> votes</sr>': 'je {votes} von {cast}<sr> Stimmen</sr>',
  'Level: {decisions}': 'Gleichauf: {decisions}',
  'No stage': 'Keine Phase',
  'Level <sr>between {decisions}</sr><dim>({first} was first)</dim>':
    'Gleichstand <sr>zwischen {decisions}</sr><dim>({first} war zuerst da)</dim>',
  'Time to decide': 'Zeit bis zur Entscheidung',
  'Time until the end': 'Zeit bis zum Ende',
  'Half had voted after': 'Hälfte der Stimmen nach',
  'Runner-up': 'An zweiter Stelle',
  'Nobody voted for another way': 'Niemand hat für einen anderen Weg gestimmt',
  'Not reached: {scenario}, after {decisions}': 'Nicht erreicht: {scenario}, nach {decisions}',
  ' or ': ' oder ',
  'Advanced without the votes of': 'Weitergegangen ohne die Stimmen von',
  'Removed from the run in this stage': 'In dieser Phase aus dem Durchlauf entfernt',
  'All decisions and reasoning': 'Alle Entscheidungen und Begründungen',
  'No final decision was made in this stage.':
    'In dieser Phase wurde keine endgültige Entscheidung getroffen.',
  'Room votes and reasoning': 'Stimmen in den Räumen und Begründungen',
  'Participant@@who voted': 'Person',
  Reasoning: 'Begründung',
  'Show all {count}': 'Alle {count} zeigen',
  'Recorded by the facilitator': 'Von der Moderation eingetragen',

  // Objectives
  'The objectives could not be loaded': 'Die Lernziele konnten nicht geladen werden',
  'Loading the objectives': 'Lernziele werden geladen',
  'What the run recorded, then how many of the {count} raters gave each mark.': {
    one: 'Was der Durchlauf festgehalten hat, dann die Wertungen der einzigen bewertenden Person.',
    other: 'Was der Durchlauf festgehalten hat, dann wie viele der {count} Bewertenden jede Wertung gaben.',
  },
  'What the run recorded in each stage, and how each objective was rated':
    'Was der Durchlauf in jeder Phase festgehalten hat, und wie jedes Lernziel bewertet wurde',
  '{minutes} of {clock} min': '{minutes} von {clock} Min.',
  '{mark}: {count}': '{mark}: {count}',
  'Once you share the report, participants see the marks and the remarks that may be shared, without the raters.':
    'Sobald Sie den Bericht teilen, sehen Teilnehmende die Wertungen und die Anmerkungen, die geteilt werden dürfen, ohne die Bewertenden.',
  'Participants see the marks and the remarks that may be shared, without the raters.':
    'Teilnehmende sehen die Wertungen und die Anmerkungen, die geteilt werden dürfen, ohne die Bewertenden.',
  'Show Raters': 'Bewertende zeigen',
  'Hide Raters': 'Bewertende verbergen',

  // The debrief
  'Loading the debrief': 'Nachbesprechung wird geladen',
  'Rooms compared with the group': 'Räume und Gruppe im Vergleich',
  'The decision of each room in each stage, and in how many stages it was that of the group':
    'Die Entscheidung jedes Raums in jeder Phase, und in wie vielen Phasen es die der Gruppe war',
  'As the group': 'Wie die Gruppe',
  '{letter}, as the group': '{letter}, wie die Gruppe',
  '{letter}, not as the group': '{letter}, anders als die Gruppe',
  'Filled: the room and the group decided alike.': 'Gefüllt: Raum und Gruppe haben gleich entschieden.',
  'Loading the answers': 'Antworten werden geladen',
  'Show Answers Without Names': 'Antworten ohne Namen zeigen',
  'Hide Answers': 'Antworten verbergen',
  'Question@@asked': 'Frage',
  '{count} pairs': { one: '{count} Paar', other: '{count} Paare' },
  '{count} answers': { one: '{count} Antwort', other: '{count} Antworten' },
  '{step}: {count}': '{step}: {count}',
  'Difference of the means': 'Unterschied der Mittelwerte',
  '{before} and {after}': '{before} und {after}',
  'Means are shown from {least} people up who answered both times.':
    'Mittelwerte erscheinen ab {least} Personen, die beide Male geantwortet haben.',
  'Answers with the name of': 'Antworten mit dem Namen von',
  'nobody@@chosen': 'niemandem',
  'Means by category on a scale from 1 to 5': 'Mittelwerte nach Kategorie auf einer Skala von 1 bis 5',
  'None@@mean': 'Keiner',

  // The replay
  Replay: 'Verlauf',
  'The replay could not be loaded': 'Der Verlauf konnte nicht geladen werden',
  'Loading the replay': 'Verlauf wird geladen',
  'Nothing happened.': 'Es ist nichts passiert.',
  'Previous moment': 'Voriger Moment',
  'Moment of the run': 'Moment des Durchlaufs',
  'Next moment': 'Nächster Moment',
  Somebody: 'Jemand',
  'a decision': 'eine Entscheidung',
  '{name} joined': '{name} ist dazugekommen',
  '{name} put something of {room} on the table': '{name} legte etwas von {room} auf den Tisch',
  '{name} was removed': '{name} wurde entfernt',
  'Stage {number} began: {scenario}': 'Phase {number} hat begonnen: {scenario}',
  'The stage was closed without a decision': 'Die Phase wurde ohne Entscheidung geschlossen',
  'The group decided for {decision}': 'Entscheidung der Gruppe: {decision}',
  '{name} posted in {room}': 'Beitrag von {name} im Raum {room}',
  '{name} voted in {room} for {decision}': '{name} hat im Raum {room} abgestimmt: {decision}',
  '{name} decided for {decision}': '{name} hat sich entschieden: {decision}',
  '{name} wrote a note in {room}': '{name} schrieb eine Notiz im Raum {room}',
  'An announcement to everybody': 'Eine Durchsage an alle',
  'An announcement to {room}': 'Eine Durchsage an {room}',
  'A key fact was read in {room}': 'Eine Schlüsseltatsache wurde im Raum {room} gelesen',
  'A key fact of {room} reached the table': 'Eine Schlüsseltatsache aus dem Raum {room} kam auf den Tisch',
  'A key fact was voiced': 'Eine Schlüsseltatsache wurde ausgesprochen',
  'A key fact was used in {room}, which had it':
    'Eine Schlüsseltatsache wurde in dem Raum genutzt, der sie hatte: {room}',
  'A key fact was used in {room}': 'Eine Schlüsseltatsache wurde im Raum {room} genutzt',
  'Present the Replay': 'Verlauf präsentieren',
  'Somebody in {room}': 'Jemand im Raum {room}',
  'A post in {room}': 'Ein Beitrag im Raum {room}',
  'A note in {room}': 'Eine Notiz im Raum {room}',
  '{name} put something on the table': '{name} legte etwas auf den Tisch',
  '{name} voted for {decision}': '{name} hat abgestimmt: {decision}',
  'Show This Reason on the Projector': 'Diese Begründung auf der Leinwand zeigen',
  'The projector shows it at this moment.': 'Die Leinwand zeigt sie bei diesem Moment.',
  'The projector hides reasons until you show one.':
    'Die Leinwand zeigt keine Begründung, bis Sie eine freigeben.',
  'Nobody else chose this, so the projector does not show the reason.':
    'Niemand sonst hat das gewählt, deshalb zeigt die Leinwand die Begründung nicht.',
  '{count} people joined, nothing played yet.': {
    one: '{count} Person ist dabei, gespielt wurde noch nichts.',
    other: '{count} Personen sind dabei, gespielt wurde noch nichts.',
  },
  Closed: 'Abgeschlossen',
  '{decided} of {people} have decided': '{decided} von {people} haben entschieden',
  'Not yet: {count} people': { one: 'Noch nicht: {count} Person', other: 'Noch nicht: {count} Personen' },
  'Room votes so far': 'Bisherige Stimmen in den Räumen',
  '{count} posts published into this stage, {people} on the run.': {
    one: '{count} Beitrag in dieser Phase veröffentlicht, {people} im Durchlauf.',
    other: '{count} Beiträge in dieser Phase veröffentlicht, {people} im Durchlauf.',
  },

  // The export
  'Export Run': 'Durchlauf exportieren',
  '{run} is still played: the files have the stages that are closed.':
    '{run} läuft noch: Die Dateien enthalten die abgeschlossenen Phasen.',
  'The report, typeset with its charts: to hand out or to print.':
    'Der Bericht, gesetzt und mit Diagrammen: zum Verteilen oder Drucken.',
  'All data, a sheet each: votes, notes, posts, people, questionnaires.':
    'Alle Daten, je ein Tabellenblatt: Stimmen, Notizen, Beiträge, Personen, Fragebögen.',
  'The votes, one a row.': 'Die Stimmen, eine je Zeile.',
  'All data, for programs.': 'Alle Daten, für Programme.',
  'What only facilitators see': 'Was nur die Moderation sieht',
  'The report with headings and tables, to go on editing it.':
    'Der Bericht mit Überschriften und Tabellen, zum Weiterbearbeiten.',
  'Word@@file': 'Word',
  'What we take from it': 'Was wir mitnehmen',
  'Up to half a page. It opens the report for a board.':
    'Bis zu einer halben Seite. Damit beginnt der Bericht für ein Gremium.',
  'The text could not be saved.': 'Der Text konnte nicht gespeichert werden.',
  'Say what the key facts pointed to, as the author reads them':
    'Sagen, wofür die Schlüsseltatsachen sprachen, so wie der Autor sie liest',
  'With the appendix: all the evidence': 'Mit dem Anhang: alle Belege',
  'Layout of PDF and Word': 'Aufbau von PDF und Word',
  Complete: 'Vollständig',
  'For those who led the run. It names people.': 'Für die, die den Durchlauf geleitet haben. Nennt Personen.',
  'For a board': 'Für ein Gremium',
  'A few pages, and an appendix with the evidence. It names rooms, and only those people who own an action or showed their name in the debrief.':
    'Wenige Seiten und ein Anhang mit den Belegen. Nennt Räume, und nur solche Personen, die für eine Maßnahme verantwortlich sind oder in der Nachbesprechung ihren Namen gezeigt haben.',
  'With your notes on the run (PDF, Word, XLSX, JSON)':
    'Mit Ihren Notizen zum Durchlauf (PDF, Word, XLSX, JSON)',
  'With what participants asked on the help line (XLSX, JSON)':
    'Mit dem, was Teilnehmende die Moderation gefragt haben (XLSX, JSON)',
  Download: 'Herunterladen',
  Preparing: 'Wird vorbereitet',
  'Preparing {file}': '{file} wird vorbereitet',
  'Preparing the file': 'Die Datei wird vorbereitet',
  'The file did not come. Check your connection and try again.':
    'Die Datei kam nicht an. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  // The summary of a participant
  'No stage has been closed yet': 'Noch ist keine Phase abgeschlossen',
  'This run ended before its first stage was played':
    'Dieser Durchlauf endete, bevor die erste Phase gespielt war',
  'You decided, and the run ended before the group had':
    'Sie haben entschieden, und der Durchlauf endete, bevor die Gruppe so weit war',
  'You made no final decision': 'Sie haben keine endgültige Entscheidung getroffen',
  'You never decided with the group': 'Sie haben nie wie die Gruppe entschieden',
  'You decided with the group': 'Sie haben wie die Gruppe entschieden',
  'You always decided with the group': 'Sie haben immer wie die Gruppe entschieden',
  'You decided with the group {times}': 'Sie haben {times} wie die Gruppe entschieden',
  'You decided with the group {times}, against it {against}':
    'Sie haben {times} wie die Gruppe entschieden, {against} anders',
  once: 'einmal',
  twice: 'zweimal',
  'three times': 'dreimal',
  'Stages completed': 'Abgeschlossene Phasen',
  'Decisions made': 'Entscheidungen',
  'Alignment rate': 'Übereinstimmung',
  'None yet': 'Noch keine',
  'None@@alignment rate': 'Keine',
  'No room': 'Kein Raum',
  'Summary.pdf': 'Auswertung.pdf',

  'Summary of the run': 'Auswertung des Durchlaufs',
  'Stage Details': 'Phasen im Einzelnen',
  'No answers yet': 'Noch keine Antworten',
  'From 1 to 5, as you answered before the simulation. Your answers after it join them here.':
    'Von 1 bis 5, wie Sie vor der Simulation geantwortet haben. Ihre Antworten danach kommen hier dazu.',
  'From 1 to 5, as you answered after the simulation.':
    'Von 1 bis 5, wie Sie nach der Simulation geantwortet haben.',
  'In your own words': 'In Ihren eigenen Worten',
  'Show two': 'Nur zwei zeigen',
  'Show all five': 'Alle fünf zeigen',
  'Your decision': 'Ihre Entscheidung',
  'Your room vote': 'Ihre Stimme im Raum',
  'with the room': 'wie der Raum',
  'the votes of the room were tied': 'Gleichstand im Raum',
  'Tie between {decisions}': 'Gleichstand zwischen {decisions}',
  'the room chose {decision}': 'der Raum wählte {decision}',
  'Your two decisions': 'Ihre zwei Entscheidungen',
  'Your three decisions': 'Ihre drei Entscheidungen',
  'the run ended before the group decided': 'der Durchlauf endete, bevor die Gruppe entschieden hat',
  'no decision': 'keine Entscheidung',
  'no decision; the group chose {decision}': 'keine Entscheidung; die der Gruppe: {decision}',
  'No stage to show': 'Keine Phase zu zeigen',
  'A stage appears here once its decision has been made.':
    'Eine Phase erscheint hier, sobald ihre Entscheidung gefallen ist.',
  'Group decision': 'Entscheidung der Gruppe',
  'The run ended before the group decided': 'Der Durchlauf endete, bevor die Gruppe entschieden hat',
  'You made no final decision in this stage.':
    'Sie haben in dieser Phase keine endgültige Entscheidung getroffen.',
  'Role decisions': 'Entscheidungen der Rollen',

  'Access code copied': 'Zugangscode kopiert',
  'The access code could not be copied': 'Der Zugangscode konnte nicht kopiert werden',
  'It is {code}.': 'Er lautet {code}.',
  'Simulation run': 'Durchlauf',
  'none given': 'nicht angegeben',
  'not known': 'nicht bekannt',
  'Answer of the server': 'Antwort des Servers',
  'not asked': 'nicht gefragt',
  'none@@answer': 'keine',
  'You come back to the room that you held.': 'Sie kommen in den Raum zurück, in dem Sie waren.',
  Rejoin: 'Zurückkehren',
  'Access Code': 'Zugangscode',

  // The first page: decisions, findings, and what was not shared
  'The findings could not be loaded': 'Die Befunde konnten nicht geladen werden',
  'Loading the findings': 'Befunde werden geladen',
  '{decision} {votes}': '{decision} {votes}',
  'Replay at {time}<sr>: {finding}</sr>': 'Verlauf bei {time}<sr>: {finding}</sr>',
  'In the replay<sr>: {finding}</sr>': 'Im Verlauf<sr>: {finding}</sr>',
  'Open the way<sr>: {finding}</sr>': 'Weg öffnen<sr>: {finding}</sr>',
  'Open the shift<sr>: {finding}</sr>': 'Wechsel öffnen<sr>: {finding}</sr>',
  'Open the forecast<sr>: {finding}</sr>': 'Erwartung öffnen<sr>: {finding}</sr>',
  'Open the rooms<sr>: {finding}</sr>': 'Räume öffnen<sr>: {finding}</sr>',
  'Open the reasons<sr>: {finding}</sr>': 'Gründe öffnen<sr>: {finding}</sr>',
  'Open the key facts<sr>: {finding}</sr>': 'Schlüsseltatsachen öffnen<sr>: {finding}</sr>',
  'All {count} key facts': { one: 'Die eine Schlüsseltatsache', other: 'Alle {count} Schlüsseltatsachen' },
  'key facts never left their rooms.@@after their number': {
    one: 'Schlüsseltatsachen hat ihren Raum nie verlassen.',
    other: 'Schlüsseltatsachen haben ihre Räume nie verlassen.',
  },
  '{count} of them were held by one room alone.': {
    one: 'Eine von ihnen lag nur in einem Raum vor.',
    other: '{count} von ihnen lagen nur in einem Raum vor.',
  },
  'Put together, the key facts of stage {stage} ({count}) support <b>{decision}</b>.':
    'Zusammen sprechen die Tatsachen der Phase {stage} ({count}) für <b>{decision}</b>.',
} satisfies Texts;
