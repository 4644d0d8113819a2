import type { Run } from '@vincere/contract';
import { CalendarDays, Users } from 'lucide-react';
import { formatDate } from '../../lib/format.ts';
import { plural, rich } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { sr } from '../../ui/sr.tsx';
import { stageOf } from '../runs/RunTopBar.tsx';
import { ownSeat } from '../runs/useRun.ts';
import styles from './briefing.module.css';

/** The head of the briefing: simulation, instructions of the stage, stage number and the user's room. */
export function BriefingHead({ run }: { run: Run }) {
  const { placeName } = useRooms();
  const room = ownSeat(run)?.room.room_name;
  const stage = run.current_stage;
  return (
    <div>
      <h1 className={`heading-hero ${styles.title}`}>{run.simulation.name}</h1>
      {stage?.stage_instruction && (
        <p className={`heading-4 muted ${styles.lead}`}>{stage.stage_instruction}</p>
      )}
      <ul className={`row wrap ${styles.tags}`}>
        {stage && <li className={run.status === 'DRAFT' ? 'tag' : 'tag tag-now'}>{stageOf(run)}</li>}
        {room && (
          <li className="tag tag-room" data-room={room}>
            <RoomMark room={room} size={16} />
            {rich('<sr>Your room: </sr>{role}', { sr, role: placeName(room) })}
          </li>
        )}
        <li className="tag">
          <Users className="icon" aria-hidden />
          {plural(run.users_playing.length, '{count} participant', '{count} participants')}
        </li>
        <li className="tag">
          <CalendarDays className="icon" aria-hidden />
          {rich('<sr>Created </sr>{date}', { sr, date: formatDate(run.created_at) })}
        </li>
      </ul>
    </div>
  );
}
