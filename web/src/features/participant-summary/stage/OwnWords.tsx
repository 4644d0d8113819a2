import { categoryTitles } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { freeTextPairs } from '../questionnaires/answers.ts';
import type { AnswerMap } from '../types.ts';
import styles from './OwnWords.module.css';

/** Number of categories shown at first. The texts of the button say this number and the total of five. */
const initialCategories = 2;

/** The free-text answers of both questionnaires, by category. */
export function OwnWords({ before, after }: { before: AnswerMap | null; after: AnswerMap | null }) {
  const [showsAll, setShowsAll] = useState(false);
  const pairs = freeTextPairs(before, after);
  if (pairs.length === 0) return null;
  return (
    <Section title={t('In your own words')}>
      <div id="own-words">
        {(showsAll ? pairs : pairs.slice(0, initialCategories)).map((pair) => (
          <div key={pair.category} className={styles.ownWords}>
            <h3>{t(categoryTitles[pair.category])}</h3>
            {pair.before !== null && (
              <p className={styles.before}>
                <span>{t('Usually')}</span>
                {pair.before}
              </p>
            )}
            {pair.after !== null && (
              <p className={styles.after}>
                <span>{t('This time')}</span>
                {pair.after}
              </p>
            )}
          </div>
        ))}
      </div>
      <Button
        kind="line"
        size="sm"
        aria-expanded={showsAll}
        aria-controls="own-words"
        onClick={() => setShowsAll(!showsAll)}
      >
        {showsAll ? t('Show two') : t('Show all five')}
      </Button>
    </Section>
  );
}
