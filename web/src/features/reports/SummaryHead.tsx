import type { Room } from '@vincere/domain';
import { personas } from '@vincere/domain';
import { RoomMark } from '../../ui/marks.tsx';
import { sentenceOf } from './alignment.ts';
import type { Report } from './types.ts';

/** The run in one sentence and four figures. */
export function SummaryHead({
  report,
  totalStages,
  room,
}: {
  report: Report;
  totalStages: number | undefined;
  room: Room | undefined;
}) {
  const stages = report.report_per_stage;
  const completed = stages.filter((stage) => stage.chosen_decision_id !== null).length;
  const decided = stages.filter((stage) => stage.user_chosen_decision !== null).length;
  return (
    <div className="shd">
      <div>
        <h1 className="t-h1">{sentenceOf(stages, report.message === undefined)}</h1>
        {stages.length > 0 && (
          <p className="t-h4 mut">{stages.map((stage) => stage.title_of_scenario).join(', ')}.</p>
        )}
      </div>
      <dl>
        <div>
          <dt>Stages completed</dt>
          <dd className="t-clock">
            {totalStages === undefined ? completed : `${completed} of ${totalStages}`}
          </dd>
        </div>
        <div>
          <dt>Decisions made</dt>
          <dd className="t-clock">{decided}</dd>
        </div>
        <div>
          <dt>Alignment rate</dt>
          <dd className="t-clock">{completed === 0 ? 'None yet' : `${report.alignment_rate}%`}</dd>
        </div>
        <div>
          <dt>Your room</dt>
          <dd className="rmm">
            {room ? (
              <>
                <RoomMark room={room} size={24} />
                {personas[room].name.replace(/^The /, '')}
              </>
            ) : (
              'No room'
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
