/** German for the facts of refusals that are words: ordinal numbers and the states of a run. */
export const factWords: Readonly<Record<string, string>> = {
  second: 'zweite',
  third: 'dritte',
  DRAFT: 'Entwurf',
  IN_PROGRESS: 'Läuft',
  PAUSED: 'Pausiert',
  COMPLETED: 'Abgeschlossen',
  ENDED: 'Beendet',
};
