import type { Texts } from '../../lib/language.ts';

/** The map of a simulation: to work on, and to show the way of a group. */
export const map = {
  'Loading the map': 'Karte wird geladen',
  'Show on the Map': 'Auf der Karte zeigen',
} satisfies Texts;
