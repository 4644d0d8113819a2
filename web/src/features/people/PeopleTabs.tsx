import { Tabs } from '@base-ui/react/tabs';
import { useRef } from 'react';
import { t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
import { AuditLog } from './AuditLog.tsx';
import { People } from './People.tsx';

/** Tabs for accounts and for the audit log. The address contains the choice. Each has a separate search. */
export function PeopleTabs() {
  const { search, show, setList } = useListSearch();
  const ofOther = useRef('');
  const change = (value: unknown) => {
    setList(value === 'log' ? 'log' : undefined, ofOther.current);
    ofOther.current = search;
  };
  return (
    <Tabs.Root value={show === 'log' ? 'log' : 'people'} onValueChange={change}>
      <Tabs.List className={`tabs ${styles.listTabs}`} aria-label={t('People')}>
        <Tabs.Tab value="people">{t('Accounts')}</Tabs.Tab>
        <Tabs.Tab value="log">{t('Audit log')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="people">
        <People />
      </Tabs.Panel>
      <Tabs.Panel value="log">
        <AuditLog />
      </Tabs.Panel>
    </Tabs.Root>
  );
}
