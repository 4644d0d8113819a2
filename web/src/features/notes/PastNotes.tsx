import { readNotes } from '@vincere/domain';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { NoteItem } from './NoteItem.tsx';

/** What a room wrote down in a scenario, to read again. `of` names the run where there are several. */
export function PastNotes({ notes, of }: { notes: string; of?: string | undefined }) {
  const entries = readNotes(notes);
  return (
    <Section title="Notes" aside={<span className="t-meta">{of ?? 'Shared with your room'}</span>}>
      {entries.length === 0 ? (
        <Empty title="No notes">Nobody in the room wrote anything down here.</Empty>
      ) : (
        <ul className="rows" aria-label="Notes">
          {entries.map((note, index) => (
            <NoteItem key={`${index}-${note.at?.getTime() ?? 0}`} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}
