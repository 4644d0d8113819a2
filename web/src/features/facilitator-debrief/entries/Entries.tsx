import { useRef, useState } from 'react';
import { send } from '../../../lib/api.ts';
import { plural, rich, t } from '../../../lib/text.ts';
import type { DebriefPhase } from '../../../parts/guided-debrief/types.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/choices/Segmented.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Empty } from '../../../ui/states.tsx';
import type { Entry, ReceivedDebrief } from '../types.ts';
import { useAct } from '../useDebrief.ts';
import styles from './Entries.module.css';
import { EntryRow } from './EntryRow.tsx';

/** What people wrote for everyone: entries that wait for their release, and those that were released. */
export function Entries({
  runId,
  received: { debrief, control },
}: {
  runId: number;
  received: ReceivedDebrief;
}) {
  const [shown, setShown] = useState<'waiting' | 'released'>('waiting');
  const list = useRef<HTMLDivElement>(null);
  const { phase } = debrief;
  const lessons = debrief.lessons.flatMap((lesson) => [lesson, ...lesson.merged]);
  const all = { waiting: control.waiting, released: [...debrief.released, ...lessons] };
  const here = {
    waiting: all.waiting.filter((entry) => isOf(entry, phase)),
    released: all.released.filter((entry) => isOf(entry, phase)),
  };
  const elsewhere = all[shown].filter((entry) => !isOf(entry, phase));
  const isReleased = shown === 'released';
  const canAct = isReleased || !debrief.is_final;
  const rows = (entries: readonly Entry[]) =>
    entries.map((entry) => (
      <EntryRow
        key={entry.id}
        runId={runId}
        entry={entry}
        isReleased={isReleased}
        canAct={canAct}
        // The row disappears with its button.
        onDone={() => list.current?.focus()}
      />
    ));
  return (
    <Section
      title={t('What they wrote')}
      className={styles.section ?? ''}
      aside={
        <Segmented
          label={t('Answers')}
          value={shown}
          onChange={setShown}
          options={[
            { value: 'waiting', name: t('To Release'), count: here.waiting.length },
            { value: 'released', name: t('Released'), count: here.released.length },
          ]}
        />
      }
    >
      {!isReleased && (
        <div className={styles.all}>
          <p className="meta-text">
            {debrief.is_small
              ? t('In a group of this size everybody can tell who wrote what.')
              : t('Random order, without rooms and times. A name only if its author ticked it.')}
          </p>
          {canAct && here.waiting.length > 1 && (
            <ReleaseAll runId={runId} entries={here.waiting} onDone={() => list.current?.focus()} />
          )}
        </div>
      )}
      <div
        ref={list}
        className={styles.list}
        tabIndex={0}
        role="region"
        aria-label={isReleased ? t('Released answers') : t('Answers to release, in random order')}
      >
        {here[shown].length === 0 ? (
          <Empty title={isReleased ? t('Nothing released yet') : t('Nothing yet')}>
            {isReleased
              ? t('What you release appears on the projector and on every screen.')
              : t('What people write for everyone waits here until you release it.')}
          </Empty>
        ) : (
          <ol className="rows">{rows(here[shown])}</ol>
        )}
        {elsewhere.length > 0 && (
          <details className={styles.elsewhere}>
            <summary>
              {plural(elsewhere.length, 'One from another phase', '{count} from other phases')}
            </summary>
            <ol className="rows">{rows(elsewhere)}</ol>
          </details>
        )}
      </div>
    </Section>
  );
}

/** Returns whether an entry belongs to a phase. In the end, all of them are together. */
function isOf(entry: Entry, phase: DebriefPhase): boolean {
  return phase === 'done' || entry.phase === phase;
}

function ReleaseAll({
  runId,
  entries,
  onDone,
}: {
  runId: number;
  entries: readonly Entry[];
  onDone: () => void;
}) {
  const { act, isBusy } = useAct(runId, t('The answers were not released'));
  const body = { entry_ids: entries.map(({ id }) => id), is_released: true };
  const release = async () => {
    if (await act(() => send('releaseDebriefEntries', { params: { runId }, body }))) onDone();
  };
  return (
    <Button kind="line" size="sm" busy={isBusy} onClick={() => void release()}>
      {rich('Release All<sr> {count} answers</sr>', {
        count: entries.length,
        sr: (words) => <span className="visually-hidden">{words}</span>,
      })}
    </Button>
  );
}
