import type { RunStatus } from '@vincere/domain';
import { formatClock } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import { decidedInWords } from './decided-in-words.ts';
import type { FindingStage } from './types.ts';
import styles from './WayTaken.module.css';

/** The stages of a run, each with its decision and the final votes. */
export function WayTaken({
  stages,
  status,
  withCharts,
}: {
  stages: readonly FindingStage[];
  status: RunStatus;
  withCharts: boolean;
}) {
  return (
    <section aria-labelledby="what-was-decided">
      <h2 className="heading-3" id="what-was-decided" tabIndex={-1}>
        {t('What was decided')}
      </h2>
      <ol className={styles.way}>
        {stages.map((stage) => (
          <Stage key={stage.scenario_id} stage={stage} status={status} withCharts={withCharts} />
        ))}
      </ol>
    </section>
  );
}

function Stage({
  stage,
  status,
  withCharts,
}: {
  stage: FindingStage;
  status: RunStatus;
  withCharts: boolean;
}) {
  const { decisions, chosen_decision_id, stage_number: number, clock_seconds, seconds } = stage;
  const index = decisions.findIndex(({ id }) => id === chosen_decision_id);
  const cast = decisions.reduce((sum, { votes }) => sum + votes, 0);
  const time = formatClock(seconds);
  return (
    <li>
      <span className="meta-text number">
        {clock_seconds === null
          ? t('Stage {number}, {time}', { number, time })
          : t('Stage {number}, {time} of {clock}', { number, time, clock: formatClock(clock_seconds) })}
      </span>
      <h3 className="story">{stage.title_of_scenario}</h3>
      <p className={`story ${styles.decision}`}>
        {index < 0 ? (
          t('No decision')
        ) : (
          <>
            <DecisionMark index={index} size="sm" filled />
            <span>
              <span className="visually-hidden">{letterOf(index)}: </span>
              {decisions[index]?.title_of_decision}
            </span>
          </>
        )}
      </p>
      {cast > 0 && <Votes stage={stage} withCharts={withCharts} />}
      <p className="meta-text">
        {decidedInWords({ decided_by: stage.decided_by, votes: decisions[index]?.votes ?? 0, cast }, status)}
      </p>
    </li>
  );
}

/** The final votes of a stage: a bar that they share, or a text if charts are turned off. */
function Votes({
  stage: { decisions, chosen_decision_id },
  withCharts,
}: {
  stage: FindingStage;
  withCharts: boolean;
}) {
  const counts = decisions.map(({ votes }, index) =>
    t('{decision} {votes}', { decision: letterOf(index), votes }),
  );
  if (!withCharts) return <p className={`number ${styles.counts}`}>{counts.join(', ')}</p>;
  return (
    <div className={styles.votes} role="img" aria-label={counts.join(', ')}>
      {decisions.map(({ id, votes }, index) => (
        <span
          key={id}
          className="number"
          style={{ flexGrow: votes }}
          data-chosen={id === chosen_decision_id || undefined}
        >
          <span>{letterOf(index)}</span>
          <span>{votes}</span>
        </span>
      ))}
    </div>
  );
}
