import type { Answer, Calls, Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import type { Room } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { useRooms } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Failed } from '../../../ui/states.tsx';
import { useRoomPosts } from '../../runs/useRoomPosts.ts';
import { useTableEvidence } from '../../table/useTable.ts';
import type { Decisions, RunBoard } from '../types.ts';
import { evidenceRooms } from '../votes/evidence-rooms.ts';
import { useFinalVotes } from '../votes/useFinalVotes.ts';
import { nameList } from '../votes/vote-status.ts';
import { PersonVotes } from './PersonVotes.tsx';
import styles from './RoomReasons.module.css';

/**
 * All votes of a room's people in the current scenario, with reasons and evidence. People who have voted here and were
 * moved since are included.
 */
export function RoomReasons({
  run,
  board,
  room,
  decisions,
  roomVotes,
  failed,
  retrying,
  onRetry,
}: {
  run: Run;
  board: RunBoard;
  room: Room;
  decisions: Decisions;
  /** The room votes with their reasons; undefined while they load. */
  roomVotes: Answer<Calls['getRoomVotes']> | undefined;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { rooms } = useRooms();
  const finalVotes = useFinalVotes(run, board);
  const { groups } = useRoomPosts(run.id, run.current_scenario?.id, evidenceRooms(room, rooms));
  const onTable = useTableEvidence(run);
  const posts = [...groups.flatMap((group) => group.posts), ...(onTable?.posts ?? [])];
  const reasons = new Map(roomVotes?.all_room_decisions.map((vote) => [vote.user_run_id, vote]));
  const people = board.seats.filter(
    ({ room_name, room_vote_in, final_vote_in }) =>
      room_name === room || room_vote_in === room || final_vote_in === room,
  );
  const hasVoted = ({ room_vote, final_vote }: (typeof people)[number]) =>
    room_vote !== null || final_vote !== null;
  const voters = people.filter(hasVoted);
  const waitingSeats = people.filter((seat) => seat.is_active && !hasVoted(seat));
  return (
    <Section
      title={t('Votes and reasoning')}
      aside={
        people.length > 0 && (
          <span className="meta-text number">
            {t('{part} of {total}', { part: voters.length, total: people.length })}
          </span>
        )
      }
    >
      {failed && roomVotes === undefined && (
        <Failed message={t(texts.room.votesFailed)} onRetry={onRetry} busy={retrying} />
      )}
      {people.length === 0 && <p className="muted">{t('Nobody in this room')}</p>}
      {voters.length > 0 && (
        <ul className={`rows ${styles.voters}`}>
          {voters.map((seat) => (
            <PersonVotes
              key={seat.user_run_id}
              seat={seat}
              room={room}
              decisions={decisions}
              roomReason={reasons.get(seat.user_run_id)}
              finalReason={finalVotes.get(seat.user_run_id)}
              posts={posts}
              files={onTable?.files ?? []}
              hasTable={run.table}
            />
          ))}
        </ul>
      )}
      {waitingSeats.length > 0 && (
        <p className={`muted ${styles.waiting}`}>
          {t('No vote yet: {names}', { names: nameList(waitingSeats) })}
        </p>
      )}
    </Section>
  );
}
