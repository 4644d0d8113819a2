import type { Texts } from '@vincere/domain';

/** Returns the texts of all areas of a catalogue with their translations, in the order of the areas. */
export function entriesOf(areas: object): [text: string, translation: Texts[string]][] {
  return Object.values(areas).flatMap((area: Texts) => Object.entries(area));
}
