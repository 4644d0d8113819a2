/** One entry of the notes of a room. */
export type RoomNote = {
  /** Null for a text that nobody signed: it is shown as it is. */
  author: string | null;
  at: Date | null;
  text: string;
};

const head = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] (.*?): (.*)$/s;
const lookalike = /^( *)\[(?=\d{4}-\d\d-\d\dT)/;

/**
 * The name under which a person signs notes, on one line. No space follows a colon in it but one that never breaks:
 * `: ` is where the text begins.
 */
export function noteAuthor(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`.trim().replace(/\s+/g, ' ').replaceAll(': ', ':\u00a0');
}

/**
 * A note as it is stored: `[ISO time] Author: text`. A further line that could be taken for another entry is set in by
 * one more space: nobody writes in another's name. `author` is what `noteAuthor` gives, `at` an ISO time.
 */
export function writeNote(at: string, author: string, text: string): string {
  const [first = '', ...others] = text.split('\n');
  return [`[${at}] ${author}: ${first}`, ...others.map((line) => line.replace(lookalike, ' $1['))].join('\n');
}

/** The entries in the notes of a room, each with the lines up to the next one, as they were given to `writeNote`. */
export function readNotes(notes: string): RoomNote[] {
  if (notes.trim() === '') return [];
  const entries: RoomNote[] = [];
  for (const line of notes.split('\n')) {
    const [, time, author, text] = head.exec(line) ?? [];
    const last = entries.at(-1);
    if (time !== undefined && author !== undefined && !Number.isNaN(Date.parse(time)))
      entries.push({ author, at: new Date(time), text: text ?? '' });
    else if (last) last.text += `\n${last.author === null ? line : withoutInset(line)}`;
    else entries.push({ author: null, at: null, text: line });
  }
  return entries;
}

function withoutInset(line: string): string {
  return lookalike.test(line) && line.startsWith(' ') ? line.slice(1) : line;
}
