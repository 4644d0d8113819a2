import { rooms } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem, UnsentItem } from './NoteItem.tsx';
import { unsentNotes } from './unsent-notes.ts';
import { countOf, discardNote, settleNote, useAddNote } from './useAddNote.ts';

type RoomNotesProps = {
  roomRunId: number | undefined;
  /** The notes as the server has them; undefined while they load. */
  notes: string | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** The writer's own name, as the server signs notes. */
  author: string;
  /** Under which what is typed here is kept: person, run, scenario and room. */
  draftKey: string;
  /** Why nobody can write here; undefined when one can. */
  closed?: string | undefined;
  /** Stands under the notes. */
  children?: ReactNode;
};

/** The notes that the people of a room share, live, and the box to add one. */
export function RoomNotes(props: RoomNotesProps) {
  const { roomRunId, notes, failed, retrying, onRetry, author, draftKey, closed, children } = props;
  const [draft, setDraft, clearDraft] = useDraft(`${draftKey}:note`);
  const scope = `${draftKey}:unsent`;
  const kept = unsentNotes.useList(scope);
  const unsent = kept.filter((note) => countOf(notes ?? '', author, note.text) <= note.known);
  useEffect(() => {
    // One that arrived, though its answer was lost or is still to come, is not offered back later.
    for (const note of kept) if (!unsent.includes(note)) settleNote(scope, note.key);
  });
  const { add, retry } = useAddNote(roomRunId, scope, author);
  useEffect(() => {
    // Those of before the page was loaded again go on; the others do already.
    if (roomRunId !== undefined && closed === undefined)
      for (const note of unsent) if (note.state === 'waiting') retry(note);
  });
  const entries = readNotes(notes ?? '');
  const count = entries.length + unsent.length;
  const list = useEndInView(count);

  return (
    <Section
      title={t('Notes')}
      aside={<span className="t-meta">{t('Shared with your room')}</span>}
      className="notes"
    >
      {notes === undefined && !failed && <Skeleton lines={4} label={t('Loading notes')} />}
      {notes === undefined && failed && (
        <Failed message={t(rooms.notesLoadFailed)} onRetry={onRetry} busy={retrying} />
      )}
      {notes !== undefined && count === 0 && (
        <Empty title={t('No notes yet')}>
          {t('What anybody in the room writes down is here for all of it.')}
        </Empty>
      )}
      {/* It scrolls by itself where the page has columns: a keyboard must get into it. */}
      <ul className="rows notes-list" ref={list} tabIndex={count > 0 ? 0 : undefined} aria-label={t('Notes')}>
        {entries.map((note, index) => (
          <NoteItem key={`${index}-${note.at?.getTime() ?? 0}`} note={note} />
        ))}
        {unsent.map((note) => (
          <UnsentItem
            key={note.key}
            note={note}
            author={author}
            onRetry={() => retry(note)}
            onDiscard={() => discardNote(scope, note.key)}
          />
        ))}
      </ul>
      {closed === undefined ? (
        <NoteForm
          draft={draft}
          onChange={setDraft}
          onAdd={(text) => {
            add(text, notes);
            clearDraft();
          }}
        />
      ) : (
        <p className="hint">{closed}</p>
      )}
      {children}
    </Section>
  );
}

/** Keeps the end of a list that scrolls by itself in view when entries come, unless its reader has scrolled up. */
function useEndInView(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || count === 0) return;
    const wasAtEnd = element.scrollTop + element.clientHeight >= height.current - 40;
    if (wasAtEnd) element.scrollTop = element.scrollHeight;
    height.current = element.scrollHeight;
  }, [count]);
  return list;
}
