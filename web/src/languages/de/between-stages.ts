import type { Texts } from '../../lib/language.ts';

/** Between two stages: the result is revealed, and the next stage has not begun. */
export const betweenStages = {
  'Reveal the Result': 'Ergebnis zeigen',
  'The result is revealed': 'Das Ergebnis wird gezeigt',
  'Everybody sees the decision and the votes.': 'Alle sehen die Entscheidung und die Stimmen.',
  'Show What Came of It': 'Zeigen, was daraus wurde',
  'Failed to show what came of it': 'Was daraus wurde, konnte nicht gezeigt werden',
  'Begin Stage {number}': 'Phase {number} beginnen',
  'Failed to begin the stage': 'Die Phase konnte nicht begonnen werden',
  'Between two stages': 'Zwischen zwei Phasen',
  Vote: 'Abstimmung',
  'Everybody reads it now.': 'Alle lesen es jetzt.',
  'Only you read it yet.': 'Noch liest es nur die Moderation.',
  'The beginning opens {scenario} and starts the clock.':
    'Der Beginn öffnet „{scenario}“ und startet die Uhr.',
  'The vote': 'Die Abstimmung',
  'What came of it, to read aloud': 'Was daraus wurde, zum Vorlesen',
  '<b>All phones show the decision and what came of it.</b> Nobody can read stage {number} yet.':
    '<b>Alle Geräte zeigen die Entscheidung und was daraus wurde.</b> Phase {number} kann noch niemand lesen.',
  '<b>All phones show the decision and the votes.</b> Nobody can read stage {number} yet.':
    '<b>Alle Geräte zeigen die Entscheidung und die Stimmen.</b> Phase {number} kann noch niemand lesen.',
  'Stage {number} stands at': 'Phase {number} steht bei',
  'Stage {number} has not begun': 'Phase {number} hat noch nicht begonnen',
  'Reading the result.': 'Das Ergebnis wird gelesen.',
  '{part} of {total} chose it.': '{part} von {total} haben sie gewählt.',
  'You chose it too.': 'Sie auch.',
  'You chose {decision}.': 'Sie haben „{decision}“ gewählt.',
  '<b>Stage {number} has not begun.</b> Look up: your facilitator opens it for everyone at once.':
    '<b>Phase {number} hat noch nicht begonnen.</b> Schauen Sie nach vorn: Die Moderation öffnet sie für alle zugleich.',
} as const satisfies Texts;
