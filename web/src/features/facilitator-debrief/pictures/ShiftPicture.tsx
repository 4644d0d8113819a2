import { type FlowBar, layOutFlow, totalFlows } from '@vincere/domain';
import { useRead } from '../../../lib/api.ts';
import { plural, t } from '../../../lib/text.ts';
import { FlowBands } from '../../../parts/flow/FlowBands.tsx';
import { DecisionMark, letterOf } from '../../../parts/marks.tsx';
import { sr } from '../../../ui/sr.tsx';
import type { Stages } from '../questions/stages.ts';
import { PictureFailed } from './PictureFailed.tsx';
import styles from './ShiftPicture.module.css';
import { untilRead } from './until-read.ts';

/** The height of the bars, in pixels of a projector that is 1920 pixels wide. */
const barsHeight = 440;

/** The people who kept the decision of their room and those who moved, from the room votes to the final decisions. */
export function ShiftPicture({ runId, stage }: { runId: number; stage: Stages[number] }) {
  const report = useRead('getAdminReport', { params: { runId } }, untilRead);
  const playedStage = report.data?.find(({ scenario_id }) => scenario_id === stage.scenario_id);
  const flows = totalFlows(playedStage?.shift?.rooms.flatMap((room) => room.flows) ?? []);
  if (report.isError && report.data === undefined) return <PictureFailed />;
  if (flows.length === 0) return null;
  const all = flows.reduce((sum, { people }) => sum + people, 0);
  const { decisions } = stage;
  const gap = 20;
  const layout = layOutFlow(
    flows,
    decisions.map(({ id }) => id),
    {
      unit: (barsHeight - gap * decisions.length) / Math.max(1, all),
      place: Math.min(76, barsHeight / (decisions.length + 1)),
      gap,
    },
  );
  const peopleIn = (kind: 'stayed' | 'moved') =>
    layout.bands.filter((band) => band.kind === kind).reduce((sum, { people }) => sum + people, 0);
  const bars = (side: readonly FlowBar[], isEnd: boolean) => (
    <ul className={styles.bars} data-side={isEnd ? 'end' : 'start'}>
      {side.map((bar) => (
        <Bar key={bar.index} bar={bar} height={layout.height} stage={stage} isEnd={isEnd} />
      ))}
    </ul>
  );
  return (
    <div>
      <div className={styles.heads}>
        <h2>{t('In the rooms')}</h2>
        <p className={styles.legend}>
          <span data-kind="stayed">{t('{count} stayed', { count: peopleIn('stayed') })}</span>
          <span data-kind="moved">{t('{count} moved', { count: peopleIn('moved') })}</span>
        </p>
        <h2>{t('Together')}</h2>
      </div>
      <div className={styles.chart} style={{ height: `calc(${layout.height} * var(--projector-pixel))` }}>
        {bars(layout.left, false)}
        <FlowBands bands={layout.bands} height={layout.height} />
        {bars(layout.right, true)}
      </div>
    </div>
  );
}

function Bar({
  bar: { index, people, y, height: size },
  height,
  stage: { decisions, chosen_decision_id },
  isEnd,
}: {
  bar: FlowBar;
  height: number;
  stage: Stages[number];
  isEnd: boolean;
}) {
  const decision = index === null ? undefined : decisions[index];
  return (
    <li
      style={{ top: `${(y / height) * 100}%`, height: `${(size / height) * 100}%` }}
      data-none={decision === undefined || undefined}
    >
      <span className={styles.label}>
        {decision ? (
          <>
            <DecisionMark
              className={styles.mark}
              index={index ?? undefined}
              filled={isEnd && decision.id === chosen_decision_id}
            />
            <span className={styles.title}>
              {index !== null && sr(`${letterOf(index)}: `)}
              {decision.title_of_decision}
            </span>
          </>
        ) : (
          <span className={styles.none}>{isEnd ? t('No final decision') : t('No room vote')}</span>
        )}
      </span>
      <b className="digits">
        {people}
        {sr(` ${plural(people, 'person', 'people@@after their number')}`)}
      </b>
      <i />
    </li>
  );
}
