import { Tabs } from '@base-ui/react/tabs';
import { useListSearch } from '../../lib/useListSearch.ts';
import { AuditLog } from './AuditLog.tsx';
import { People } from './People.tsx';

/** Who has an account, or what administrators did; which of them stands in the address. What is searched for stays. */
export function PeopleTabs() {
  const { show, setShow } = useListSearch();
  return (
    <Tabs.Root
      value={show === 'log' ? 'log' : 'people'}
      onValueChange={(value) => setShow(value === 'log' ? 'log' : undefined)}
    >
      <Tabs.List className="tabs list-tabs" aria-label="People">
        <Tabs.Tab value="people">Accounts</Tabs.Tab>
        <Tabs.Tab value="log">Audit log</Tabs.Tab>
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
