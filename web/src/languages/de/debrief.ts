/** Texts of the guided debrief. */
export const debrief = {
  'What is still going through your head?': 'Was geht Ihnen noch durch den Kopf?',
  'What happened, in the order in which you remember it?':
    'Was geschah, in der Reihenfolge, in der Sie sich erinnern?',
  'Why did it make sense at the time?': 'Warum war es in dem Moment sinnvoll?',
  'What will you do differently on Monday?': 'Was machen Sie am Montag anders?',
  'What will you do, and by when?': 'Was werden Sie tun, und bis wann?',
};
