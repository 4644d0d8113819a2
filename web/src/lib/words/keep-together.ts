const numberPattern = /\b(stage|phase|room|runde|raum) (\d)/giu;

/** Returns a text in which no line ends between `stage` and its number. */
export function keepTogether(text: string): string {
  return text.replace(numberPattern, '$1\u00a0$2');
}
