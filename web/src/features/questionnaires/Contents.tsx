import { categories, categoryTitles } from '@vincere/domain';
import { Check } from 'lucide-react';
import { t } from '../../lib/text.ts';
import { sr } from '../../ui/sr.tsx';
import type { Progress } from './answers.ts';
import styles from './questionnaire.module.css';

/**
 * The five categories with their progress; `perCategory` is the number of questions in each. The first unfinished one is marked
 * as the current step.
 */
export function Contents({ progress, perCategory }: { progress: Progress; perCategory: number }) {
  const counts = categories.map((category) => ({ category, count: progress.perCategory[category] ?? 0 }));
  const currentCategory = counts.find(({ count }) => count < perCategory)?.category;
  return (
    <nav aria-label={t('Contents')}>
      <ol>
        {counts.map(({ category, count }) => {
          const isDone = count === perCategory;
          return (
            <li
              key={category}
              className={isDone ? styles.isDone : category === currentCategory ? styles.isNow : ''}
            >
              <a href={`#${category}`} aria-current={category === currentCategory ? 'step' : undefined}>
                {t(categoryTitles[category])}
                {isDone ? (
                  <span>
                    <Check className="icon" aria-hidden />
                    {sr(t('answered'))}
                  </span>
                ) : (
                  <span className={`number ${styles.count}`}>
                    {t('{count} of {total}', { count, total: perCategory })}
                  </span>
                )}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
