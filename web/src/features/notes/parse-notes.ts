export type Note = {
  /** Null for a text that nobody signed: it is shown as it is. */
  author: string | null;
  at: Date | null;
  text: string;
};

const head = /^\[(\d{4}-\d\d-\d\dT[\d:.]+Z)\] (.+?): (.*)$/s;

/** The entries in the notes of a room: lines `[ISO time] Author: text`, each with the lines up to the next one. */
export function parseNotes(notes: string): Note[] {
  if (notes.trim() === '') return [];
  const entries: Note[] = [];
  for (const line of notes.split('\n')) {
    const [, time, author, text] = head.exec(line) ?? [];
    const last = entries.at(-1);
    if (time !== undefined && author !== undefined && !Number.isNaN(Date.parse(time)))
      entries.push({ author, at: new Date(time), text: text ?? '' });
    else if (last) last.text += `\n${line}`;
    else entries.push({ author: null, at: null, text: line });
  }
  return entries;
}
