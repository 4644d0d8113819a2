import { shared } from '@vincere/contract/messages';
import { entryLimits } from '@vincere/domain';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import type { OwnEntry } from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import { AskInline } from '../../ui/editable/AskInline.tsx';
import { FieldError } from '../../ui/Field.tsx';
import { entryOutbox, type UnsentEntry } from './entry-outbox.ts';
import styles from './OwnEntries.module.css';
import { cacheOwn } from './useParticipantDebrief.ts';
import { type Readers, ShowsName, WhoReads } from './WhoReads.tsx';

type Common = { runId: number; isSmall: boolean };

/** The person's own entries of a phase, oldest first, then those that wait to be sent. */
export function OwnEntries({
  entries,
  unsent,
  isOpen,
  ...common
}: Common & {
  entries: readonly OwnEntry[];
  unsent: readonly UnsentEntry[];
  /** Whether the phase is open, so that entries can be changed. */
  isOpen: boolean;
}) {
  if (entries.length + unsent.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={t('Your answers@@in a debrief')}>
      {entries.map((entry) => (
        <Stored key={entry.id} entry={entry} isOpen={isOpen} {...common} />
      ))}
      {unsent.map((item) => (
        <Unsent key={item.key} item={item} />
      ))}
    </ul>
  );
}

/** Entries that wait to be sent. Renders nothing if there are none. */
export function UnsentEntries({ items }: { items: readonly UnsentEntry[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={t('Your answers@@in a debrief')}>
      {items.map((item) => (
        <Unsent key={item.key} item={item} />
      ))}
    </ul>
  );
}

function Unsent({ item }: { item: UnsentEntry }) {
  return (
    <li className={styles.entry}>
      <p className={`story ${styles.text}`}>{item.data.text}</p>
      <div className={styles.foot}>
        <span role="status">
          {item.state === 'failed'
            ? t('Not sent')
            : item.state === 'sending'
              ? t('Sending...')
              : t('Waiting to be sent')}
        </span>
        {item.state === 'failed' && (
          <Button kind="quiet" size="sm" onClick={() => entryOutbox.retry(item)}>
            {t(shared.retry)}
          </Button>
        )}
        {item.state !== 'sending' && (
          <Button kind="quiet" size="sm" onClick={() => entryOutbox.discard(item)}>
            {t('Discard')}
          </Button>
        )}
      </div>
    </li>
  );
}

type Doing = 'edit' | 'delete' | null;

function Stored({ entry, isOpen, runId, isSmall }: Common & { entry: OwnEntry; isOpen: boolean }) {
  const [doing, setDoing] = useState<Doing>(null);
  const [failure, setFailure] = useState<string>();
  const params = { runId, entryId: entry.id };
  const save = async (text: string, { isPrivate, showsName }: Readers): Promise<string | undefined> => {
    try {
      const body = { text, is_private: isPrivate, shows_name: showsName && !isPrivate };
      const savedEntry = await send('editDebriefEntry', { params, body });
      await cacheOwn(runId, (ownDebrief) => ({
        ...ownDebrief,
        entries: ownDebrief.entries.map((ownEntry) => (ownEntry.id === entry.id ? savedEntry : ownEntry)),
      }));
      setDoing(null);
      return undefined;
    } catch (error) {
      return messageOf(error, t('Your change could not be saved. Please try again.'));
    }
  };
  const remove = async () => {
    try {
      await send('deleteDebriefEntry', { params });
      await cacheOwn(runId, (ownDebrief) => ({
        ...ownDebrief,
        entries: ownDebrief.entries.filter(({ id }) => id !== entry.id),
      }));
    } catch (error) {
      return messageOf(error, t('Your answer could not be deleted. Please try again.'));
    }
  };
  if (doing === 'edit')
    return (
      <li className={styles.entry}>
        <EditForm entry={entry} isSmall={isSmall} onSave={save} onCancel={() => setDoing(null)} />
      </li>
    );
  const readers = { isPrivate: entry.is_private, showsName: entry.shows_name };
  return (
    <li className={styles.entry}>
      <p className={`story ${styles.text}`}>{entry.text}</p>
      <div className={styles.foot}>
        <span>{stateText(entry)}</span>
        {isOpen && doing === null && (
          <span className={styles.buttons}>
            {!entry.is_released && (
              <Button
                kind="quiet"
                size="sm"
                onClick={() =>
                  void save(entry.text, { ...readers, isPrivate: !entry.is_private }).then(setFailure)
                }
              >
                {entry.is_private ? t('Show to Everyone') : t('Make Private')}
              </Button>
            )}
            <Button kind="quiet" size="sm" onClick={() => setDoing('edit')}>
              {t('Edit')}
            </Button>
            <Button kind="quiet" size="sm" onClick={() => setDoing('delete')}>
              {t('Delete')}
            </Button>
          </span>
        )}
      </div>
      {doing === 'delete' && (
        <AskInline
          question={entry.is_released ? t('Delete it from every screen?') : t('Delete this answer?')}
          onConfirm={remove}
          onCancel={() => setDoing(null)}
        />
      )}
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </li>
  );
}

function stateText({ is_private, shows_name, is_released, waits_again }: OwnEntry): string {
  if (is_private) return t('Only you can read it.');
  if (is_released && shows_name) return t('Everyone can read it with your name.');
  if (is_released) return t('Everyone can read it.');
  return waits_again ? t('For everyone. Waits to be shown again.') : t('For everyone. Not shown yet.');
}

function EditForm({
  entry,
  isSmall,
  onSave,
  onCancel,
}: {
  entry: OwnEntry;
  isSmall: boolean;
  /** Saves and returns an error message, or undefined when done. */
  onSave: (text: string, readers: Readers) => Promise<string | undefined>;
  onCancel: () => void;
}) {
  const [text, setText] = useState(entry.text);
  const [readers, setReaders] = useState<Readers>({
    isPrivate: entry.is_private,
    showsName: entry.shows_name,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setIsBusy(true);
    setFailure(await onSave(text.trim(), readers));
    setIsBusy(false);
  };
  return (
    <div className={styles.edit}>
      <textarea
        className={`input story ${styles.text}`}
        rows={4}
        autoFocus
        aria-label={t('Your answer')}
        maxLength={entryLimits.length}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {entry.is_released ? (
        <>
          <ShowsName value={readers} onChange={setReaders} />
          <p className="hint">
            {t('It disappears from every screen until your facilitator shows it again.')}
          </p>
        </>
      ) : (
        <WhoReads value={readers} isSmall={isSmall} onChange={setReaders} />
      )}
      <div className="row wrap">
        <Button busy={isBusy} disabled={text.trim() === ''} onClick={() => void save()}>
          {isBusy ? t('Saving...') : t('Save')}
        </Button>
        <Button kind="line" disabled={isBusy} onClick={onCancel}>
          {t(shared.cancel)}
        </Button>
      </div>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </div>
  );
}
