import type { Run } from '@vincere/contract';
import { isFinished } from '@vincere/domain';
import { Fragment, useEffect, useRef } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { DecisionMark } from '../../ui/marks.tsx';
import { WayOnMap } from '../map/WayOnMap.tsx';
import { stageNow } from './stage-focus.ts';
import type { RunBoard } from './types.ts';

const how = {
  majority: '',
  rooms: t(', a tie decided by the rooms'),
  first: t(', a tie: by rooms, then it was first'),
  facilitator: t(', a tie decided by the facilitator'),
} as const;

/** One part in so many of the strip still shows what was before. */
const pastShown = 10;

/** The stages played with the decision that led on, the one that is played now, and those not reached. */
export function PathStrip({
  run,
  board,
  isObserved = false,
}: {
  run: Run;
  board: RunBoard;
  /** By somebody who may not read the simulation itself, where its map is. */
  isObserved?: boolean;
}) {
  const total = run.simulation.total_stages;
  const isOver = isFinished(run.status);
  const lastClosed = board.path.at(-1)?.stage_number ?? 0;
  const now = run.current_stage?.stage_number ?? 0;
  // The stage in which the run stands, or in which it was ended.
  const isOpen = now > lastClosed;
  const reached = Math.max(now, lastClosed);
  const later = Array.from({ length: Math.max(0, total - reached) }, (_, index) => reached + index + 1);
  const { data: simulation } = useRead(
    'getSimulation',
    { params: { simulationId: run.simulation.id } },
    { enabled: board.path.length > 0 && !isObserved },
  );
  const placeOf = (scenarioId: number, decisionId: number) =>
    simulation?.stages
      .flatMap(({ scenarios }) => scenarios)
      .find(({ id }) => id === scenarioId)
      ?.all_decisions.findIndex(({ id }) => id === decisionId) ?? -1;
  const strip = useRef<HTMLDivElement>(null);
  // A long path stands where the group is, not where it began.
  useEffect(() => {
    const step = strip.current?.querySelector<HTMLElement>('.now');
    if (strip.current && step && now > 0)
      strip.current.scrollLeft = step.offsetLeft - strip.current.clientWidth / pastShown;
  }, [now, simulation, lastClosed]);
  return (
    <div className={isOver ? 'way is-over' : 'way'}>
      <div className="way-s" role="region" aria-label={t('Path so far')} tabIndex={0} ref={strip}>
        <ol>
          {board.path.map((stage) => (
            <Fragment key={stage.stage_number}>
              <li className="done">
                <span>{t('Stage {number}', { number: stage.stage_number })}</span>
                <b>{stage.scenario.name}</b>
              </li>
              <li className="via">
                {stage.decision && <PathMark index={placeOf(stage.scenario.id, stage.decision.id)} />}
                <span>
                  {stage.decision?.title_of_decision ?? t('No decision')}
                  <span className="dim">
                    {stage.decided_by && how[stage.decided_by]}
                    {stage.forced && t(', with votes missing')}
                  </span>
                </span>
              </li>
            </Fragment>
          ))}
          {isOpen && (
            <li
              id={isOver ? undefined : stageNow}
              tabIndex={isOver ? undefined : -1}
              className={isOver ? 'done' : 'now'}
              aria-current={isOver ? undefined : 'step'}
            >
              <span>
                {isOver
                  ? t('Stage {number}', { number: now })
                  : t('Stage {number} of {count}', { number: now, count: total })}
              </span>
              <b>{run.current_scenario?.name}</b>
            </li>
          )}
          {isOpen && (isOver || now < total) && (
            <li className="via dim">
              <span className="dia dia-sm" aria-hidden="true">
                {isOver ? '' : '?'}
              </span>
              {isOver ? t('ended here') : t('open')}
            </li>
          )}
          {later.map((number) => (
            <li key={number} className="later">
              <span>{t('Stage {number}', { number })}</span>
              <b>{t('not reached')}</b>
            </li>
          ))}
        </ol>
      </div>
      {!isOver && now > 0 && !isObserved && (
        <WayOnMap
          simulation={run.simulation}
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
    </div>
  );
}

/** The decision that led on, with its letter where the simulation is still there to tell it. */
function PathMark({ index }: { index: number }) {
  if (index < 0) return <i className="dia dia-sm on" aria-hidden="true" />;
  return <DecisionMark index={index} size="sm" filled />;
}
