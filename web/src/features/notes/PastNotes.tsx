import { readNotes } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty } from '../../ui/states.tsx';
import { NoteItem } from './NoteItem.tsx';

/** The notes of a room in an earlier scenario, read-only. `of` names the run if there are several. */
export function PastNotes({ notes, of }: { notes: string; of?: string | undefined }) {
  const entries = readNotes(notes);
  return (
    <Section title={t('Notes')} aside={<span className="meta-text">{of ?? t('Shared with your room')}</span>}>
      {entries.length === 0 ? (
        <Empty title={t('No notes')}>{t('Nobody in this room has written a note.')}</Empty>
      ) : (
        <ul className="rows" aria-label={t('Notes')}>
          {entries.map((note, index) => (
            <NoteItem key={`${index}-${note.at?.getTime() ?? 0}`} note={note} />
          ))}
        </ul>
      )}
    </Section>
  );
}
