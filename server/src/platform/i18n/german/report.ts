import type { Texts } from '@vincere/domain';

/** Texts of the PDFs of a run. */
export const report = {
  'Vincere guide': 'Vincere-Handbuch',
  '{page} of {pages}': '{page} von {pages}',
  '{mark} ends a text that was cut to fit this document. Vincere still has it in full.':
    'Mit {mark} endet ein Text, der für dieses Dokument gekürzt wurde. In Vincere steht er vollständig.',
  '{sign} stands for a character that none of the typefaces of this document has.':
    '{sign} steht für ein Zeichen, das keine der Schriften dieses Dokuments hat.',

  // The first page, and the path of the run
  Debrief: 'Nachbesprechung',
  '{count} of {total}': '{count} von {total}',
  Page: 'Seite',
  '{count} of {total} key facts never left their rooms.':
    '{count} von {total} Schlüsseltatsachen haben ihre Räume nie verlassen.',
  'The only key fact never left its room.': 'Die einzige Schlüsseltatsache hat ihren Raum nie verlassen.',
  'One of {total} key facts never left its room.':
    'Eine von {total} Schlüsseltatsachen hat ihren Raum nie verlassen.',
  'Held by one room, reached the table: {reached} of {total}':
    'In einem Raum vorhanden und auf den Tisch gelangt: {reached} von {total}',
  'Held by several rooms, reached the table: {reached} of {total}':
    'In mehreren Räumen vorhanden und auf den Tisch gelangt: {reached} von {total}',
  'No key fact was shared.': 'Keine Schlüsseltatsache wurde geteilt.',
  'The shared key facts ({count}) point to {decision}.':
    'Die geteilten Schlüsseltatsachen ({count}) sprechen für {decision}.',
  'The shared key facts ({count}) leave {decisions} level.':
    'Die geteilten Schlüsseltatsachen ({count}) lassen {decisions} gleichauf.',
  'All key facts ({count}) point to {decision}.':
    'Alle Schlüsseltatsachen ({count}) sprechen für {decision}.',
  'All key facts ({count}) leave {decisions} level.':
    'Alle Schlüsseltatsachen ({count}) lassen {decisions} gleichauf.',
  'One key fact was in the Dashboard, where everybody had it.':
    'Eine Schlüsseltatsache stand im Dashboard, wo alle sie hatten.',
  '{count} key facts were in the Dashboard, where everybody had them.':
    '{count} Schlüsseltatsachen standen im Dashboard, wo alle sie hatten.',
  'One key fact was in no room: its post did not appear, or nobody sat in its room.':
    'Eine Schlüsseltatsache war in keinem Raum: Ihr Beitrag erschien nicht, oder in ihrem Raum saß niemand.',
  '{count} key facts were in no room: their posts did not appear, or nobody sat in their rooms.':
    '{count} Schlüsseltatsachen waren in keinem Raum: Ihre Beiträge erschienen nicht, oder in ihren Räumen saß niemand.',
  'Held by one room alone: {count}.': 'Nur in einem Raum vorhanden: {count}.',
  'Further key facts like these: {count}.': 'Weitere solche Schlüsseltatsachen: {count}.',
  'As the author of the simulation reads them, the key facts of stage {stage} ({count}) support {decision}.':
    'So wie der Autor der Simulation sie liest, sprechen die Schlüsseltatsachen der Phase {stage} ({count}) für {decision}.',
  'From 0 to 100': 'Von 0 bis 100',
  'Without a mark: {lessons}': 'Ohne Marke: {lessons}',
  'What we take from it': 'Was wir mitnehmen',
  'Put together, the key facts of stage {stage} ({count}) support {decision}.':
    'Zusammen sprechen die Tatsachen der Phase {stage} ({count}) für {decision}.',
  'No stage of this run has been played to its decision.':
    'Noch keine Phase dieses Durchlaufs wurde bis zu ihrer Entscheidung gespielt.',
  'No decision': 'Keine Entscheidung',
  'Created on {date}, not started': 'Angelegt am {date}, nicht gestartet',
  'Played on {date}': 'Gespielt am {date}',
  'Played on {date}, still in progress': 'Gespielt am {date}, läuft noch',
  'Played on {date}, paused': 'Gespielt am {date}, unterbrochen',
  'Played on {date}, ended early': 'Gespielt am {date}, vorzeitig beendet',
  'The way taken': 'Der gewählte Weg',
  'The scenarios of the simulation; those that the group met are dark.':
    'Die Szenarien der Simulation; dunkel sind die, die die Gruppe erlebt hat.',
  'Time in the stages': 'Zeit in den Phasen',
  'The mark: when half had voted.': 'Der Strich: als die Hälfte abgestimmt hatte.',
  Stage: 'Phase',
  'In the stage': 'In der Phase',
  'Until the vote, median': 'Bis zur Stimme, Median',
  'No votes': 'Keine Stimmen',

  'Met@@scenarios': 'Erlebt',

  // The pages for a board
  'Report for the board': 'Bericht für das Gremium',
  'People: {count}': 'Personen: {count}',
  'People who left: {count}': 'Ausgeschiedene: {count}',
  'Rooms: {count}': 'Räume: {count}',
  'Stages decided: {count} of {total}': 'Entschiedene Phasen: {count} von {total}',
  'Running time: {time}': 'Laufzeit: {time}',
  'How each stage was decided': 'Wie jede Phase entschieden wurde',
  'Facts shared': 'Geteilte Tatsachen',
  'Changed minds': 'Umentschieden',
  'filled: as the group': 'gefüllt: wie die Gruppe',
  'level@@votes': 'gleichauf',
  'From the rooms to the group': 'Von den Räumen zur Gruppe',
  'none@@vote': 'keine',
  'What each decision led to': 'Wozu jede Entscheidung führte',
  'What the group expected': 'Was die Gruppe erwartete',
  Forecasts: 'Vorhersagen',
  'Key facts that never left their rooms': 'Schlüsseltatsachen, die ihre Räume nie verließen',
  'Appendix: the evidence': 'Anhang: die Belege',
  'The whole record of the run. Texts are as people wrote them. Rooms are named. People are named only as owners of actions, or if they showed their name in the debrief.':
    'Die ganze Aufzeichnung des Durchlaufs. Texte stehen so da, wie sie geschrieben wurden. Räume werden genannt, Personen nur, wenn sie für eine Maßnahme verantwortlich sind oder in der Nachbesprechung ihren Namen gezeigt haben.',
  'Missing votes when the group went on: {count}.': 'Fehlende Stimmen, als die Gruppe weiterging: {count}.',
  'People removed in this stage: {count}.': 'In dieser Phase entfernte Personen: {count}.',

  // A stage
  'Unknown participant': 'Unbekannte Person',
  'The run was ended here': 'Der Durchlauf wurde hier beendet',
  'The simulation ended here': 'Die Simulation endete hier',
  'Majority, {votes} of {cast}': 'Mehrheit, {votes} von {cast}',
  'Final decisions@@counted': 'Endgültige Entscheidungen',
  '{how}. {time} until the decision.': '{how}. Entschieden nach {time}.',
  'Half had voted after {half}.': 'Nach {half} hatte die Hälfte abgestimmt.',
  '{how}, after {time}.': '{how}, nach {time}.',
  'Advanced without the votes of {names}.': 'Weitergegangen ohne die Stimmen von {names}.',
  'Removed from the run in this stage: {names}.': 'In dieser Phase aus dem Durchlauf entfernt: {names}.',
  'This scenario offered no decision.': 'Dieses Szenario bot keine Entscheidung.',
  Votes: 'Stimmen',
  'Share@@of votes': 'Anteil',
  'No.@@of a post': 'Nr.',
  'Chosen@@decision': 'Gewählt',
  'Runner-up': 'An zweiter Stelle',
  '{share}%': '{share} %',
  'By room': 'Nach Räumen',
  'Dark and bold: as the group decided.': 'Dunkel und fett: so hat die Gruppe entschieden.',
  'Decision of the room': 'Entscheidung des Raums',
  'Notes of the rooms': 'Notizen der Räume',
  'No room voted in this stage.': 'In dieser Phase hat kein Raum abgestimmt.',
  'Level: {decisions}': 'Gleichauf: {decisions}',
  'None@@stages': 'keine',
  'Not met': 'Nicht erlebt',
  'Met: {condition}': 'Erfüllt: {condition}',
  'No order was written. The facilitator judged what the group said.':
    'Es wurde keine Anordnung geschrieben. Die Moderation hat beurteilt, was die Gruppe sagte.',
  'Not met: {condition}': 'Nicht erfüllt: {condition}',
  'Not judged: {condition}': 'Nicht beurteilt: {condition}',
  'after {letters}': 'nach {letters}',
  Evidence: 'Belege',
  Post: 'Beitrag',
  'Room votes': 'Stimmen in den Räumen',
  'No final decision was made in this stage.':
    'In dieser Phase wurde keine endgültige Entscheidung getroffen.',
  '{place}, guest': '{place}, Gast',
  'No reasoning given': 'Ohne Begründung',
  'Recorded by the facilitator': 'Von der Moderation eingetragen',
  'Evidence {numbers}': 'Belege {numbers}',
  'Shared evidence {numbers}': 'Geteilte Belege {numbers}',
  'Post or file': 'Beitrag oder Datei',

  // The shift
  'From room vote to final decision': 'Von der Stimme im Raum zur endgültigen Entscheidung',
  'Nobody cast a room vote, so nobody could move.':
    'Niemand gab im Raum eine Stimme ab, daher konnte niemand wechseln.',
  'Nobody gave both a room vote and a final decision.':
    'Niemand gab sowohl im Raum eine Stimme ab als auch eine endgültige Entscheidung.',
  'Nobody moved': 'Niemand hat gewechselt',
  '{moved} of {people} changed their minds, all of them away from {decision}':
    '{moved} von {people} haben ihre Meinung geändert, alle weg von {decision}',
  '1 of {people} moved, away from {decision}':
    'Eine von {people} Personen hat gewechselt, weg von {decision}',
  '{moved} of {people} changed their minds: {sources}':
    '{moved} von {people} haben ihre Meinung geändert: {sources}',
  '{left} left {decision}': '{left} weg von {decision}',
  'Kept the decision of their room vote: {count}.':
    'Bei der Entscheidung ihrer Stimme im Raum geblieben: {count}.',
  'Nobody left {decisions}.': 'Niemand verließ {decisions}.',
  'Only people without a room vote joined {decision}: {count}.':
    'Nur Personen ohne Stimme im Raum kamen zu {decision} hinzu: {count}.',
  'Room vote: {count}': 'Stimme im Raum: {count}',
  'Final decision: {count}': 'Endgültige Entscheidung: {count}',
  Chosen: 'Gewählt',
  'Chosen in the tie': 'Bei Gleichstand gewählt',
  Stayed: 'Geblieben',
  Moved: 'Gewechselt',
  'Recorded by a facilitator: {count}': 'Von der Moderation eingetragen: {count}',
  'to {decision}': 'zu {decision}',
  'from {decision}': 'von {decision}',
  '{room} {moved} of {people}': '{room} {moved} von {people}',
  'Moved: {rooms}': 'Gewechselt: {rooms}',
  'Fewer than four people said how sure they were with the room vote.':
    'Weniger als vier Personen haben bei der Stimme im Raum gesagt, wie sicher sie waren.',
  'Fewer than four people said how sure they were with the final decision.':
    'Weniger als vier Personen haben bei der endgültigen Entscheidung gesagt, wie sicher sie waren.',
  'Means are left out, because they would reveal the answers of fewer than four people.':
    'Mittelwerte fehlen, weil sie die Antworten von weniger als vier Personen verraten würden.',
  '{group}, {people}': '{group}, {people}',
  'Means of what they said with the room vote: 0 is a guess, 100 is certain.':
    'Mittelwerte der Angaben bei der Stimme im Raum: 0 ist geraten, 100 ist sicher.',
  Mean: 'Mittelwert',
  'Forecasts and decisions': 'Vorhersagen und Entscheidungen',
  '{people} of {all} expected it': '{people} von {all} erwarteten sie',
  '{people} of {all} chose it': '{people} von {all} wählten sie',
  '{decision} was more popular than predicted: {votes} of {allVotes} room votes, {forecasts} of {allForecasts} forecasts. This does not make it the better decision.':
    '{decision} war beliebter als vorhergesagt: {votes} von {allVotes} Stimmen in den Räumen, {forecasts} von {allForecasts} Vorhersagen. Das macht sie nicht zur besseren Entscheidung.',

  // The pages after the stages
  'Rooms and group': 'Räume und Gruppe',
  'What each room had voted among its own, against what the group then decided. Dark: they decided alike.':
    'Was jeder Raum für sich gewählt hatte, und was die Gruppe dann entschied. Dunkel: beide gleich.',
  'Rooms compared with the group': 'Räume und Gruppe im Vergleich',
  'Decided alike': 'Gleich entschieden',
  'The group@@row': 'Die Gruppe',
  'no votes': 'keine Stimmen',
  'Your commitment': 'Ihr Vorsatz',
  'By {date}. Only you can read it.': 'Bis {date}. Nur Sie können ihn lesen.',
  'Your private answers': 'Ihre privaten Antworten',
  'Nobody else can read them.': 'Niemand sonst kann sie lesen.',
  'What the run recorded, then how many raters gave each mark. People who rated: {count}.':
    'Was der Durchlauf festgehalten hat, dann wie viele Bewertende jede Wertung gaben. Bewertende: {count}.',
  'Raters who gave each mark': 'Bewertende je Wertung',
  'In the appendix': 'Im Anhang',
  'Mark@@of a rating': 'Wertung',
  'Meaning@@of a mark': 'Bedeutung',
  Remark: 'Anmerkung',
  Remarks: 'Anmerkungen',
  'The debrief': 'Die Nachbesprechung',
  'People who marked lessons: {count}.': 'Personen, die Lehren markiert haben: {count}.',
  'About the debrief': 'Zur Nachbesprechung',
  'From 1, not at all, to 7, completely': 'Von 1 (gar nicht) bis 7 (ganz)',
  Marks: 'Marken',
  Lesson: 'Lehre',
  'Actions@@of the group': 'Maßnahmen',
  Who: 'Wer',
  'What, who and by when': 'Was, wer und bis wann',
  'By@@date': 'Bis',
  'Phase@@of a debrief': 'Abschnitt',
  Kind: 'Art',
  Text: 'Text',
  'Answer@@in a debrief': 'Antwort',
  'Action@@of the group': 'Maßnahme',
  'Open@@of an action': 'Offen',
  'Done@@of an action': 'Erledigt',
  'Dropped@@of an action': 'Verworfen',
  "The facilitators' notes": 'Notizen der Moderation',
} satisfies Texts;
