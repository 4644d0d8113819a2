import { t } from '../../lib/text.ts';
import type { Mistake } from '../../lib/words/problem-text.ts';
import styles from './packages.module.css';

/** Lists the mistakes that the server found in a file. */
export function ProblemList({ problems }: { problems: readonly Mistake[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.importProblems} aria-label={t('Mistakes in the file')} tabIndex={0}>
      {problems.map(({ path, message }, index) => (
        <li key={index}>
          <b>{path || t('The whole file')}</b>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
