import type { Texts } from '../../lib/language.ts';

/** Confidence and forecasts beside votes, and the shift from room votes to final decisions. */
export const confidence = {
  // The questions beside a vote
  'How sure are you?': 'Wie sicher sind Sie?',
  'A guess': 'Geraten',
  Certain: 'Sicher',
  '0, a guess': '0, geraten',
  '100, certain': '100, sicher',
  'Choose a decision.': 'Wählen Sie eine Entscheidung.',
  'Say how sure you are.': 'Sagen Sie, wie sicher Sie sind.',
  'What will the group decide?': 'Was wird die Gruppe entscheiden?',
  'Say what you think the group will decide.': 'Sagen Sie, was die Gruppe Ihrer Meinung nach entscheidet.',
  'Nobody sees these two answers next to your name. The group sees totals once the stage is closed.':
    'Niemand sieht diese beiden Antworten neben Ihrem Namen. Die Gruppe sieht Summen, sobald die Phase geschlossen ist.',
  'Nobody sees this answer next to your name. The group sees totals once the stage is closed.':
    'Niemand sieht diese Antwort neben Ihrem Namen. Die Gruppe sieht Summen, sobald die Phase geschlossen ist.',
  'How sure you were: {confidence} of 100.': 'Ihre Sicherheit: {confidence} von 100.',
  'You expected the group to decide: {decision}.': 'Sie erwarteten als Entscheidung der Gruppe: {decision}.',

  // The switches
  'Ask how sure people are': 'Nach der Sicherheit fragen',
  'With each vote people say how sure they are, and with a room vote what the group will decide. You can change this until the run starts.':
    'Bei jeder Stimme sagen die Teilnehmenden, wie sicher sie sind, und im Raum auch, was die Gruppe entscheiden wird. Sie können das ändern, bis der Durchlauf beginnt.',
  'With each vote people say how sure they are, and with a room vote what the group will decide. New runs start with this setting.':
    'Bei jeder Stimme sagen die Teilnehmenden, wie sicher sie sind, und im Raum auch, was die Gruppe entscheiden wird. Neue Durchläufe beginnen mit dieser Einstellung.',

  'asks for confidence': 'fragt nach der Sicherheit',

  // The shift
  'From room vote to final decision': 'Von der Stimme im Raum zur endgültigen Entscheidung',
  'Nobody cast a room vote, so nobody could move.':
    'Niemand gab im Raum eine Stimme ab, daher konnte niemand wechseln.',
  'Nobody gave both a room vote and a final decision.':
    'Niemand gab sowohl im Raum eine Stimme ab als auch eine endgültige Entscheidung.',
  'Nobody moved': 'Niemand hat gewechselt',
  '{moved} of {people} changed their minds': '{moved} von {people} haben ihre Meinung geändert',
  '1 of {people} moved, away from {decision}':
    'Eine von {people} Personen hat gewechselt, weg von {decision}',
  '{moved} of {people} changed their minds, all of them away from {decision}':
    '{moved} von {people} haben ihre Meinung geändert, alle weg von {decision}',
  '{moved} of {people} changed their minds: {sources}':
    '{moved} von {people} haben ihre Meinung geändert: {sources}',
  '{left} left {decision}': '{left} weg von {decision}',
  'Nobody left {decisions}.': 'Niemand verließ {decisions}.',
  'Only {count} people without a room vote joined {decision}.': {
    one: 'Nur eine Person ohne Stimme im Raum kam zu {decision} hinzu.',
    other: 'Nur {count} Personen ohne Stimme im Raum kamen zu {decision} hinzu.',
  },
  '{moved} of {people} moved': '{moved} von {people} gewechselt',
  'no room vote@@from': 'keiner Stimme im Raum',
  'no final decision@@to': 'keiner endgültigen Entscheidung',
  'none@@vote': 'keine',
  'Room vote, {count} people': {
    one: 'Stimme im Raum, eine Person',
    other: 'Stimme im Raum, {count} Personen',
  },
  'Final decision, {count} people': {
    one: 'Endgültige Entscheidung, eine Person',
    other: 'Endgültige Entscheidung, {count} Personen',
  },
  'Chosen in the tie': 'Bei Gleichstand gewählt',
  '{shift}. The table below has the same numbers.': '{shift}. Die Tabelle darunter hat dieselben Zahlen.',
  'The same as a table': 'Dasselbe als Tabelle',
  '{count} people kept the decision of their room vote.': {
    one: 'Eine Person blieb bei der Entscheidung ihrer Stimme im Raum.',
    other: '{count} Personen blieben bei der Entscheidung ihrer Stimme im Raum.',
  },
  '{count} decisions that a facilitator recorded are not counted here.': {
    one: 'Eine von der Moderation eingetragene Entscheidung ist hier nicht mitgezählt.',
    other: '{count} von der Moderation eingetragene Entscheidungen sind hier nicht mitgezählt.',
  },
  Stayed: 'Geblieben',
  Moved: 'Gewechselt',
  '{group}, {people}': '{group}, {people}',
  'By room': 'Nach Räumen',
  'All rooms': 'Alle Räume',
  'Seated in the dashboard': 'Im Übersichtsraum',
  'The shift as a table': 'Der Wechsel als Tabelle',
  'No room vote': 'Keine Stimme im Raum',
  'No final decision': 'Keine endgültige Entscheidung',
  'to {decision}': 'zu {decision}',
  'to@@decision': 'zu',
  'All@@people': 'Alle',
  'How sure they were': 'Wie sicher sie waren',
  'What the group expected': 'Was die Gruppe erwartete',
  'How sure the group was in stage {number}': 'Wie sicher die Gruppe in Phase {number} war',
  'How sure the group was': 'Wie sicher die Gruppe war',
  'With the room vote': 'Bei der Stimme im Raum',
  'With the final decision': 'Bei der endgültigen Entscheidung',
  '{step} of 100: {count}': '{step} von 100: {count}',
  '{question}: fewer than four people answered, so no totals are shown.':
    '{question}: Weniger als vier Personen haben geantwortet, daher werden keine Summen gezeigt.',
  'Means of what they said with the room vote: 0 is a guess, 100 is certain.':
    'Mittelwerte der Angaben bei der Stimme im Raum: 0 ist geraten, 100 ist sicher.',
  'The means of those who stayed and those who moved are left out: one would reveal the answers of fewer than four people.':
    'Die Mittelwerte derer, die blieben, und derer, die wechselten, fehlen: Einer würde die Antworten von weniger als vier Personen verraten.',
  'What they expected, what they chose': 'Was sie erwarteten, was sie wählten',
  '<count>{people} of {all}</count> chose it': '<count>{people} von {all}</count> wählten sie',
  '{people} of {all} expected it': '{people} von {all} erwarteten sie',
  '{decision} was more popular than predicted.': '{decision} war beliebter als vorhergesagt.',
  '{votes} of {allVotes} room votes, {forecasts} of {allForecasts} forecasts. This does not make it the better decision.':
    '{votes} von {allVotes} Stimmen in den Räumen, {forecasts} von {allForecasts} Vorhersagen. Das macht sie nicht zur besseren Entscheidung.',
} satisfies Texts;
