import { categoryTitles } from '@vincere/domain';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { openPairs } from './answers.ts';
import styles from './OwnWords.module.css';
import type { AnswerMap } from './types.ts';

/** Number of answers shown at first. The texts of the button below contain it. */
const initialAnswers = 2;

/** The open answers of both questionnaires, by category. */
export function OwnWords({ before, after }: { before: AnswerMap | null; after: AnswerMap | null }) {
  const [all, setAll] = useState(false);
  if (before === null && after === null) return null;
  const pairs = openPairs(before, after);
  return (
    <Section title={t('In your own words')}>
      <div id="own-words">
        {(all ? pairs : pairs.slice(0, initialAnswers)).map((pair) => (
          <div key={pair.category} className={styles.ownWords}>
            <h3>{t(categoryTitles[pair.category])}</h3>
            {pair.before !== null && (
              <p className={styles.before}>
                <span>{t('Before')}</span>
                {pair.before}
              </p>
            )}
            {pair.after !== null && (
              <p className={styles.after}>
                <span>{t('After')}</span>
                {pair.after}
              </p>
            )}
          </div>
        ))}
      </div>
      <Button
        kind="line"
        size="sm"
        aria-expanded={all}
        aria-controls="own-words"
        onClick={() => setAll(!all)}
      >
        {all ? t('Show two') : t('Show all five')}
      </Button>
    </Section>
  );
}
