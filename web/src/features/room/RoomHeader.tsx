import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { type Room } from '@vincere/domain';
import { useSession } from '../../lib/session/session.ts';
import { t } from '../../lib/text.ts';
import { Clock } from '../../parts/Clock.tsx';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { classOf } from '../../ui/Button.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { BackIcon, TopBar } from '../../ui/TopBar.tsx';
import { HelpButton } from '../runs/help/HelpButton.tsx';
import { stageOf } from '../runs/RunTopBar.tsx';
import styles from './RoomHeader.module.css';

/** The header of a room: its persona, the stage with its clock, and the link back. */
export function RoomHeader({
  run,
  receivedAt,
  room,
  hasEnded,
}: {
  run: Run;
  receivedAt: number;
  room: Room;
  hasEnded: boolean;
}) {
  const { placeName, roomName } = useRooms();
  const session = useSession();
  const hasBegun = run.status !== 'DRAFT';
  const stage = stageOf(run);
  return (
    <TopBar
      className={styles.bar}
      rightClassName={styles.right}
      themeClassName={styles.wideOnly}
      clock={
        hasBegun &&
        !hasEnded &&
        run.stage_clock !== null && (
          <Clock clock={run.stage_clock} receivedAt={receivedAt} isEndSpoken header="room" />
        )
      }
      right={<HelpButton run={run} />}
      end={
        session && (
          <span className={styles.wideOnly}>
            <PersonMark first={session.first_name} last={session.last_name} />
          </span>
        )
      }
    >
      <Link
        className={classOf('quiet', undefined, 'button-icon')}
        to="/simulation/dashboard"
        search={{ code: run.access_code }}
        aria-label={t('Back to simulation dashboard')}
      >
        <BackIcon />
      </Link>
      <div className={styles.roomHeader} data-room={room}>
        <RoomMark room={room} size={28} />
        <div>
          <b className={styles.name}>
            <span className={styles.wideOnly}>{roomName(room)}</span>
            <span className={styles.phoneName}>{placeName(room)}</span>
          </b>
          <span className={`meta-text ${styles.place}`}>
            {hasBegun && <span className={styles.phoneName}>{stage}</span>}
            <span className={hasBegun ? styles.wideOnly : undefined}>{run.simulation.name}</span>
          </span>
        </div>
      </div>
      {hasBegun && <span className={`tag tag-now ${styles.stage}`}>{stage}</span>}
    </TopBar>
  );
}
