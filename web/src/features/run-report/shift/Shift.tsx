import { type Flow, stayedAndMoved, totalFlows } from '@vincere/domain';
import { plural, t } from '../../../lib/text.ts';
import { RoomName } from '../../../parts/marks.tsx';
import runReportStyles from '../run-report.module.css';
import type { StageReport } from '../types.ts';
import { FlowChart } from './FlowChart.tsx';
import styles from './Shift.module.css';
import { ShiftConfidence } from './ShiftConfidence.tsx';
import { ShiftTable } from './ShiftTable.tsx';

/** The shift of a stage from room votes to final decisions. Renders nothing if nobody voted. */
export function Shift({ stage, withCharts }: { stage: StageReport; withCharts: boolean }) {
  const { shift, offered_decisions } = stage;
  if (shift === null) return null;
  const flows = totalFlows(shift.rooms.flatMap((room) => room.flows));
  if (!hasVotes(flows)) return null;
  const decisionIds = offered_decisions.map(({ id }) => id);
  const sentence = shiftSentence(flows);
  const kept = keptSentence(flows);
  const inRooms = shift.rooms.filter(
    ({ room_name, flows: own }) => room_name !== 'dashboard' && hasVotes(own),
  );
  return (
    <section className={styles.shift} aria-labelledby={`shift-${stage.scenario_id}`}>
      <h4 className={`label-text ${runReportStyles.reasonsTitle}`} id={`shift-${stage.scenario_id}`}>
        {t('From room vote to final decision')}
      </h4>
      <p className="heading-4">{sentence}</p>
      {kept !== undefined && <p className="muted">{kept}</p>}
      <div className={shift.confidence ? styles.columns : undefined}>
        {withCharts && (
          <figure className={styles.figure}>
            <FlowChart flows={flows} decisionIds={decisionIds} name={sentence} />
            <figcaption className={styles.legend}>
              <span data-kind="stayed">{t('Stayed')}</span>
              <span data-kind="moved">{t('Moved')}</span>
            </figcaption>
          </figure>
        )}
        {shift.confidence && (
          <ShiftConfidence
            confidence={shift.confidence}
            decisions={offered_decisions}
            counts={finalCounts(flows)}
            chosenId={stage.chosen_decision?.id}
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
                <FlowChart flows={own} decisionIds={decisionIds} name={shiftSentence(own)} />
                <span className="meta-text">{shiftSentence(own)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
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

/** Returns how many of those with both votes changed their minds. */
function shiftSentence(flows: readonly Flow[]): string {
  const { stayed, moved } = stayedAndMoved(flows);
  const people = stayed + moved;
  if (!flows.some(({ from }) => from !== null)) return t('Nobody cast a room vote, so nobody could move.');
  if (people === 0) return t('Nobody gave both a room vote and a final decision.');
  return moved === 0 ? t('Nobody moved') : t('{moved} of {people} changed their minds', { moved, people });
}

function keptSentence(flows: readonly Flow[]): string | undefined {
  const { stayed } = stayedAndMoved(flows);
  return stayed === 0
    ? undefined
    : plural(
        stayed,
        'One person kept the decision of their room vote.',
        '{count} people kept the decision of their room vote.',
      );
}

/** Returns the number of final decisions for each decision, by its id. */
function finalCounts(flows: Flows): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { to, people } of flows) if (to !== null) counts.set(to, (counts.get(to) ?? 0) + people);
  return counts;
}
