import { formatDate } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { actionStatusNames } from './action-status.ts';
import styles from './ShownEntries.module.css';
import type { GuidedDebrief } from './types.ts';

/** The actions of the group, to read only; renders nothing if there are none. */
export function ActionList({ actions }: { actions: GuidedDebrief['actions'] }) {
  if (actions.length === 0) return null;
  return (
    <Section title={t('Actions@@of the group')}>
      <ul className={`rows ${styles.entries}`}>
        {actions.map(({ id, what, owner, due_on, status }) => (
          <li key={id}>
            <p className={`story ${styles.text}`}>{what}</p>
            <span className={styles.foot}>
              {owner !== '' && <span>{owner}</span>}
              {due_on !== null && <span>{t('By {date}', { date: formatDate(`${due_on}T12:00`) })}</span>}
              <span>{actionStatusNames[status]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
