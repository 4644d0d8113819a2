import { entryLimits, privateByDefault } from '@vincere/domain';
import { type FormEvent, type ReactNode, useState } from 'react';
import { keepDraft, readDraft, useDraft } from '../../lib/drafts.ts';
import { t } from '../../lib/text.ts';
import type { WritingPhase } from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Bar } from './Bar.tsx';
import { entryDraftKey } from './draft-keys.ts';
import styles from './EntryForm.module.css';
import { entryOutbox } from './entry-outbox.ts';
import { type Readers, WhoReads } from './WhoReads.tsx';

/** The field of a phase. What is typed is kept on this device until the server has it. */
export function EntryForm({
  scope,
  runId,
  phase,
  written,
  isSmall,
  isClosed,
  onSent,
  children,
}: {
  /** The scope of drafts and unsent entries: names the person and the run. */
  scope: string;
  runId: number;
  phase: WritingPhase;
  /** The number of entries that the person has written in the phase. */
  written: number;
  isSmall: boolean;
  /** Whether the phase is over, so that nothing more can be sent. */
  isClosed: boolean;
  onSent: () => void;
  /** Buttons beside Send. */
  children?: ReactNode;
}) {
  const draftKey = entryDraftKey(scope, phase);
  const [draft, setDraft, clearDraft] = useDraft(draftKey);
  const [readers, setReaders] = useStoredReaders(`${draftKey}:readers`, privateByDefault.has(phase));
  const text = draft.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === '' || isClosed) return;
    const { isPrivate, showsName } = readers;
    void entryOutbox.add(scope, {
      runId,
      phase,
      text,
      is_private: isPrivate,
      shows_name: showsName && !isPrivate,
    });
    clearDraft();
    onSent();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div>
        <textarea
          className={`input story ${styles.text}`}
          rows={4}
          aria-label={t('Your answer')}
          placeholder={t('A word or a sentence')}
          maxLength={entryLimits.length}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
        <p className={`meta-text ${styles.foot}`}>
          <span>{draft !== '' && t('Draft kept on this device')}</span>
          {written > 0 && (
            <span className="number">
              {t('Answer {number} of {limit}', { number: written + 1, limit: entryLimits.perPhase })}
            </span>
          )}
        </p>
      </div>
      <WhoReads value={readers} isSmall={isSmall} onChange={setReaders} />
      <Bar
        hint={
          isClosed
            ? t('This phase is closed. What you have typed is kept on this device.')
            : text === ''
              ? t('Write something first, or just listen.')
              : undefined
        }
      >
        {children}
        <Button type="submit" kind="signal" size="lg" disabled={text === '' || isClosed}>
          {t('Send')}
        </Button>
      </Bar>
    </form>
  );
}

/** The chosen readers of a draft, which survive a reload as the draft does. */
function useStoredReaders(key: string, isPrivate: boolean): [Readers, (readers: Readers) => void] {
  const standard: Readers = { isPrivate, showsName: false };
  const [chosen, setChosen] = useState<{ key: string; readers: Readers }>();
  const readers = chosen?.key === key ? chosen.readers : (storedReaders(key) ?? standard);
  return [
    readers,
    (next) => {
      setChosen({ key, readers: next });
      keepDraft(key, `${next.isPrivate ? 'private' : 'all'}${next.showsName ? ' named' : ''}`);
    },
  ];
}

function storedReaders(key: string): Readers | undefined {
  const [who, named] = (readDraft(key) ?? '').split(' ');
  if (who !== 'private' && who !== 'all') return undefined;
  return { isPrivate: who === 'private', showsName: named === 'named' };
}
