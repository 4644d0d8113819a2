import { bandNumberAt, type Flow, type FlowBar, layOutFlow } from '@vincere/domain';
import { formatNumber } from '../../../lib/format.ts';
import { plural, t } from '../../../lib/text.ts';
import { FlowBands } from '../../../parts/flow/FlowBands.tsx';
import { DecisionMark } from '../../../parts/marks.tsx';
import type { StageReport } from '../types.ts';
import styles from './FlowChart.module.css';
import { countOf } from './shift-words.ts';

type Decisions = StageReport['offered_decisions'];

/** Bands that are lower have no number: it would not fit. */
const lowestNumbered = 12;

/**
 * A flow chart from room votes (left) to final decisions (right). The width of a band is its number of people. The titles of
 * the decisions are left out where the chart is narrow.
 */
export function FlowChart({
  flows,
  decisions,
  chosen,
  name,
}: {
  flows: readonly Flow[];
  decisions: Decisions;
  /** The decision with which the scenario closed, and whether votes were tied. */
  chosen: { id: number; isTie: boolean } | undefined;
  /** A sentence that says what the chart shows. */
  name: string;
}) {
  const all = countOf(flows, () => true);
  const layout = layOutFlow(
    flows,
    decisions.map(({ id }) => id),
    // A group of more than 24 people is as high as one of 24.
    { unit: Math.min(13, 312 / Math.max(all, 1)), place: 44, gap: 20 },
  );
  return (
    <div className={styles.frame}>
      <div className={styles.chart} role="img" aria-label={name}>
        <div className={styles.heads}>
          <p>
            {plural(
              countOf(flows, ({ from }) => from !== null),
              'Room vote, one person',
              'Room vote, {count} people',
            )}
          </p>
          <p>
            {plural(
              countOf(flows, ({ to }) => to !== null),
              'Final decision, one person',
              'Final decision, {count} people',
            )}
          </p>
        </div>
        <div className={styles.bars}>
          {layout.left.map((bar) => (
            <Bar
              key={bar.index}
              bar={bar}
              decisions={decisions}
              none={t('No room vote')}
              chosen={undefined}
            />
          ))}
        </div>
        <div className={styles.flow} style={{ height: layout.height }}>
          <FlowBands bands={layout.bands} height={layout.height} />
          {layout.bands.map(
            (band) =>
              band.height >= lowestNumbered && (
                <b
                  key={`${band.from} ${band.to}`}
                  className="number"
                  data-kind={band.kind}
                  style={{ top: bandNumberAt(band).y }}
                >
                  {formatNumber(band.people)}
                </b>
              ),
          )}
        </div>
        <div className={styles.bars}>
          {layout.right.map((bar) => (
            <Bar
              key={bar.index}
              bar={bar}
              decisions={decisions}
              none={t('No final decision')}
              chosen={chosen}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A flow chart of one room, with the letters of the decisions only. */
export function SmallFlowChart({
  flows,
  decisionIds,
  name,
}: {
  flows: readonly Flow[];
  decisionIds: readonly number[];
  name: string;
}) {
  const most = Math.max(1, ...flows.map(({ people }) => people));
  const layout = layOutFlow(flows, decisionIds, { unit: Math.min(6, 28 / most), place: 38, gap: 0 });
  return (
    <div className={styles.small} role="img" aria-label={name}>
      <SmallBars bars={layout.left} />
      <div className={styles.flow} style={{ height: layout.height }}>
        <FlowBands bands={layout.bands} height={layout.height} />
      </div>
      <SmallBars bars={layout.right} />
    </div>
  );
}

function Bar({
  bar: { index, people, y, height },
  decisions,
  none,
  chosen,
}: {
  bar: FlowBar;
  decisions: Decisions;
  /** The words for people without the vote. */
  none: string;
  chosen: { id: number; isTie: boolean } | undefined;
}) {
  const decision = index === null ? undefined : decisions[index];
  const isChosen = decision !== undefined && decision.id === chosen?.id;
  return (
    <div
      className={styles.bar}
      style={{ top: y, height }}
      data-empty={people === 0 || undefined}
      data-none={decision === undefined || undefined}
    >
      <span className={styles.label}>
        {decision && <DecisionMark index={index ?? undefined} size="lg" filled={isChosen} />}
        <span className={styles.words} data-none={decision === undefined || undefined}>
          <span className={styles.title}>{decision?.title_of_decision ?? none}</span>
          {decision === undefined && <span className={styles.short}>{t('none@@vote')}</span>}
          {isChosen && (
            <span className={styles.chosen}>{chosen?.isTie ? t('Chosen in the tie') : t('Chosen')}</span>
          )}
        </span>
      </span>
      <b className="number">{formatNumber(people)}</b>
      <i />
    </div>
  );
}

function SmallBars({ bars }: { bars: readonly FlowBar[] }) {
  return (
    <div className={styles.bars}>
      {bars.map(({ index, people, y, height }) => (
        <span
          key={index}
          className={styles.smallBar}
          style={{ top: y + height / 2 }}
          data-empty={people === 0 || undefined}
        >
          {index === null ? t('none@@vote') : <DecisionMark index={index} />}
          {people > 0 && <b className="number">{formatNumber(people)}</b>}
        </span>
      ))}
    </div>
  );
}
