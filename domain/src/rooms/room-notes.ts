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
    const signedNote = readHeader(line);
    const lastEntry = entries.at(-1);
    if (signedNote !== null) entries.push(signedNote);
    else if (lastEntry) lastEntry.text += `\n${lastEntry.author === null ? line : unindent(line)}`;
    else entries.push({ author: null, at: null, text: line });
  }
  return entries;
}

/** Returns the note that a line begins; null for other lines. */
function readHeader(line: string): { author: string; at: Date; text: string } | null {
  const [, time, author, text = ''] = header.exec(line) ?? [];
  if (time === undefined || author === undefined || Number.isNaN(Date.parse(time))) return null;
  return { author, at: new Date(time), text };
}

/**
 * Returns the text that replaces `storedText`, the notes of a room, when a person sends `sentNotes`. Nobody can put words under somebody
 * else's name: a note that others signed stays as it is, or becomes a note that `by` signs, with all that was sent. `at` is an ISO
 * time; `author` must come from `noteAuthor`.
 */
export function replaceNotes(
  storedText: string,
  sentNotes: string,
  by: { at: string; author: string },
): string {
  const storedNotes = splitNotes(storedText);
  return splitNotes(sentNotes)
    .flatMap((note) => {
      const signature = readHeader(note);
      if (signature === null || signature.author === by.author || storedNotes.includes(note)) return [note];
      const storedPart = storedNotes.find(
        (candidate) => readHeader(candidate) !== null && note.startsWith(`${candidate}\n`),
      );
      if (storedPart === undefined) return [writeNote(by.at, by.author, note)];
      const addedText = note.slice(storedPart.length + 1);
      return addedText.trim() === '' ? [note] : [storedPart, writeNote(by.at, by.author, addedText)];
    })
    .join('\n');
}

/** Splits the notes of a room before each line that begins a signed note. */
function splitNotes(notes: string): string[] {
  const parts: string[][] = [];
  for (const line of notes.split('\n'))
    if (parts.length === 0 || readHeader(line) !== null) parts.push([line]);
    else parts.at(-1)?.push(line);
  return parts.map((lines) => lines.join('\n'));
}

function unindent(line: string): string {
  return lookalike.test(line) && line.startsWith(' ') ? line.slice(1) : line;
}
