import type { Run } from '@vincere/contract';
import { CalendarDays, Users } from 'lucide-react';
import { formatCount, formatDate, roleName } from '../../lib/format.ts';
import { RoomMark } from '../../ui/marks.tsx';
import { ownSeat } from '../runs/useRun.ts';

/** The name of the simulation, what the stage asks for, and where this person stands in it. */
export function BriefingHead({ run }: { run: Run }) {
  const room = ownSeat(run)?.room.room_name;
  const stage = run.current_stage;
  return (
    <div>
      <h1 className="t-hero brief-title">{run.simulation.name}</h1>
      {stage?.stage_instruction && <p className="t-h4 mut brief-lead">{stage.stage_instruction}</p>}
      <ul className="row wrapf brief-tags">
        {stage && (
          <li className={run.status === 'DRAFT' ? 'tag' : 'tag tag-now'}>
            Stage {stage.stage_number} of {run.simulation.total_stages}
          </li>
        )}
        {room && (
          <li className={`tag tag-room r-${room}`}>
            <RoomMark room={room} size={16} />
            <span className="sr">Your room: </span>
            {roleName(room)}
          </li>
        )}
        <li className="tag">
          <Users className="ic" aria-hidden />
          {formatCount(run.users_playing.length, 'participant')}
        </li>
        <li className="tag">
          <CalendarDays className="ic" aria-hidden />
          <span className="sr">Created </span>
          {formatDate(run.created_at)}
        </li>
      </ul>
    </div>
  );
}
