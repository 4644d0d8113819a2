import type { Run } from '@vincere/contract';
import { countShared, spreadOf } from '@vincere/domain';
import type { ReactNode } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { t } from '../../../lib/text.ts';
import { Tabs } from '../../../ui/choices/Tabs.tsx';
import { FactsPanel } from '../../key-facts/FactsPanel.tsx';
import { useRunFacts } from '../../key-facts/useRunFacts.ts';
import styles from './PeopleTabs.module.css';

/**
 * The people of a run and, if its scenario has key facts, those beside them in a second tab. While the facts of a new
 * scenario load, the tabs stay.
 */
export function PeopleTabs({ run, children }: { run: Run; children: ReactNode }) {
  const { facts: current, data } = useRunFacts(run);
  const count = countShared((current?.facts ?? []).map(spreadOf));
  const [chosen, setChosen] = useDraft(`control-people:${run.id}`);
  if ((data?.facts ?? []).length === 0) return children;
  return (
    <Tabs
      label={t('What the run shows')}
      selected={chosen === 'facts' ? 'facts' : 'people'}
      onSelect={setChosen}
      tabs={[
        { key: 'people', name: t('People'), content: children },
        {
          key: 'facts',
          name: t('Key facts'),
          mark: count.of > 0 && (
            <span className={`${styles.mark} number`}>
              {t('{shared} of {total}', { shared: count.shared, total: count.of })}
            </span>
          ),
          content: <FactsPanel run={run} />,
        },
      ]}
    />
  );
}
