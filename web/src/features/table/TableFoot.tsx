import { maxTableLine } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { type FormEvent, useId, useRef, useState } from 'react';
import { messageOf, queryClient, send } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/Field.tsx';
import styles from './TableFoot.module.css';
import { TableMark } from './TableMark.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useTableContext } from './table-context.ts';
import type { OpenItem } from './useTable.ts';

/** The post or file of the room that can be put on the table, with the name that buttons use for it. */
type Subject = { name: string } & ({ postId: number; fileId?: never } | { fileId: number; postId?: never });

/** Returns the table controls under a post. Always the same function, so that posts don't render again. */
export const renderPostFoot = (postId: number, name: string) => <TableFoot postId={postId} name={name} />;
/** Returns the table controls under a file. */
export const renderFileFoot = (fileId: number, name: string) => <TableFoot fileId={fileId} name={name} />;

/** Puts a post or a file on the table, and shows that it is there. Renders nothing outside a room with a table. */
function TableFoot({ postId, fileId, name }: Subject) {
  const context = useTableContext();
  const [isWriting, setWriting] = useState(false);
  const [wasAdded, setWasAdded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (context === null) return null;
  const item = context.items.find(
    ({ post, file }) => (post?.id ?? null) === (postId ?? null) && (file?.id ?? null) === (fileId ?? null),
  );
  if (item) return <Shared item={item} isFocused={wasAdded} />;
  if (!context.canAdd) return null;
  const close = () => {
    setWriting(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isWriting)
    return (
      <LineForm
        name={name}
        onClose={close}
        onSend={async (line) => {
          const subject = postId === undefined ? { file_id: fileId } : { post_id: postId };
          const { runId, scenarioId } = context;
          await send('putOnTable', {
            params: { runId },
            body: { scenario_id: scenarioId, ...subject, line },
          });
          setWasAdded(true);
          await queryClient.invalidateQueries({ queryKey: ['getRunTable'] });
          setWriting(false);
        }}
      />
    );
  return (
    <button
      type="button"
      ref={button}
      className={styles.put}
      aria-label={t('Put {name} on the table', { name })}
      onClick={() => setWriting(true)}
    >
      <TableMark />
      {t('Put on the Table')}
    </button>
  );
}

/** The form for the line with which a person puts a post or file on the table. A failed attempt keeps the line. */
function LineForm({
  name,
  onClose,
  onSend,
}: {
  name: string;
  onClose: () => void;
  onSend: (line: string) => Promise<void>;
}) {
  const [line, setLine] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onSend(line);
    } catch (failure) {
      setError(messageOf(failure, t('Not on the table yet. Please try again.')));
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      aria-label={t('Put {name} on the table', { name })}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && line === '') onClose();
      }}
    >
      <label className="label-text" htmlFor={id}>
        {t('Why should the others read this?')}
      </label>
      <textarea
        id={id}
        className={`input story ${styles.line}`}
        rows={2}
        // The user has just opened this form to write.
        autoFocus
        maxLength={maxTableLine}
        value={line}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setLine(event.target.value.replace(/\n/g, ' '))}
      />
      <p className={`hint ${styles.hint}`} id={`${id}-hint`}>
        <span>{t('Optional. All rooms read it whole, with your line.')}</span>
        <span className={`number ${styles.charactersLeft}`}>
          {t('{count} left', { count: maxTableLine - line.length })}
        </span>
      </p>
      {error !== undefined && <FieldError>{error}</FieldError>}
      <div className={styles.actions}>
        <Button kind="quiet" size="sm" onClick={onClose}>
          {t(shared.cancel)}
        </Button>
        <Button type="submit" kind="ink" size="sm" busy={isBusy}>
          {error === undefined ? t('Put on the Table') : t(shared.retry)}
        </Button>
      </div>
    </form>
  );
}

function Shared({ item, isFocused }: { item: OpenItem; isFocused: boolean }) {
  const context = useTableContext();
  const { first_name, last_name } = item.user;
  const name = `${first_name} ${last_name}`.trim();
  const time = formatTime(new Date(item.added_at));
  const isOwn = item.user_run_id === context?.ownSeatId;
  return (
    <div
      className={styles.shared}
      tabIndex={-1}
      ref={(element) => {
        // The form with the focus is gone.
        if (isFocused && document.activeElement === document.body) element?.focus({ preventScroll: true });
      }}
    >
      <TableMark />
      <div>
        <p>
          <b>{t('On the table')}</b>{' '}
          {isOwn
            ? t('since {time}, put there by you', { time })
            : t('since {time}, put there by {name}', { time, name })}
          {item.is_cited && ` · ${t('It stays: a vote rests on it.')}`}
        </p>
        {item.line !== '' && <p className={`story ${styles.sharedLine}`}>{item.line}</p>}
      </div>
      <TakeBack item={item} runId={context?.runId ?? 0} />
    </div>
  );
}
