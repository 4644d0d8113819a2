import type { Run } from '@vincere/contract';
import { shared } from '@vincere/contract/messages';
import { countShared, isKept, reachedAll, spreadOf } from '@vincere/domain';
import { useState } from 'react';
import { plural, rich, t } from '../../lib/text.ts';
import { Segmented } from '../../ui/choices/Segmented.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { FactSign } from './FactSign.tsx';
import { FactsMatrix } from './FactsMatrix.tsx';
import styles from './FactsPanel.module.css';
import { HoldFacts } from './HoldFacts.tsx';
import { useRunFacts } from './useRunFacts.ts';

/** The key facts of the current scenario in the control room. */
export function FactsPanel({ run }: { run: Run }) {
  const { facts: read, isError, isFetching, refetch } = useRunFacts(run);
  const [show, setShow] = useState<'all' | 'kept'>('all');
  if (read === undefined)
    return isError ? (
      <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} label={t('Loading the key facts')} />
    );
  const { facts, decisions } = read;
  const count = countShared(facts.map(spreadOf));
  const unsharedFacts = facts.filter((fact) => !reachedAll(spreadOf(fact)));
  const heldCount = unsharedFacts.filter(isKept).length;
  const waitingCount = unsharedFacts.length - heldCount;
  const withAllCount = facts.length - count.of;
  const visibleFacts = show === 'kept' && unsharedFacts.length > 0 ? unsharedFacts : facts;
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p>
          {count.of > 0 &&
            rich('<b>{shared} of {total}</b> shared.', {
              shared: count.shared,
              total: count.of,
              b: (words) => <b className="number">{words}</b>,
            })}{' '}
          {count.shared === facts.length && t('All have left their rooms.')}
          {heldCount > 0 &&
            plural(heldCount, 'One has not left its room.', '{count} have not left their rooms.')}
          {withAllCount > 0 &&
            ` ${plural(withAllCount, 'One is in the Dashboard, where everybody has it.', '{count} are in the Dashboard, where everybody has them.')}`}
          {waitingCount > 0 &&
            ` ${plural(waitingCount, 'One is in no room yet: its post has not appeared, or nobody sits in its room.', '{count} are in no room yet: their posts have not appeared, or nobody sits in their rooms.')}`}
        </p>
        <Segmented
          label={t('Show')}
          value={visibleFacts === facts ? 'all' : 'kept'}
          onChange={setShow}
          options={[
            { value: 'all', name: t('All'), count: facts.length },
            {
              value: 'kept',
              name: t('Not shared'),
              count: unsharedFacts.length,
              disabled: unsharedFacts.length === 0,
            },
          ]}
        />
      </div>
      <FactsMatrix facts={visibleFacts} decisions={decisions} />
      <Legend />
      <HoldFacts runId={run.id} holds={read.holds_facts} />
    </div>
  );
}

function Legend() {
  return (
    <div className={styles.legend}>
      <p>
        <b>{t('The room')}</b>
        <span>
          <FactSign state="held" /> {t('holds it')}
        </span>
        <span>
          <FactSign state="read" /> {t('has read it')}
        </span>
      </p>
      <p>
        <b>{t('The fact')}</b>
        <span>
          <FactSign state="used-in-room" /> {t('was used in its own room')}
        </span>
        <span>
          <FactSign state="on-table" /> {t('is on the table')}
        </span>
        <span>
          <FactSign state="voiced" /> {t('was voiced')}
        </span>
        <span>
          <FactSign state="used" /> {t('was used')}
        </span>
      </p>
    </div>
  );
}
