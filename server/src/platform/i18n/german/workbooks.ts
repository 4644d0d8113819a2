import type { Texts } from '@vincere/domain';

/** Texts of workbooks of a simulation and of the example of a roster. */
export const workbooks = {
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
