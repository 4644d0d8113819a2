import { Link } from '@tanstack/react-router';
import type { Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { type Room } from '@vincere/domain';
import { ArrowDown, ArrowRight } from 'lucide-react';
import { useRead } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button, classOf } from '../../../ui/Button.tsx';
import { publishHeight } from '../../../ui/publish-height.ts';
import { goToFinal } from '../decisions/final-place.ts';
import { storedVote } from '../decisions/own-vote.ts';
import { ownSeat } from '../useRun.ts';
import styles from './NextStep.module.css';

const publishFoot = publishHeight('--foot-height');

/** The participant's next step in the stage: the vote in the room, then the final decision; nothing after both. */
export function NextStep({ run, code }: { run: Run; code: string }) {
  const { roomName } = useRooms();
  const room = ownSeat(run)?.room.room_name ?? 'dashboard';
  const hasVoted = useHasVoted(run, room);
  const scenario = run.current_scenario;
  if (run.status === 'DRAFT' || !scenario || scenario.all_decisions.length === 0) return null;
  if (storedVote(run, scenario.id) !== undefined || hasVoted === undefined) return null;
  return (
    <div className={styles.nextStep} ref={publishFoot}>
      {hasVoted ? (
        <Button size="lg" className={styles.button} onClick={goToFinal}>
          {t('Make the Final Decision')}
          <ArrowDown className="icon" aria-hidden />
        </Button>
      ) : (
        <Link
          className={classOf('signal', 'lg', styles.button)}
          to="/simulation/room/$roomId"
          params={{ roomId: room }}
          search={{ code }}
        >
          {t('Enter Room: {persona}', { persona: roomName(room) })}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      )}
    </div>
  );
}

/** Returns whether the user has voted in their room; undefined while it loads. True on the dashboard, which has no room vote. */
function useHasVoted(run: Run, room: Room): boolean | undefined {
  const votes = useRead(
    'getRoomVotes',
    { params: { runId: run.id, roomId: room } },
    { enabled: room !== 'dashboard' && run.status !== 'DRAFT', refetchInterval: pollMs.participant },
  );
  if (room === 'dashboard') return true;
  if (votes.data === undefined) return votes.isError ? false : undefined;
  const seat = ownSeat(run)?.user_run_id;
  return (
    votes.data.scenario_id === run.current_scenario?.id &&
    votes.data.all_room_decisions.some(({ user_run_id }) => user_run_id === seat)
  );
}
