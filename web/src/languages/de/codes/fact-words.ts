const states = {
  DRAFT: 'Entwurf',
  IN_PROGRESS: 'Läuft',
  PAUSED: 'Pausiert',
  COMPLETED: 'Abgeschlossen',
  ENDED: 'Beendet',
};

/** German for the facts that are words, by the name of the fact: ordinal numbers, states of a run, the end of a text. */
export const factWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ordinal: { second: 'zweite', third: 'dritte' },
  from: states,
  to: states,
  seen: { 'the end of the text': 'das Ende des Textes' },
};
