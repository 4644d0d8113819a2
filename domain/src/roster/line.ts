/** The maximum number of people on a roster. */
export const rosterLimit = 1_000;

/** The maximum length of a name and of an email on a roster, in characters. */
export const nameLimit = 200;

/** Only so many characters of a cell are read: the rest is only needed to see that the cell is too long. */
export const maxCellLength = 4 * nameLimit;

/** The part of a line that a cell fills. */
export type RosterField = 'name' | 'email' | 'room';

/**
 * A person in one row of a roster. `room` is the text of the cell, empty if none was given. `unclear` are the fields whose cells
 * contain no text of an author, such as an error.
 */
export type RosterLine = {
  line: number;
  name: string;
  email: string;
  room: string;
  unclear: readonly RosterField[];
};

/** Collapses line breaks and no-break spaces, which spreadsheet cells often contain. */
export function singleLine(cell: string): string {
  return cell
    .slice(0, maxCellLength)
    .normalize('NFC')
    .replace(/[\s\u00a0\ufeff\p{Cc}]+/gu, ' ')
    .trim();
}
