import type { Known } from '../../lib/session/tabs.ts';
import { t } from '../../lib/text.ts';

/** Tells people who are logged in in a tab that doesn't answer, such as one that a phone has suspended, where to go on. */
export function SilentTabs({ people }: { people: readonly Known[] }) {
  return people.map(({ id, first_name, last_name }) => (
    <p key={id} className="notice">
      {t('Are you {name}? Go back to the tab in which you are logged in, or log in again.', {
        name: `${first_name} ${last_name}`,
      })}
    </p>
  ));
}
