import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import { WayOnMap } from '../../map/way/WayOnMap.tsx';
import { stageNow } from '../stage-focus.ts';
import type { RunBoard } from '../types.ts';
import styles from './PathStrip.module.css';

const tieBreakText = {
  majority: '',
  rooms: t(', a tie decided by the rooms'),
  first: t(', a tie: by rooms, then it was first'),
  facilitator: t(', a tie decided by the facilitator'),
} as const;

/** A tenth of the strip's width shows the stages before the current one. */
const pastFraction = 1 / 10;

/** The path of a run: the stages played with the decision carried out in each, the current stage, and those not reached. */
export function PathStrip({
  run,
  board,
  isObserved = false,
  aside,
}: {
  run: Run;
  board: RunBoard;
  /** True for observers: they can't read the simulation, so the strip has no letters and no map. */
  isObserved?: boolean;
  /** Shown at the right end. */
  aside?: ReactNode;
}) {
  const isOver = isFinished(run.status);
  const lastClosed = board.path.at(-1)?.stage_number ?? 0;
  const now = run.current_stage?.stage_number ?? 0;
  const { data: simulation } = useRead(
    'getPlayedSimulation',
    { params: { runId: run.id } },
    { enabled: board.path.length > 0 && !isObserved },
  );
  const decisionIndex = (scenarioId: number, decisionId: number) =>
    simulation?.stages
      .flatMap(({ scenarios }) => scenarios)
      .find(({ id }) => id === scenarioId)
      ?.all_decisions.findIndex(({ id }) => id === decisionId) ?? -1;
  const strip = useRef<HTMLDivElement>(null);
  // Scroll a long path to the current stage.
  useEffect(() => {
    const step = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (strip.current && step && now > 0)
      strip.current.scrollLeft = step.offsetLeft - strip.current.clientWidth * pastFraction;
  }, [now, simulation, lastClosed]);
  return (
    <div className={isOver ? `${styles.path} ${styles.isOver}` : styles.path}>
      <div
        className={styles.pathSteps}
        role="region"
        aria-label={isOver ? t('The group’s path') : t('Path so far')}
        tabIndex={0}
        ref={strip}
      >
        <ol>
          {board.path.map((stage) => (
            <Fragment key={stage.stage_number}>
              <li className={styles.isDone}>
                <span>{t('Stage {number}', { number: stage.stage_number })}</span>
                <b>{stage.scenario.name}</b>
              </li>
              <li className={styles.viaDecision}>
                {stage.decision && <PathMark index={decisionIndex(stage.scenario.id, stage.decision.id)} />}
                <span>
                  {stage.decision?.title_of_decision ?? t('No decision')}
                  <span className="dimmed">
                    {stage.decided_by && tieBreakText[stage.decided_by]}
                    {stage.forced && t(', with votes missing')}
                  </span>
                </span>
              </li>
            </Fragment>
          ))}
          {now > lastClosed && <OpenStage run={run} number={now} />}
          <StagesNotReached from={Math.max(now, lastClosed) + 1} to={run.simulation.total_stages} />
        </ol>
      </div>
      {!isOver && now > 0 && !isObserved && (
        <WayOnMap
          className={styles.onMap}
          run={run}
          way={{
            visited: board.path.map(({ scenario, decision }) => ({
              scenario_id: scenario.id,
              decision_id: decision?.id ?? null,
            })),
            current: run.current_scenario?.id ?? null,
            isOver,
          }}
        />
      )}
      {aside}
    </div>
  );
}

/** The stage that is open, or was open when the run was ended, and its decision to come. */
function OpenStage({ run, number }: { run: Run; number: number }) {
  const total = run.simulation.total_stages;
  const isOver = isFinished(run.status);
  return (
    <>
      <li
        id={isOver ? undefined : stageNow}
        tabIndex={isOver ? undefined : -1}
        className={isOver ? styles.isDone : styles.isNow}
        aria-current={isOver ? undefined : 'step'}
      >
        <span>
          {isOver
            ? t('Stage {number}', { number })
            : t('Stage {number} of {count}', { number, count: total })}
        </span>
        <b>{run.current_scenario?.name}</b>
      </li>
      {(isOver || number < total) && (
        <li className={`${styles.viaDecision} dimmed`}>
          <span className="decision-mark" data-size="sm" aria-hidden="true">
            {isOver ? '' : '?'}
          </span>
          {isOver ? t('ended here') : t('open')}
        </li>
      )}
    </>
  );
}

function StagesNotReached({ from, to }: { from: number; to: number }) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => (
    <li key={from + index} className={styles.isLater}>
      <span>{t('Stage {number}', { number: from + index })}</span>
      <b>{t('not reached')}</b>
    </li>
  ));
}

/** The mark of a decision. It has a letter if the simulation still contains the decision; `index` is -1 otherwise. */
function PathMark({ index }: { index: number }) {
  return <DecisionMark index={index < 0 ? undefined : index} size="sm" filled />;
}
