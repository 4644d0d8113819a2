import type { Texts } from '@vincere/domain';
import { german as names } from '../../../../languages/german.ts';

/** Texts of workbooks of a simulation and of the example of a roster. */
const workbooks = {
  Name: 'Name',
  Help: 'Hilfe',
  'New simulation': 'Neue Simulation',
  Sheet: 'Blatt',
  Column: 'Spalte',
  'What it holds': 'Was darin steht',
  'The name, the description and the briefing, each in its row. Also the teaching note, which only facilitators read.':
    'Der Name, die Beschreibung und das Briefing, jedes in seiner Zeile. Auch die Lehrnotiz, die nur die Moderation liest.',
  'What the group should be able to do, in a few words. Up to six rows.':
    'Was die Gruppe können soll, in wenigen Worten. Bis zu sechs Zeilen.',
  'One or two sentences by which a group can be rated.':
    'Ein oder zwei Sätze, nach denen sich eine Gruppe bewerten lässt.',
  'A number from 1 to 3, one row each.': 'Eine Zahl von 1 bis 3, je eine Zeile.',
  'The task of the group in this stage.': 'Die Aufgabe der Gruppe in dieser Phase.',
  'The time limit, such as 15 or 15.5. Empty for no limit.':
    'Die Zeitbegrenzung, zum Beispiel 15 oder 15,5. Leer heißt: ohne Begrenzung.',
  'The number of a row on the sheet Stages.': 'Die Nummer einer Zeile im Blatt „Stages“.',
  'A short name of your own, such as 2-1. Other sheets use it.':
    'Ein kurzer eigener Name, zum Beispiel 2-1. Andere Blätter verwenden ihn.',
  'A key from the sheet Scenarios.': 'Ein Schlüssel aus dem Blatt „Scenarios“.',
  'The key of a scenario in the next stage. Empty if the decision ends the simulation.':
    'Der Schlüssel eines Szenarios der nächsten Phase. Leer, wenn die Entscheidung die Simulation beendet.',
  'yes if the group writes an order in this scenario. Empty if not.':
    'yes, wenn die Gruppe in diesem Szenario eine Anordnung schreibt. Sonst leer.',
  'What happens after this decision. Nobody reads it before the stage closes.':
    'Was nach dieser Entscheidung geschieht. Niemand liest es, bevor die Phase geschlossen ist.',
  'A short name of your own, if a post waits for this condition.':
    'Ein kurzer eigener Name, wenn ein Beitrag auf diese Bedingung wartet.',
  'A short name of your own, if a post waits for this fact.':
    'Ein kurzer eigener Name, wenn ein Beitrag auf diese Tatsache wartet.',
  'A short name of your own, if key facts or other posts refer to the post.':
    'Ein kurzer eigener Name, wenn sich Schlüsseltatsachen oder andere Beiträge auf den Beitrag beziehen.',
  'Up to three conditions that must all hold at the same moment, each on its own line. Empty for none. This is the form of each:':
    'Bis zu drei Bedingungen, die alle zugleich gelten müssen, jede in einer eigenen Zeile. Leer heißt: keine. Jede hat eine dieser Formen:',
  'This scenario of an earlier stage was closed with this decision.':
    'Dieses Szenario einer früheren Phase wurde mit dieser Entscheidung geschlossen.',
  'The condition with this key, of a scenario of an earlier stage, was met or not met.':
    'Die Bedingung mit diesem Schlüssel, aus einem Szenario einer früheren Phase, war erfüllt (met) oder nicht erfüllt (not met).',
  'At least half of this room has voted, and this decision alone leads there.':
    'Mindestens die Hälfte dieses Raums hat abgestimmt, und diese Entscheidung führt dort allein.',
  'A post or file that carries the fact with this key is on the table.':
    'Ein Beitrag oder eine Datei mit der Tatsache mit diesem Schlüssel liegt auf dem Tisch.',
  'None is on the table by this minute of the stage.':
    'Bis zu dieser Minute der Phase liegt nichts davon auf dem Tisch.',
  'Nobody of this room has read its post with this key by this minute of the stage.':
    'Bis zu dieser Minute der Phase hat niemand in diesem Raum dessen Beitrag mit diesem Schlüssel gelesen.',
  'Everyone who sits in a room has voted. With the name of a room: everyone there.':
    'Alle, die in einem Raum sitzen, haben abgestimmt. Mit dem Namen eines Raums: alle dort.',
  'One sentence with one claim.': 'Ein Satz mit einer Aussage.',
  'The keys of the posts that carry the fact, with commas between them.':
    'Die Schlüssel der Beiträge, in denen die Tatsache steht, mit Kommas dazwischen.',
  'The letters of the decisions that the fact supports, with commas between them.':
    'Die Buchstaben der Entscheidungen, für die die Tatsache spricht, mit Kommas dazwischen.',
  'The letters of the decisions that the fact opposes, with commas between them.':
    'Die Buchstaben der Entscheidungen, gegen die die Tatsache spricht, mit Kommas dazwischen.',
  'The letter of a decision of this scenario: A, B or C.':
    'Der Buchstabe einer Entscheidung dieses Szenarios: A, B oder C.',
  'What a careful order includes, in a few words.':
    'Was eine sorgfältige Anordnung enthält, in wenigen Worten.',
  'What the outcome adds if the order includes it. The next column is for an order that does not.':
    'Was der Ausgang ergänzt, wenn die Anordnung es enthält. Die nächste Spalte gilt für eine Anordnung ohne es.',
  'The standard name of a room. A room without a row here keeps its standard texts.':
    'Der Standardname eines Raums. Ein Raum ohne Zeile behält hier seine Standardtexte.',
  'yes if nobody plays in this room. Empty if the room is in use, as at least two are.':
    'yes, wenn in diesem Raum niemand spielt. Leer, wenn der Raum genutzt wird, wie mindestens zwei.',
  'What the room is called. Empty for the standard title.':
    'Wie der Raum heißt. Leer heißt: der Standardtitel.',
  'Who speaks in the posts of the room. Empty for the standard persona, as is the handle.':
    'Wer in den Beiträgen des Raums spricht. Leer heißt: die Standardrolle; ebenso beim Kürzel.',
  'One of the rooms in the list of the cell.': 'Einer der Räume aus der Liste der Zelle.',
  'Who speaks. Empty for the room itself, as is the handle.':
    'Wer spricht. Leer heißt: der Raum selbst; ebenso beim Kürzel.',
  'What the post shows as its time, such as 2h ago.':
    'Was der Beitrag als Zeit zeigt, zum Beispiel „vor 2 Std.“',
  'A whole number. Empty for 0, as are reposts and replies.':
    'Eine ganze Zahl. Leer heißt 0; ebenso bei Reposts und Antworten.',
  'Seconds after the start of the stage, or held until you release it. Empty for the start.':
    'Sekunden nach dem Beginn der Phase, oder „held“, bis Sie ihn veröffentlichen. Leer heißt: mit der Phase.',
} as const satisfies Texts;

