import { formatDate } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { Section } from '../../ui/Section.tsx';
import { phaseNames } from './phase-names.ts';
import styles from './ShownEntries.module.css';
import type { OwnDebrief } from './types.ts';

/** The commitment and the private answers of the reader, which nobody else can read. Renders nothing if there are none. */
export function OwnTexts({ own: { commitment, entries } }: { own: OwnDebrief }) {
  const privateEntries = entries.filter(({ is_private }) => is_private);
  return (
    <>
      {commitment !== null && (
        <Section title={t('Your commitment')}>
          <p className={`story ${styles.text}`}>{commitment.text}</p>
          <p className={styles.foot}>
            {t('By {date}', { date: formatDate(`${commitment.due_on}T12:00`) })}
            <span>{t('Only you can read it.')}</span>
          </p>
        </Section>
      )}
      {privateEntries.length > 0 && (
        <Section title={t('Your private answers')}>
          <ul className={`rows ${styles.entries}`}>
            {privateEntries.map(({ id, phase, text }) => (
              <li key={id}>
                <p className={`story ${styles.text}`}>{text}</p>
                <span className={styles.foot}>{phaseNames[phase]}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
