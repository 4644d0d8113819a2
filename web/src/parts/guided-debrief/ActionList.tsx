import { formatDate } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import styles from './ShownEntries.module.css';
import type { GuidedDebrief } from './types.ts';

const statuses = { open: t('Open@@still to do'), done: t('Done'), dropped: t('Dropped') } as const;

/** The actions of the group, to read only; renders nothing if there are none. */
export function ActionList({ actions }: { actions: GuidedDebrief['actions'] }) {
  if (actions.length === 0) return null;
  return (
    <Section title={t('What the group will do')}>
      <ul className={`rows ${styles.entries}`}>
        {actions.map(({ id, what, owner, due_on, status }) => (
          <li key={id}>
            <p className={`story ${styles.text}`}>{what}</p>
            <span className={styles.foot}>
              {owner !== '' && <span>{owner}</span>}
              {due_on !== null && <span>{t('By {date}', { date: formatDate(`${due_on}T12:00`) })}</span>}
              <span>{statuses[status]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
