import { rooms, shared } from '@vincere/contract/messages';
import type { RoomNote } from '@vincere/domain';
import { CircleAlert } from 'lucide-react';
import { formatTime, namePartsOf } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import noteStyles from '../../parts/note.module.css';
import { Button } from '../../ui/Button.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import styles from './NoteItem.module.css';
import type { UnsentNote } from './notes-outbox.ts';

/** A stored note with its author and time. */
export function NoteItem({ note }: { note: RoomNote }) {
  return (
    <li className={noteStyles.note}>
      {note.author !== null && (
        <div className={noteStyles.noteHead}>
          <Author name={note.author} />
          {note.at && (
            <time className="number" dateTime={note.at.toISOString()}>
              {formatTime(note.at)}
            </time>
          )}
        </div>
      )}
      <div className={noteStyles.noteText}>{note.text}</div>
    </li>
  );
}

/** A note that is being sent, waits for the connection, or failed. A failed one can be retried. */
export function UnsentItem({
  note,
  author,
  onRetry,
  onDiscard,
}: {
  note: UnsentNote;
  author: string;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  return (
    <li className={noteStyles.note} data-state={note.state}>
      <div className={noteStyles.noteHead}>
        <Author name={author} />
        {note.state === 'sending' && <span role="status">{t('Sending')}</span>}
      </div>
      <div className={noteStyles.noteText}>{note.data.text}</div>
      {note.state !== 'sending' && (
        <div className={styles.noteFoot}>
          {note.state === 'failed' ? (
            <>
              <p className="error">
                <CircleAlert className="icon" aria-hidden />
                {t(rooms.noteFailed)}
              </p>
              <Button kind="line" size="sm" onClick={onRetry}>
                {t(shared.retry)}
              </Button>
            </>
          ) : (
            <p className="hint" role="status">
              {t('Waiting for the connection. Your note will be sent when it is back.')}
            </p>
          )}
          <Button kind="quiet" size="sm" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </div>
      )}
    </li>
  );
}

function Author({ name }: { name: string }) {
  return (
    <>
      <PersonMark {...namePartsOf(name)} size={24} />
      <b>{name}</b>
    </>
  );
}