/** Texts of the PDFs of a run and of a summary. */
const pdf = {
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

  // The summary of a participant
  Summary: 'Auswertung',
  'Played on {date}.': 'Gespielt am {date}.',
  'The run goes on; the stages that are closed stand here.':
    'Der Durchlauf geht weiter; hier stehen die abgeschlossenen Phasen.',
  'No stage has been decided yet.': 'Noch ist keine Phase entschieden.',
  'The group decided as you did in {rate}% of the stages.':
    'In {rate} % der Phasen hat die Gruppe wie Sie entschieden.',
  'Stage {number}: {scenario}': 'Phase {number}: {scenario}',
  You: 'Sie',
  '{decision}, as the group': '{decision}, wie die Gruppe',
  'How sure you were': 'Ihre Sicherheit',
  '{confidence} of 100': '{confidence} von 100',
  'You expected': 'Sie erwarteten',
  'How sure the group was': 'Wie sicher die Gruppe war',
  'Your room vote': 'Ihre Stimme im Raum',
  '{decision}, as the room ({room})': '{decision}, wie der Raum ({room})',
  '{decision}; the votes of the room ({room}) were tied':
    '{decision}; im Raum ({room}) gab es einen Gleichstand',
  '{part} of {total}@@votes': '{part} von {total}',
  'Tie between {decisions} ({count} each)': 'Gleichstand zwischen {decisions} (je {count})',
  '{decision}; the room ({room}) chose {other}': '{decision}; der Raum ({room}) wählte {other}',
  'Your reasoning': 'Ihre Begründung',
  'The rooms': 'Die Räume',
  'Your evidence': 'Ihre Belege',
  'You have not answered the questionnaires yet.': 'Sie haben die Fragebögen noch nicht ausgefüllt.',
  'In your own words': 'In Ihren eigenen Worten',
  'Not answered': 'Nicht beantwortet',
} satisfies Texts;

