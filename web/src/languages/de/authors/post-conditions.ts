import type { Texts } from '../../../lib/language.ts';

/** Conditions on which posts appear, for authors and facilitators. */
export const when = {
  // Clauses of conditions. They follow „sobald“ and are joined by „und“.
  'stage {number} was closed with {letter} “{title}”': 'Phase {number} mit {letter} „{title}“ beendet wurde',
  'the condition “{text}” of stage {number} was met':
    'die Bedingung „{text}“ aus Phase {number} erfüllt wurde',
  'the condition “{text}” of stage {number} was not met':
    'die Bedingung „{text}“ aus Phase {number} nicht erfüllt wurde',
  'the {room} room leans to {letter} “{title}”': 'der Raum {room} zu {letter} „{title}“ neigt',
  'the key fact “{text}” is on the table': 'die Schlüsseltatsache „{text}“ auf dem Tisch liegt',
  'the key fact “{text}” is still not on the table at minute {minute}':
    'die Schlüsseltatsache „{text}“ in Minute {minute} noch nicht auf dem Tisch liegt',
  'the {room} room has not read the post “{text}” by minute {minute}':
    'der Raum {room} den Beitrag „{text}“ bis Minute {minute} nicht gelesen hat',
  'everybody in the rooms has voted': 'alle in den Räumen abgestimmt haben',
  'everybody in the {room} room has voted': 'alle im Raum {room} abgestimmt haben',
  'something happens that no longer exists': 'etwas geschieht, das es nicht mehr gibt',
  'Once {conditions}': 'Sobald {conditions}',
  'Once {conditions}, but not before {time} into the stage':
    'Sobald {conditions}, aber frühestens {time} nach Beginn der Phase',

  // Choosing conditions
  'On conditions': 'Unter Bedingungen',
  'On conditions, which could not be loaded': 'Unter Bedingungen, die nicht geladen werden konnten',
  'Loading what conditions can be about': 'Mögliche Bedingungen werden geladen',
  'What conditions can be about could not be loaded.': 'Mögliche Bedingungen konnten nicht geladen werden.',
  'All of these hold': 'Alles davon trifft zu',
  'Condition {number}': 'Bedingung {number}',
  'Kind of condition {number}': 'Art der Bedingung {number}',
  'Remove condition {number}': 'Bedingung {number} entfernen',
  'An earlier decision was taken': 'Frühere Entscheidung',
  'An earlier condition was judged': 'Frühere Bedingung',
  'A room leans to': 'Ein Raum neigt zu',
  'Everybody has voted': 'Alle haben abgestimmt',
  'A fact is on the table': 'Eine Tatsache liegt auf dem Tisch',
  'A fact is not on the table': 'Eine Tatsache liegt nicht auf dem Tisch',
  'A room has not read a post': 'Ein Raum hat einen Beitrag nicht gelesen',
  'Condition of an earlier decision': 'Bedingung einer früheren Entscheidung',
  'Met or not met': 'Erfüllt oder nicht erfüllt',
  'was met': 'wurde erfüllt',
  'was not met': 'wurde nicht erfüllt',
  'in all rooms': 'in allen Räumen',
  'Key fact': 'Schlüsseltatsache',
  'by minute': 'bis Minute',
  'No longer there': 'Nicht mehr vorhanden',
  'Write a minute of the stage, from 1 to 1440.': 'Schreiben Sie eine Minute der Phase, von 1 bis 1440.',
  'Add a Condition': 'Bedingung hinzufügen',
  'Add at least one condition.': 'Fügen Sie mindestens eine Bedingung hinzu.',
  'A post has at most three conditions.': 'Ein Beitrag hat höchstens drei Bedingungen.',
  'Not before': 'Frühestens',
  'Write minutes and seconds, such as 5:30, at most 24 hours.':
    'Schreiben Sie Minuten und Sekunden, etwa 5:30, höchstens 24 Stunden.',
  'No earlier stage has decisions that a condition could be about.':
    'Es gibt keine frühere Phase mit Entscheidungen, auf die sich eine Bedingung beziehen könnte.',
  'This scenario has no key facts that a condition could be about.':
    'Dieses Szenario hat keine Schlüsseltatsachen, auf die sich eine Bedingung beziehen könnte.',
  'A post of the dashboard cannot depend on how a room leans, because that room would read it.':
    'Ein Beitrag im Übersichtsraum kann nicht davon abhängen, wozu ein Raum neigt, denn dieser Raum würde ihn lesen.',
  '<b>Appears once</b> {conditions}.': '<b>Erscheint, sobald</b> {conditions}.',
  '<b>Appears once</b> {conditions}, but not before {time} into the stage.':
    '<b>Erscheint, sobald</b> {conditions}, aber frühestens {time} nach Beginn der Phase.',

  // In the control room
  'Waiting for conditions': 'Wartet auf Bedingungen',
  Dropped: 'Verworfen',
  Drop: 'Verwerfen',
  'Undo Drop': 'Doch nicht verwerfen',
  'Drop: post by {name} to {room}': 'Verwerfen: Beitrag von {name} an {room}',
  'Undo Drop: post by {name} to {room}': 'Doch nicht verwerfen: Beitrag von {name} an {room}',
  'It will not appear in this run. You can undo this until the stage closes.':
    'Er erscheint in diesem Durchlauf nicht. Bis die Phase endet, können Sie das rückgängig machen.',
  'The post was not dropped': 'Der Beitrag wurde nicht verworfen',
  'The post is still dropped': 'Der Beitrag bleibt verworfen',
  'It still waits for its conditions. Please try again.':
    'Er wartet weiter auf seine Bedingungen. Bitte versuchen Sie es erneut.',
} satisfies Texts;
