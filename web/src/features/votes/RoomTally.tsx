import type { Run } from '@vincere/contract';
import { votes as texts } from '@vincere/contract/messages';
import { isFinished, percentage, type Room } from '@vincere/domain';
import { plural, t } from '../../lib/text.ts';
import { BallotTicks } from '../../parts/decisions/BallotTicks.tsx';
import { VoteBar } from '../../parts/decisions/VoteBar.tsx';
import type { EvidencePost } from '../../parts/posts/Evidence.tsx';
import { Section } from '../../ui/Section.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import type { TableEvidence } from '../table/useTable.ts';
import { Reasons } from './Reasons.tsx';
import styles from './RoomTally.module.css';
import type { RoomVotes } from './useRoomVote.ts';

type RoomTallyProps = {
  run: Run;
  room: Room;
  /** Undefined while they load. */
  votes: RoomVotes | undefined;
  /** The posts of the room. */
  posts: readonly EvidencePost[];
  onTable: TableEvidence;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** True if the user may see the result: they have voted, or can't vote here. */
  isOpen: boolean;
  /** True if the server has the user's vote but `votes` was read before it. */
  isBehind: boolean;
  ownSeatId: number | undefined;
};

/** The votes of the room. Until the user has voted only their number is shown, so that they don't influence the user. */
export function RoomTally({
  run,
  room,
  votes,
  posts,
  onTable,
  failed,
  retrying,
  onRetry,
  isOpen,
  isBehind,
  ownSeatId,
}: RoomTallyProps) {
  const { votes_cast: voted, ballots: people } = votes ?? { votes_cast: 0, ballots: 0 };
  return (
    <Section
      title={t(texts.room.summary)}
      data-room={room}
      aside={votes && <BallotTicks voted={isBehind ? voted + 1 : voted} people={people} />}
    >
      {votes === undefined && !failed && <Skeleton lines={2} label={t('Loading votes')} />}
      {votes === undefined && failed && (
        <Failed message={t(texts.room.votesFailed)} onRetry={onRetry} busy={retrying} />
      )}
      {votes && !isOpen && (
        <p className={`muted ${styles.tallyClosed}`}>
          {isBehind ? t('Your vote is in. The result shows in a moment.') : closedSentence(voted, people)}
        </p>
      )}
      {votes && isOpen && (
        <>
          {voted === 0 && (
            <p className={`muted ${styles.tallyClosed}`}>
              {people === 0
                ? t('Nobody in this room')
                : isFinished(run.status)
                  ? t('No votes')
                  : t(texts.room.noVotesYet)}
            </p>
          )}
          <Bars run={run} votes={votes} total={voted} />
          <Reasons run={run} votes={votes} posts={posts} onTable={onTable} ownSeatId={ownSeatId} />
        </>
      )}
    </Section>
  );
}

function Bars({ run, votes, total }: { run: Run; votes: RoomVotes; total: number }) {
  const countOf = (id: number) => votes['Counts votes'][String(id)] ?? 0;
  const decisions = run.current_scenario?.all_decisions ?? [];
  const top = Math.max(0, ...decisions.map(({ id }) => countOf(id)));
  const leaders = decisions.filter(({ id }) => top > 0 && countOf(id) === top).length;
  return (
    <div className="stack">
      {decisions.map(({ id, title_of_decision }, index) => (
        <VoteBar
          key={id}
          index={index}
          title={title_of_decision}
          count={countOf(id)}
          percentage={percentage(countOf(id), total)}
          leading={top > 0 && countOf(id) === top}
          tied={leaders > 1 && countOf(id) === top}
        />
      ))}
    </div>
  );
}

const words = t('One Two Three Four Five Six Seven Eight Nine Ten').split(' ');

function closedSentence(voterCount: number, people: number): string {
  return voterCount < people
    ? `${votedSentence(voterCount)} ${t('The result shows once you have.')}`
    : votedSentence(voterCount);
}

function votedSentence(voterCount: number): string {
  if (voterCount === 0) return t('Nobody in your room has voted yet.');
  const who = words[voterCount - 1] ?? voterCount;
  return plural(voterCount, '{who} of your room has voted.', '{who} of your room have voted.', { who });
}
