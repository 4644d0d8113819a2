import { rooms, shared } from '@vincere/contract/messages';
import { readNotes } from '@vincere/domain';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import roomPageStyles from '../../parts/room-page.module.css';
import { Section } from '../../ui/Section.tsx';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem, UnsentItem } from './NoteItem.tsx';
import { countNotes, notesOutbox, type UnsentNote, useUnsentNotes } from './notes-outbox.ts';
import styles from './RoomNotes.module.css';

type RoomNotesProps = {
  roomRunId: number | undefined;
  /** The notes as the server has them; undefined while they load. */
  notes: string | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** The writer's own name, as the server signs notes. */
  author: string;
  /** Key for drafts and unsent notes: names the person, run, scenario and room. */
  draftKey: string;
  /** The reason why notes can't be added; undefined if they can. */
  closed?: string | undefined;
  /** Whether the run is over. */
  isOver: boolean;
  /** Shown below the notes. */
  children?: ReactNode;
};

/** The shared notes of a room, updated live, and a form to add one. */
export function RoomNotes(props: RoomNotesProps) {
  const { roomRunId, notes, failed, retrying, onRetry, author, draftKey, closed, isOver, children } = props;
  const [draft, setDraft, clearDraft] = useDraft(`${draftKey}:note`);
  const outboxNotes = useUnsentNotes(draftKey);
  // A read may show a note whose answer was lost. One that waits is sent again all the same: its key makes that harmless.
  const hasArrived = ({ data, refusal }: UnsentNote) =>
    refusal === undefined && countNotes(notes ?? '', author, data.text) > data.known;
  const unsent = outboxNotes.filter((note) => !hasArrived(note));
  useEffect(() => {
    for (const note of outboxNotes)
      if (note.state === 'failed' && hasArrived(note)) notesOutbox.discard(note);
  });
  const isOpen = roomRunId !== undefined && closed === undefined;
  notesOutbox.useResume(draftKey, isOpen);
  const entries = readNotes(notes ?? '');
  const count = entries.length + unsent.length;
  const list = useEndInView(count);

  return (
    <Section
      title={t('Notes')}
      aside={<span className="meta-text">{t('Shared with your room')}</span>}
      className={roomPageStyles.notes}
    >
      {notes === undefined && !failed && <Skeleton lines={4} label={t('Loading notes')} />}
      {notes === undefined && failed && (
        <Failed message={t(rooms.notesLoadFailed)} onRetry={onRetry} busy={retrying} />
      )}
      {notes !== undefined && count === 0 && (
        <Empty title={isOver ? t('No notes') : t('No notes yet')}>
          {!isOver && t('Notes that anyone in the room writes appear here for everyone in it.')}
        </Empty>
      )}
      {/* In the layout with columns the list scrolls, so the keyboard must be able to focus it. */}
      <ul
        className={`rows ${styles.notesList}`}
        ref={list}
        tabIndex={count > 0 ? 0 : undefined}
        aria-label={t('Notes')}
      >
        {entries.map((note, index) => (
          <NoteItem key={`${index}-${note.at?.getTime() ?? 0}`} note={note} />
        ))}
        {unsent.map((note) => (
          <UnsentItem
            key={note.key}
            note={note}
            author={author}
            onRetry={() => notesOutbox.retry(note)}
            onDiscard={() => notesOutbox.discard(note)}
          />
        ))}
      </ul>
      {closed === undefined ? (
        <NoteForm
          draft={draft}
          onChange={setDraft}
          onAdd={(text) => {
            if (roomRunId === undefined) return void toastError(t(shared.error), t(rooms.noCurrentRoom));
            const sameUnsentCount = unsent.filter(({ data }) => data.text === text).length;
            // Before the first read the count is unknown, so an equal note must never count as this one.
            const sameNotesBefore =
              notes === undefined
                ? Number.MAX_SAFE_INTEGER
                : countNotes(notes, author, text) + sameUnsentCount;
            void notesOutbox.add(draftKey, { draftKey, roomRunId, text, known: sameNotesBefore });
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

/** Scrolls a list to its end when entries are added, unless the user has scrolled up. Returns the ref for the list. */
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
