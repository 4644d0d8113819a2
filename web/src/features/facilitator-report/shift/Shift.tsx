import { type Flow, totalFlows } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { RoomName } from '../../../parts/RoomName.tsx';
import reportStyles from '../facilitator-report.module.css';
import type { StageReport } from '../types.ts';
import { FlowChart, SmallFlowChart } from './FlowChart.tsx';
import styles from './Shift.module.css';
import { GroupSure, ShiftConfidence } from './ShiftConfidence.tsx';
import { ShiftTable } from './ShiftTable.tsx';
import { flowsInWords, movedOf, shiftDetails, shiftSentence } from './shift-words.ts';

/** The shift of a stage from room votes to final decisions. Renders nothing if nobody voted. */
export function Shift({ stage, withCharts }: { stage: StageReport; withCharts: boolean }) {
  const { shift, offered_decisions } = stage;
  if (shift === null) return null;
  const flows = totalFlows(shift.rooms.flatMap((room) => room.flows));
  if (!hasVotes(flows)) return null;
  const decisionIds = offered_decisions.map(({ id }) => id);
  const sentence = shiftSentence(flows, decisionIds);
  const details = shiftDetails(flows, decisionIds);
  const { chosen_decision, decided_by } = stage;
  const chosenDecision = chosen_decision
    ? { id: chosen_decision.id, isTie: decided_by !== null && decided_by !== 'majority' }
    : undefined;
  const forecastCount = shift.confidence?.forecasts?.length ?? 0;
  const inRooms = shift.rooms.filter(
    ({ room_name, flows: own }) => room_name !== 'dashboard' && hasVotes(own),
  );
  return (
    <section
      className={styles.shift}
      data-long={forecastCount > 3 || undefined}
      aria-labelledby={`shift-${stage.scenario_id}`}
    >
      <h4
        className={`label-text ${reportStyles.reasonsTitle}`}
        id={`shift-${stage.scenario_id}`}
        tabIndex={-1}
      >
        {t('From room vote to final decision')}
      </h4>
      <p className="heading-4">{sentence}</p>
      {details !== '' && <p className="muted">{details}</p>}
      <div className={shift.confidence ? styles.columns : undefined}>
        <div>
          {withCharts && (
            <figure className={styles.figure}>
              <FlowChart
                flows={flows}
                decisions={offered_decisions}
                chosen={chosenDecision}
                name={t('{shift}. The table below has the same numbers.', { shift: sentence })}
              />
              <figcaption className={styles.legend}>
                <span data-kind="stayed">{t('Stayed')}</span>
                <span data-kind="moved">{t('Moved')}</span>
              </figcaption>
            </figure>
          )}
          {shift.confidence && <GroupSure confidence={shift.confidence} />}
        </div>
        {shift.confidence && (
          <ShiftConfidence
            titleId={`forecast-${stage.scenario_id}`}
            confidence={shift.confidence}
            decisions={offered_decisions}
            counts={finalCounts(flows)}
            chosenId={chosenDecision?.id}
          />
        )}
      </div>
      {withCharts && inRooms.length > 1 && (
        <>
          <h5 className="label-text">{t('By room')}</h5>
          <ul className={styles.rooms}>
            {inRooms.map(({ room_name, flows: own }) => (
              <li key={room_name}>
                <RoomName room={room_name} />
                <SmallFlowChart flows={own} decisionIds={decisionIds} name={flowsInWords(own, decisionIds)} />
                <span className="meta-text">{movedOf(own)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h5 className="label-text">{withCharts ? t('The same as a table') : t('The shift as a table')}</h5>
      <ShiftTable rooms={shift.rooms} decisions={offered_decisions} />
      {shift.on_behalf > 0 && (
        <p className="meta-text">
          {plural(
            shift.on_behalf,
            'One decision that a facilitator recorded is not counted here.',
            '{count} decisions that a facilitator recorded are not counted here.',
          )}
        </p>
      )}
    </section>
  );
}

type Flows = ReturnType<typeof totalFlows>;

function hasVotes(flows: readonly Flow[]): boolean {
  return flows.some(({ from, to }) => from !== null || to !== null);
}

/** Returns the number of final decisions for each decision, by its id. */
function finalCounts(flows: Flows): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { to, people } of flows) if (to !== null) counts.set(to, (counts.get(to) ?? 0) + people);
  return counts;
}