/** The sheets of a run, and the names of the files. */
const sheets = {
  'File {name}': 'Datei {name}',
  'Put there by': 'Hingelegt von',
  'Shared evidence': 'Geteilte Belege',
  Shift: 'Wechsel',
  'Room vote': 'Stimme im Raum',
  'Final decision': 'Endgültige Entscheidung',
  'No room vote': 'Keine Stimme im Raum',
  'No final decision': 'Keine endgültige Entscheidung',
  Confidence: 'Sicherheit',
  'How sure with the room vote': 'Wie sicher bei der Stimme im Raum',
  'How sure with the final decision': 'Wie sicher bei der endgültigen Entscheidung',
  'What the group will decide': 'Was die Gruppe entscheiden wird',
  Why: 'Warum',
  '{simulation}, summary': '{simulation}, Auswertung',
  '{name}, for the board': '{name}, für das Gremium',
  yes: 'ja',
  no: 'nein',
  'yyyy-mm-dd hh:mm:ss': 'dd.mm.yyyy hh:mm:ss',
  Run: 'Durchlauf',
  Stages: 'Phasen',
  Notes: 'Notizen',
  Posts: 'Beiträge',
  People: 'Personen',
  Announcements: 'Durchsagen',
  Announcement: 'Durchsage',
  'Everyone on the run': 'Alle im Durchlauf',
  'Help line': 'Fragen an die Moderation',
  What: 'Was',
  Value: 'Wert',
  Simulation: 'Simulation',
  Status: 'Status',
  'Access code': 'Zugangscode',
  Created: 'Angelegt',
  Started: 'Begonnen',
  Ended: 'Beendet',
  'Times are those of': 'Zeiten gelten für',
  'Running time in seconds': 'Laufzeit in Sekunden',
  'Answered before and after': 'Vorher und nachher geantwortet',
  "Facilitators' notes": 'Notizen der Moderation',
  Instruction: 'Anleitung',
  Scenario: 'Szenario',
  Decision: 'Entscheidung',
  How: 'Wie',
  'Missing votes': 'Fehlende Stimmen',
  'Removed in the stage': 'In der Phase entfernt',
  'Scenarios not met': 'Nicht erlebte Szenarien',
  'Seconds in the stage': 'Sekunden in der Phase',
  Raters: 'Bewertende',
  'People with both votes': 'Personen mit beiden Stimmen',
  'Median seconds to vote': 'Sekunden bis zur Stimme, Median',

  'Participant@@who voted': 'Person',
  Email: 'E-Mail',
  Guest: 'Gast',
  Reasoning: 'Begründung',
  'On behalf': 'Im Auftrag',
  'How far it came': 'Wie weit sie kam',
  'Read by': 'Gelesen von',
  'On the table since': 'Auf dem Tisch seit',
  'Used in room': 'Genutzt im Raum',
  'At@@when': 'Zeitpunkt',
  'Seconds into stage': 'Sekunden seit Beginn der Phase',

  Author: 'Von',
  Note: 'Notiz',
  'Published into the run': 'Im Durchlauf veröffentlicht',
  'Appears@@when': 'Erscheint',
  Appeared: 'Erschienen',
  'Text@@of a post': 'Text',
  'with the stage': 'mit der Phase',
  'when released': 'nach Freigabe',
  '{time} into the stage': '{time} nach Beginn der Phase',
  Joined: 'Dabei seit',
  Removed: 'Entfernt',
  '{before} and {after}': '{before} und {after}',
  '1 means': '1 bedeutet',
  '5 means': '5 bedeutet',
  'Mean of the pairs': 'Mittelwert der Paare',
  'Open answers': 'Offene Antworten',
  'Answer@@given': 'Antwort',
  'Answers with names': 'Antworten mit Namen',
  '{category}, before': '{category}, vorher',
  '{category}, after': '{category}, nachher',
  Questionnaire: 'Fragebogen',
  Asked: 'Gefragt',
  'Question@@asked': 'Frage',
  Answers: 'Antworten',
  Settled: 'Erledigt',
} satisfies Texts;

const mails = {
  'Verify your email address for Vincere': 'Bestätigen Sie Ihre E-Mail-Adresse für Vincere',
  'Please verify that this email address is yours: {url}':
    'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört: {url}',
  'The link works once, within the next 24 hours. It asks for the password of your account.':
    'Der Link gilt einmal und in den nächsten 24 Stunden. Er fragt nach dem Passwort Ihres Kontos.',
  'If you have no account with Vincere, you can ignore this mail.':
    'Wenn Sie kein Konto bei Vincere haben, brauchen Sie nichts zu tun.',
  'Hello,': 'Guten Tag,',
  'Hello {name},': 'Guten Tag {name},',
  'Set a new password for Vincere': 'Neues Passwort für Vincere',
  'You can set a new password here: {url}': 'Hier können Sie ein neues Passwort festlegen: {url}',
  'The link works once, within the next 60 minutes.':
    'Der Link funktioniert einmal, innerhalb der nächsten 60 Minuten.',
  "If you didn't ask for it, you don't need to do anything: your password stays as it is.":
    'Wenn Sie nicht danach gefragt haben, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  'You are invited to {run}': 'Einladung: {run}',
  'You take part in the simulation "{run}". The access code is {code}.':
    'Sie nehmen an der Simulation „{run}“ teil. Der Zugangscode lautet {code}.',
  'First choose a password here: {url}': 'Wählen Sie zuerst hier ein Passwort: {url}',
  'Then join here: {url}': 'Dann nehmen Sie hier teil: {url}',
  'Your commitment after {run}': 'Ihr Vorsatz nach: {run}',
  'After "{run}" you wrote down for today:': 'Nach „{run}“ haben Sie sich für heute vorgenommen:',
  '{run} has ended': 'Beendet: {run}',
  'The simulation "{run}" has ended. Your summary: {url}':
    'Die Simulation „{run}“ ist beendet. Ihre Auswertung: {url}',
  'The run "{run}" has ended. The report: {url}': 'Der Durchlauf „{run}“ ist beendet. Der Bericht: {url}',
} satisfies Texts;

/** The areas of this catalogue. Screens share the other texts. */
export const areas = { pdf, sheets, mails };

export const german = { ...names, ...workbooks, ...pdf, ...sheets, ...mails };
export type German = typeof german;
