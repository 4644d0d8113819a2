import { entryLimits } from '@vincere/domain';
import { useState } from 'react';
import { readDraft } from '../../lib/drafts.ts';
import { plural, t } from '../../lib/text.ts';
import type { GuidedDebrief, OwnDebrief, WritingPhase } from '../../parts/guided-debrief/types.ts';
import { Button } from '../../ui/Button.tsx';
import { entryDraftKey } from './draft-keys.ts';
import { EntryForm } from './EntryForm.tsx';
import { useUnsentEntries } from './entry-outbox.ts';
import { OwnEntries } from './OwnEntries.tsx';
import styles from './Writing.module.css';

/** The person's own answers of a phase and the field for another one. */
export function Writing({
  runId,
  scope,
  debrief,
  own,
  phase,
  isOpen,
  isAside,
}: {
  runId: number;
  scope: string;
  debrief: GuidedDebrief;
  own: OwnDebrief;
  phase: WritingPhase;
  isOpen: boolean;
  /** Whether the phase asks for something else first, so that the field opens on request. */
  isAside: boolean;
}) {
  const entries = own.entries.filter((entry) => entry.phase === phase);
  const unsent = useUnsentEntries(scope).filter(({ data }) => data.phase === phase);
  const [isWriting, setIsWriting] = useState(false);
  const hasDraft = (readDraft(entryDraftKey(scope, phase)) ?? '').trim() !== '';
  const count = entries.length + unsent.length;
  const isFull = count >= entryLimits.perPhase;
  const showsForm = !isFull && (isWriting || hasDraft || (isOpen && count === 0 && !isAside));
  return (
    <div className={styles.writing}>
      <OwnEntries
        runId={runId}
        isSmall={debrief.is_small}
        entries={entries}
        unsent={unsent}
        isOpen={isOpen}
      />
      {showsForm ? (
        <EntryForm
          scope={scope}
          runId={runId}
          phase={phase}
          written={count}
          isSmall={debrief.is_small}
          isClosed={!isOpen}
          onSent={() => setIsWriting(false)}
        />
      ) : (
        isOpen && (
          <div className={styles.another}>
            {phase === 'commitment' && count === 0 && (
              <p className="muted">{t('Something you want to say to the group?')}</p>
            )}
            {!isFull && (
              <Button kind="line" onClick={() => setIsWriting(true)}>
                {count > 0
                  ? t('Write Another')
                  : phase === 'lessons'
                    ? t('Write a Lesson')
                    : t('Write an Answer')}
              </Button>
            )}
            {count > 0 && (
              <span className="meta-text number">
                {plural(count, '1 of {limit} answers', '{count} of {limit} answers', {
                  limit: entryLimits.perPhase,
                })}
              </span>
            )}
          </div>
        )
      )}
    </div>
  );
}
