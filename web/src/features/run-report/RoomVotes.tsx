import { reports } from '@vincere/contract/messages';
import { roles } from '@vincere/domain';
import { roleName } from '../../lib/format.ts';
import { DecisionMark, letterOf, RoomMark } from '../../ui/marks.tsx';
import { leadersOf } from './how.ts';
import type { StageReport } from './types.ts';

const mostTicks = 24;

/** What each room itself voted for, and how many of its votes that got. */
export function RoomVotes({
  stage,
  indexOf,
  withCharts,
}: {
  stage: StageReport;
  indexOf: (decision: number) => number;
  withCharts: boolean;
}) {
  const voted = roles.filter((role) => (stage.room_decisions_all_user_votes[role] ?? []).length > 0);
  return (
    <div>
      <h4 className="t-label">Room decisions</h4>
      {voted.length === 0 && <p className="mut rp-none">{reports.noRoomVotes}</p>}
      <ul className="rows">
        {voted.length > 0 &&
          roles.map((role) => {
            const decision = stage.room_decisions[role];
            const all = stage.room_decisions_all_user_votes[role] ?? [];
            const cast = all.length;
            const level = leadersOf(all)
              .map(indexOf)
              .sort((a, b) => a - b);
            const votes = decision?.votes ?? 0;
            return (
              <li key={role} className={`rdr r-${role}`}>
                <RoomMark room={role} />
                <b>{roleName(role)}</b>
                {decision?.decision_id && cast > 0 ? (
                  <>
                    {level.length > 1 ? (
                      <Level indexes={level} first={indexOf(decision.decision_id.id)} />
                    ) : (
                      <span className="row">
                        <DecisionMark index={indexOf(decision.decision_id.id)} size="sm" />
                        <span className="story">{decision.decision_id.title}</span>
                      </span>
                    )}
                    <span className="row">
                      {withCharts && cast <= mostTicks && <Ticks votes={votes} cast={cast} />}
                      <span className="num t-meta">
                        {votes} of {cast}
                        {level.length > 1 && ' each'}
                        <span className="sr"> {cast === 1 ? 'vote' : 'votes'}</span>
                      </span>
                    </span>
                  </>
                ) : (
                  <span className="dim">No votes</span>
                )}
              </li>
            );
          })}
      </ul>
    </div>
  );
}

/** A room that did not agree: which decisions were level, and which of them the rule takes as its own (ruling 8.3). */
function Level({ indexes, first }: { indexes: readonly number[]; first: number }) {
  return (
    <span className="row">
      {indexes.map((index) => (
        <DecisionMark key={index} index={index} size="sm" />
      ))}
      <span>
        Level <span className="sr">{`between ${indexes.map(letterOf).join(', ')}`}</span>
        <span className="dim">({letterOf(first)} was first)</span>
      </span>
    </span>
  );
}

function Ticks({ votes, cast }: { votes: number; cast: number }) {
  return (
    <span className="tk" aria-hidden="true">
      {Array.from({ length: cast }, (_, index) => (
        <i key={index} className={index < votes ? 'v' : undefined} />
      ))}
    </span>
  );
}
