import type { Texts } from '../../lib/language.ts';

/** Key facts in a run: in the control room, in the debrief and in the summary. */
export const runFacts = {
  'holds key facts back': 'hält Schlüsseltatsachen zurück',
  'key fact': 'Schlüsseltatsache',
  ticked: 'abgehakt',
} satisfies Texts;
