import { useEffect, useState } from 'react';
import type { Session } from '../../lib/session/session.ts';
import { askTabs, type Known, knownPeople } from '../../lib/session/tabs.ts';

type OpenTabs = {
  /** The accounts that are logged in in other tabs. */
  accounts: readonly Session[];
  /** People who have logged in in this browser, but have no tab that answers. */
  silent: readonly Known[];
};

/** Returns who is logged in in other tabs of this browser, or null while they are asked. */
export function useOpenTabs(): OpenTabs | null {
  const [tabs, setTabs] = useState<OpenTabs | null>(() =>
    knownPeople().length === 0 ? { accounts: [], silent: [] } : null,
  );
  useEffect(() => {
    let isShown = true;
    void askTabs().then((accounts) => {
      const silent = knownPeople().filter(({ id }) => accounts.every((account) => account.id !== id));
      if (isShown) setTabs({ accounts, silent });
    });
    return () => {
      isShown = false;
    };
  }, []);
  return tabs;
}
