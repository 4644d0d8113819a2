import { t } from '../../lib/text.ts';
import styles from '../../parts/gate.module.css';
import { continueAs } from '../../parts/session/continue-as.ts';
import { SilentTabs } from '../../parts/session/SilentTabs.tsx';
import { useOpenTabs } from '../../parts/session/useOpenTabs.ts';
import { Button } from '../../ui/Button.tsx';
import { useFirstPage } from './useLogIn.ts';

/** Offers to continue as the users of other tabs. Shows nothing if there are none. */
export function ContinueHere() {
  const tabs = useOpenTabs();
  const openFirstPage = useFirstPage();
  if (tabs === null || tabs.accounts.length + tabs.silent.length === 0) return null;
  return (
    <div className={`stack ${styles.gateBefore}`}>
      {tabs.accounts.map((account, index) => (
        <Button
          key={account.id}
          kind={index === 0 ? 'signal' : 'line'}
          size="lg"
          onClick={() => {
            continueAs(account);
            void openFirstPage(account);
          }}
        >
          {t('Continue as {name}', { name: `${account.first_name} ${account.last_name}` })}
        </Button>
      ))}
      <SilentTabs people={tabs.silent} />
    </div>
  );
}
