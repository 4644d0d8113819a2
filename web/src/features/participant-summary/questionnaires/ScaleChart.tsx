import { scale } from '@vincere/contract/constants';
import { categoryTitles } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import type { ScalePair, scalePairs } from './answers.ts';
import styles from './ScaleChart.module.css';
import scaleBarsStyles from './scale-bars.module.css';

const width = (value: number) => `${(value / scale.max) * 100}%`;
const steps = [1, 2, 3, 4, 5] as const;

/**
 * The answers about habits (light bar) and about the run (dark bar below it) on one scale. They are about different things, so no
 * difference is shown.
 */
export function ScaleChart({ groups }: { groups: ReturnType<typeof scalePairs> }) {
  return (
    <>
      <div className={styles.chartAxis} aria-hidden="true">
        <span />
        <span>
          {steps.map((step) => (
            <em key={step}>{step}</em>
          ))}
        </span>
      </div>
      {groups.map(({ category, pairs }) => (
        <section key={category} className={styles.chartGroup} aria-label={t(categoryTitles[category])}>
          <div className={styles.chartGroupHead}>
            <h3>{t(categoryTitles[category])}</h3>
          </div>
          {pairs.map((pair) => (
            <div key={pair.key} className={styles.chartRow}>
              <span className={styles.chartLabel}>{pair.label}</span>
              <div className={styles.chartPlot} role="img" aria-label={`${pair.label}: ${inText(pair)}`}>
                {pair.before !== null && (
                  <i className={scaleBarsStyles.beforeBar} style={{ width: width(pair.before) }} />
                )}
                {pair.after !== null && (
                  <i className={scaleBarsStyles.afterBar} style={{ width: width(pair.after) }} />
                )}
              </div>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

function inText({ before, after }: ScalePair): string {
  if (before === null) return t('this time {after}', { after: after ?? '' });
  return after === null
    ? t('usually {before}', { before })
    : t('usually {before}, this time {after}', { before, after });
}
