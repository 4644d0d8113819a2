import { percentage } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { DecisionMark, letterOf, RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import styles from './RevealView.module.css';
import type { Reveal } from './useReveal.ts';

const decidedByText = {
  majority: null,
  rooms: t('It was a tie. The rooms decided.'),
  first: t('It was a tie. The decision that was first to reach its votes won.'),
  facilitator: t('It was a tie. The facilitator chose.'),
} as const;

/** The decision of a closed stage in projector size: the decision, the votes, the lean of each room, and the way on. */
export function RevealView({
  reveal: { stage, votes },
  to,
  onEnd,
}: {
  reveal: Reveal;
  /** The scenario that follows; null after the last stage, and undefined until it is known. */
  to: string | null | undefined;
  onEnd: () => void;
}) {
  const index = votes?.final_votes.findIndex(({ decision_id }) => decision_id === stage.decision?.id) ?? -1;
  const explanation = stage.decided_by && decidedByText[stage.decided_by];
  return (
    <div className={styles.reveal} onClick={onEnd}>
      <p className={styles.label}>{t('Stage {number}: the decision', { number: stage.stage_number })}</p>
      <h2>
        {index >= 0 && <DecisionMark index={index} filled size="lg" />}
        <span>{stage.decision?.title_of_decision ?? t('No decision')}</span>
      </h2>
      {explanation && <p className={styles.explanation}>{explanation}</p>}
      {votes && <Tally votes={votes} chosen={stage.decision?.id} />}
      <ol className={styles.way} aria-label={t('The way on')}>
        <li>{stage.scenario.name}</li>
        {to !== undefined && <li className={styles.next}>{to ?? t('The end of the simulation')}</li>}
      </ol>
    </div>
  );
}

function Tally({
  votes: { final_votes, room_votes },
  chosen,
}: {
  votes: NonNullable<Reveal['votes']>;
  chosen: number | undefined;
}) {
  const { roles, placeName } = useRooms();
  const cast = final_votes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ul className={styles.tally} aria-label={t('Final decisions')}>
        {final_votes.map(({ decision_id, title_of_decision, count }, index) => (
          <li key={decision_id} data-chosen={decision_id === chosen || undefined}>
            <DecisionMark index={index} filled={decision_id === chosen} />
            <span className={styles.title}>{title_of_decision}</span>
            <b className="digits">{count}</b>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ width: `${percentage(count, cast)}%` }} />
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.leans} aria-label={t('Room votes')}>
        {roles.map((role) => {
          const counts = room_votes[role] ?? [];
          const most = Math.max(...counts.map(({ count }) => count));
          const leading = counts.filter(({ count }) => count === most);
          return (
            <li key={role} data-room={role}>
              <RoomMark room={role} size={44} />
              <span>{placeName(role)}</span>
              <b>
                {leanText(
                  leading.map((lead) =>
                    final_votes.findIndex(({ decision_id }) => decision_id === lead.decision_id),
                  ),
                )}
              </b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Returns the letter of the leading decision, `tie`, or `no vote`. */
function leanText(indices: readonly number[]): string {
  if (indices.length === 0) return t('no vote');
  return indices.length > 1 ? t('tie') : letterOf(indices[0] ?? 0);
}
