/** One entry of the notes of a room. */
export type RoomNote = {
  /** Null for an unsigned text, which is shown unchanged. */
  author: string | null;
  at: Date | null;
  text: string;
};

const header = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] (.*?): (.*)$/s;
const lookalike = /^( *)\[(?=\d{4}-\d\d-\d\dT)/;

/**
 * Returns the name under which a person signs notes, on one line. A space after a colon becomes a no-break space, because
 * `: ` separates the author from the text.
 */
export function noteAuthor(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim().replace(/\s+/g, ' ').replaceAll(': ', ':\u00a0');
}

/**
 * Formats a note for storage: `[ISO time] Author: text`. Indents later lines that look like a header, so nobody can forge
 * an entry. `at` is an ISO time; `author` must come from `noteAuthor`.
 */
export function writeNote(at: string, author: string, text: string): string {
  const [first = '', ...others] = text.split('\n');
  return [`[${at}] ${author}: ${first}`, ...others.map((line) => line.replace(lookalike, ' $1['))].join('\n');
}

/** Parses the notes of a room into entries. Reverses `writeNote`, including the indentation of later lines. */
export function readNotes(notes: string): RoomNote[] {
  if (notes.trim() === '') return [];
  const entries: RoomNote[] = [];
  for (const line of notes.split('\n')) {
    const [, time, author, text] = header.exec(line) ?? [];
    const last = entries.at(-1);
    if (time !== undefined && author !== undefined && !Number.isNaN(Date.parse(time)))
      entries.push({ author, at: new Date(time), text: text ?? '' });
    else if (last) last.text += `\n${last.author === null ? line : unindent(line)}`;
    else entries.push({ author: null, at: null, text: line });
  }
  return entries;
}

function unindent(line: string): string {
  return lookalike.test(line) && line.startsWith(' ') ? line.slice(1) : line;
}
