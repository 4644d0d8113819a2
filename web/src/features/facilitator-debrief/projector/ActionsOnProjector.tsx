import { t } from '../../../lib/text.ts';
import { formatDay } from '../../../parts/guided-debrief/day.ts';
import type { Action } from '../types.ts';
import styles from './ActionsOnProjector.module.css';
import { OthersOnScreen } from './OthersOnScreen.tsx';

/** The number of actions that a room can read from the back row. */
const mostActions = 5;

/** The actions of the group that are not dropped: what, who, and by when. */
export function ActionsOnProjector({ actions }: { actions: readonly Action[] }) {
  const activeActions = actions.filter(({ status }) => status !== 'dropped');
  return (
    <section className={styles.actions} aria-labelledby="our-actions">
      <h2 id="our-actions">{t('What we will do')}</h2>
      <ul>
        {activeActions.slice(0, mostActions).map(({ id, what, owner, due_on }) => (
          <li key={id}>
            <p>{what}</p>
            <span>{due_on === null ? owner : `${owner}, ${formatDay(due_on)}`}</span>
          </li>
        ))}
      </ul>
      <OthersOnScreen count={activeActions.length - mostActions} />
    </section>
  );
}
