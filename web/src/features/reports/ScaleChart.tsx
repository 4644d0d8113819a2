import { scale } from '@vincere/contract/constants';
import { categoryTitles } from '@vincere/domain';
import { rich, t } from '../../lib/text.ts';
import { difference, mean, type ScalePair, type scalePairs } from './answers.ts';
import styles from './ScaleChart.module.css';
import scalePointsStyles from './scale-points.module.css';

const left = (value: number) => `${((value - scale.min) / (scale.max - scale.min)) * 100}%`;
const steps = [1, 2, 3, 4, 5] as const;

/**
 * The answers before (open circle) and after (filled circle) the run on one scale. The line between them is solid for a
 * rise and dashed for a fall.
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
        <span />
      </div>
      {groups.map(({ category, pairs }) => (
        <section key={category} className={styles.chartGroup} aria-label={t(categoryTitles[category])}>
          <div className={styles.chartGroupHead}>
            <h3>{t(categoryTitles[category])}</h3>
            <Means pairs={pairs} />
          </div>
          {pairs.map((pair) => (
            <div key={pair.key} className={styles.chartRow}>
              <span className={styles.chartLabel}>{pair.label}</span>
              <div className={styles.chartPlot} role="img" aria-label={`${pair.label}: ${inText(pair)}`}>
                <Line pair={pair} />
                {pair.before !== null && (
                  <i className={scalePointsStyles.beforePoint} style={{ left: left(pair.before) }} />
                )}
                {pair.after !== null && (
                  <i className={scalePointsStyles.afterPoint} style={{ left: left(pair.after) }} />
                )}
              </div>
              <span className={`${styles.difference} number`}>{difference(pair)}</span>
            </div>
          ))}
        </section>
      ))}
    </>
  );
}

function Line({ pair: { before, after } }: { pair: ScalePair }) {
  if (before === null || after === null || before === after) return null;
  const [low, high] = before < after ? [before, after] : [after, before];
  const width = `${((high - low) / (scale.max - scale.min)) * 100}%`;
  return (
    <i
      className={after < before ? `${styles.changeLine} ${styles.isFalling}` : styles.changeLine}
      style={{ left: left(low), width }}
    />
  );
}

function Means({ pairs }: { pairs: readonly ScalePair[] }) {
  const before = mean(pairs.map((pair) => pair.before));
  const after = mean(pairs.map((pair) => pair.after));
  if (before === null || after === null) return <span className="number">{before ?? after}</span>;
  return (
    <span className="number">
      {rich('{before} to <b>{after}</b>', { before, after, b: (words) => <b>{words}</b> })}
    </span>
  );
}

function inText({ before, after }: ScalePair): string {
  if (before === null) return t('after {after}', { after: after ?? '' });
  return after === null
    ? t('before {before}', { before })
    : t('before {before}, after {after}', { before, after });
}
