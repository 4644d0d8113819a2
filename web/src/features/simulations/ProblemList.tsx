import { t, translated } from '../../lib/text.ts';
import styles from './packages.module.css';
export type Problem = { path: string; message: string };

/** Returns the mistakes that the server found in a file, from the body of its error. `path` is the place in the file. */
export function problemsOf(body: Readonly<Record<string, unknown>>): Problem[] {
  const listed: unknown = body['problems'];
  return Array.isArray(listed) ? listed.filter(isProblem) : [];
}

function isProblem(value: unknown): value is Problem {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<Record<keyof Problem, unknown>>;
  return typeof path === 'string' && typeof message === 'string';
}

export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.importProblems} aria-label={t('Mistakes in the file')} tabIndex={0}>
      {problems.map(({ path, message }, index) => (
        <li key={index}>
          <b>{path || t('The whole file')}</b>
          <span>{translated(message)}</span>
        </li>
      ))}
    </ul>
  );
}
