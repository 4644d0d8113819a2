import { reports } from '@vincere/contract/messages';
import { rich, t } from '../../../lib/text.ts';
import { DecisionMark, letterOf, RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { sr } from '../../../ui/sr.tsx';
import reportStyles from '../facilitator-report.module.css';
import type { StageReport } from '../types.ts';
import { leadersOf } from './decided-by.ts';
import styles from './RoomVotes.module.css';

const maxTicks = 24;

/** The decision of each room, with its number of votes. */
export function RoomVotes({
  stage,
  indexOf,
  withCharts,
}: {
  stage: StageReport;
  indexOf: (decision: number) => number;
  withCharts: boolean;
}) {
  const { roles, placeName } = useRooms();
  const roomsWithVotes = roles.filter((role) => (stage.room_decisions_all_user_votes[role] ?? []).length > 0);
  return (
    <div>
      <h4 className="label-text">{t('Room decisions')}</h4>
      {roomsWithVotes.length === 0 && (
        <p className={`muted ${reportStyles.nothing}`}>{t(reports.noRoomVotes)}</p>
      )}
      <ul className="rows">
        {roomsWithVotes.length > 0 &&
          roles.map((role) => {
            const decision = stage.room_decisions[role];
            const all = stage.room_decisions_all_user_votes[role] ?? [];
            const cast = all.length;
            const leaders = leadersOf(all)
              .map(indexOf)
              .sort((a, b) => a - b);
            const votes = decision?.votes ?? 0;
            return (
              <li key={role} className={styles.roomDecision} data-room={role}>
                <RoomMark room={role} />
                <b>{placeName(role)}</b>
                {decision?.decision_id && cast > 0 ? (
                  <>
                    {leaders.length > 1 ? (
                      <TiedDecisions indexes={leaders} first={indexOf(decision.decision_id.id)} />
                    ) : (
                      <span className={`row ${styles.decision}`}>
                        <DecisionMark index={indexOf(decision.decision_id.id)} size="sm" />
                        <span className={`story ${styles.title}`}>{decision.decision_id.title}</span>
                      </span>
                    )}
                    <span className={`row ${styles.votes}`}>
                      {withCharts && cast <= maxTicks && <Ticks votes={votes} cast={cast} />}
                      <span className="number meta-text">{countOf(votes, cast, leaders.length > 1)}</span>
                    </span>
                  </>
                ) : (
                  <span className="dimmed">{t('No votes')}</span>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** Describes how many of a room's votes went to its decision, or to each of the tied ones. */
function countOf(votes: number, cast: number, isTied: boolean) {
  if (isTied) return rich('{votes} of {cast} each<sr> votes</sr>', { votes, cast, sr });
  if (cast === 1) return rich('{votes} of {cast}<sr> vote</sr>', { votes, cast, sr });
  return rich('{votes} of {cast}<sr> votes</sr>', { votes, cast, sr });
}

/** The tied decisions of a room. `first` is the index of the one that counts as the room's decision. */
function TiedDecisions({ indexes, first }: { indexes: readonly number[]; first: number }) {
  return (
    <span className={`row ${styles.decision}`}>
      {indexes.map((index) => (
        <DecisionMark key={index} index={index} size="sm" />
      ))}
      <span>
        {rich('Level <sr>between {decisions}</sr><dim>({first} was first)</dim>', {
          decisions: indexes.map(letterOf).join(', '),
          first: letterOf(first),
          sr,
          dim: (words) => <span className="dimmed">{words}</span>,
        })}
      </span>
    </span>
  );
}

function Ticks({ votes, cast }: { votes: number; cast: number }) {
  return (
    <span className="tick-marks" aria-hidden="true">
      {Array.from({ length: cast }, (_, index) => (
        <i key={index} data-voted={index < votes || undefined} />
      ))}
    </span>
  );
}
