import { votes as texts } from '@vincere/contract/messages';
import { percentage, type Role } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { BallotTicks } from '../../../parts/decisions/BallotTicks.tsx';
import { VoteBar } from '../../../parts/decisions/VoteBar.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { Decisions, RunBoard } from '../types.ts';
import { roomVoteStatuses } from '../votes/vote-status.ts';

/** The room vote of one room: how many have voted, and the votes of each decision. */
export function RoomTurnout({
  board,
  room,
  decisions,
}: {
  board: RunBoard;
  room: Role;
  decisions: Decisions;
}) {
  const { roles } = useRooms();
  const vote = roomVoteStatuses(board, roles).find(({ role }) => role === room);
  if (vote === undefined) return null;
  return (
    <Section
      title={t('Room vote')}
      data-room={room}
      aside={vote.ballots > 0 && <BallotTicks voted={vote.voted} people={vote.ballots} />}
    >
      {vote.voted === 0 && (
        <p className="muted">{vote.ballots === 0 ? t('Nobody in this room') : t(texts.room.noVotesYet)}</p>
      )}
      <div className="stack">
        {decisions.map(({ id, title_of_decision }, index) => (
          <VoteBar
            key={id}
            index={index}
            title={title_of_decision}
            count={vote.counts.get(id) ?? 0}
            percentage={percentage(vote.counts.get(id) ?? 0, vote.voted)}
            leading={vote.leading.includes(id)}
            tied={vote.leading.length > 1 && vote.leading.includes(id)}
          />
        ))}
      </div>
    </Section>
  );
}
