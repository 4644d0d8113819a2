import { Tabs } from '@base-ui/react/tabs';
import { runs as texts } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
import { HistoryList } from './HistoryList.tsx';

/** Tabs for completed runs and for all. The address contains the choice. */
export function HistoryTabs() {
  const { show, setShow } = useListSearch();
  return (
    <Tabs.Root
      value={show === 'all' ? 'all' : 'completed'}
      onValueChange={(value) => setShow(value === 'all' ? 'all' : undefined)}
    >
      <Tabs.List className={`tabs ${styles.listTabs}`} aria-label={t('Runs')}>
        <Tabs.Tab value="completed">{t(texts.completedRuns)}</Tabs.Tab>
        <Tabs.Tab value="all">{t(texts.allRuns)}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="completed">
        <HistoryList finished />
      </Tabs.Panel>
      <Tabs.Panel value="all">
        <HistoryList finished={false} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
