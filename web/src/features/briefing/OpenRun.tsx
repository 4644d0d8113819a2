import { Link } from '@tanstack/react-router';
import { isFinished, type Room } from '@vincere/domain';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Clock } from '../../parts/Clock.tsx';
import { classOf } from '../../ui/Button.tsx';
import { BackIcon } from '../../ui/TopBar.tsx';
import { useSeatedRun } from '../runs/useSeatedRun.ts';

/** The user's place in a run that is still open. */
export type OpenSeat = { code: string; room: Room };

/** Returns the user's place in the first of these runs that is still open; undefined if there is none. */
export function useOpenSeat(runIds: readonly number[]): OpenSeat | undefined {
  const history = useRead('listMyRuns', {});
  const seat = history.data?.user_run.find(
    ({ simulation_run_id, sim_run }) => runIds.includes(simulation_run_id) && !isFinished(sim_run.status),
  );
  return seat && { code: seat.sim_run.access_code, room: seat.room.room_name };
}

/** The link from a page of an earlier stage back into the room. */
export function BackToRoom({ code, room }: OpenSeat) {
  return (
    <Link
      className={classOf('quiet', undefined, 'button-icon')}
      to="/simulation/room/$roomId"
      params={{ roomId: room }}
      search={{ code }}
      aria-label={t('Back to your room')}
      title={t('Back to your room')}
    >
      <BackIcon />
    </Link>
  );
}

/** The clock of the stage that the run is in now. */
export function CurrentClock({ code }: { code: string }) {
  const { received } = useSeatedRun(code);
  const clock = received && received.run.status !== 'DRAFT' ? received.run.stage_clock : null;
  return clock && received && <Clock clock={clock} receivedAt={received.receivedAt} header="run" />;
}
