import { scale } from '@vincere/contract/constants';
import { categoryTitles } from '@vincere/domain';
import { rich, t } from '../../lib/text.ts';
import { difference, mean, type ScalePair, type scalePairs } from './answers.ts';

const left = (value: number) => `${((value - scale.min) / (scale.max - scale.min)) * 100}%`;
const steps = [1, 2, 3, 4, 5] as const;

/** Before and after on one scale: open circle before, filled after, a solid line up, a dashed one down. */
export function ScaleChart({ groups }: { groups: ReturnType<typeof scalePairs> }) {
  return (
    <>
      <div className="dax" aria-hidden="true">
        <span />
        <span>
          {steps.map((step) => (
            <em key={step}>{step}</em>
          ))}
        </span>
        <span />
      </div>
      {groups.map(({ category, pairs }) => (
        <section key={category} className="dg" aria-label={t(categoryTitles[category])}>
          <div className="dgh">
            <h3>{t(categoryTitles[category])}</h3>
            <Means pairs={pairs} />
          </div>
          {pairs.map((pair) => (
            <div key={pair.key} className="dr">
              <span className="dt">{pair.label}</span>
              <div className="dp" role="img" aria-label={`${pair.label}: ${inText(pair)}`}>
                <Line pair={pair} />
                {pair.before !== null && <i className="d0" style={{ left: left(pair.before) }} />}
                {pair.after !== null && <i className="d1" style={{ left: left(pair.after) }} />}
              </div>
              <span className="dv num">{difference(pair)}</span>
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
  return <i className={after < before ? 'dl dn' : 'dl'} style={{ left: left(low), width }} />;
}

function Means({ pairs }: { pairs: readonly ScalePair[] }) {
  const before = mean(pairs.map((pair) => pair.before));
  const after = mean(pairs.map((pair) => pair.after));
  if (before === null || after === null) return <span className="num">{before ?? after}</span>;
  return (
    <span className="num">
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
