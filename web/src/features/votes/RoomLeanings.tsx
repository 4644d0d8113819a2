import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Answer, Calls, Run } from '@vincere/contract';
import { pollMs } from '@vincere/contract/constants';
import { shared, votes as texts } from '@vincere/contract/messages';
import { isFinished, isMajority, type Role } from '@vincere/domain';
import { queryOf } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useHeldFailures } from '../../lib/useHeldFailure.ts';
import { DecisionMark, letterOf, RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { useRetry } from '../../ui/states.tsx';
import { outcomeOf, useFailureToast } from '../../ui/toasts/useFailureToast.ts';
import styles from './votes.module.css';

type RoomVotes = Answer<Calls['getRoomVotes']>;

/** The currently leading decision of each room. */
export function RoomLeanings({ run }: { run: Run }) {
  const { roles } = useRooms();
  const isEnabled = run.status !== 'DRAFT';
  const queries = roles.map((room) => queryOf('getRoomVotes', { params: { runId: run.id, roomId: room } }));
  const results = useQueries({
    queries: queries.map((query) => ({
      ...query,
      refetchInterval: pollMs.participant,
      enabled: isEnabled,
    })),
  });
  const reads = useHeldFailures(
    queries.flatMap(({ queryKey }, index) => {
      const query = results[index];
      return query ? [{ query, queryKey, isEnabled }] : [];
    }),
  );
  // If several rooms fail together, show one toast.
  const outcomes = reads.map(outcomeOf);
  const all = outcomes.every((outcome) => outcome === 'there') ? 'there' : 'awaited';
  useFailureToast(outcomes.includes('failed') ? 'failed' : all, t(texts.room.decisionsFailed));
  return (
    <ul className={`rows ${styles.leanings}`}>
      {roles.map((room, index) => {
        const votes = reads[index];
        return votes && <Leaning key={room} run={run} room={room} votes={votes} />;
      })}
    </ul>
  );
}

function Leaning({ run, room, votes }: { run: Run; room: Role; votes: UseQueryResult<RoomVotes> }) {
  const { placeName } = useRooms();
  return (
    <li className={styles.leaning} data-room={room}>
      <RoomMark room={room} size={24} />
      <span className={styles.leaningRoom}>{placeName(room)}</span>
      {votes.data ? (
        <Lead run={run} votes={votes.data} />
      ) : votes.isError ? (
        <FailedLeaning votes={votes} />
      ) : (
        <span className={`${styles.leaningDecision} skeleton-line`} data-loading aria-hidden="true" />
      )}
    </li>
  );
}

function FailedLeaning({ votes }: { votes: UseQueryResult<RoomVotes> }) {
  const { retry, tries } = useRetry(() => void votes.refetch(), votes.isFetching);
  return (
    <>
      <span className={`${styles.leaningDecision} error`} role="alert" key={tries}>
        {t(texts.room.decisionsFailed)}
      </span>
      <Button kind="line" size="sm" className={styles.leaningRetry} busy={votes.isFetching} onClick={retry}>
        {t(shared.tryAgain)}
      </Button>
    </>
  );
}

function Lead({ run, votes }: { run: Run; votes: RoomVotes }) {
  const scenario = run.current_scenario;
  const { votes_cast: voted, ballots: people } = votes;
  const isCurrent = votes.scenario_id === scenario?.id;
  // The server names no decision of the user's own room before the user has voted there.
  if (isCurrent && votes.max_vote === null && voted > 0)
    return (
      <span className={`${styles.leaningDecision} dimmed`}>
        {t('{voted} of {people} have voted', { voted, people })}. {t('The result shows once you have.')}
      </span>
    );
  // There are no votes, or the answer is still that of the previous stage.
  if (votes.max_vote === null || !isCurrent)
    return (
      <span className={`${styles.leaningDecision} dimmed`}>
        {people === 0
          ? t('Nobody in this room')
          : isFinished(run.status)
            ? t('No votes')
            : t(texts.room.noVotesYet)}
      </span>
    );
  const { max_vote_count: count, votes_cast: cast, tied } = votes;
  const decisions = scenario?.all_decisions ?? [];
  const leaders = tied.length > 0 ? tied : [votes.max_vote];
  return (
    <>
      <span className={styles.leaningDecision}>
        {leaders.map(({ id }) => (
          <DecisionLetter key={id} index={decisions.findIndex((decision) => decision.id === id)} />
        ))}
        {tied.length > 0 ? (
          <span className="tag">{t('Tied')}</span>
        ) : (
          <span className="story">{votes.max_vote.title_of_decision}</span>
        )}
      </span>
      <span className={`${styles.leaningRetry} number`}>
        {tied.length > 0 ? (
          <b>{plural(count, '{count} vote each', '{count} votes each')}</b>
        ) : (
          <b>{plural(count, '{count} vote', '{count} votes')}</b>
        )}
        {isMajority(count, cast) && (
          <span>{t('{percentage}% majority', { percentage: votes.max_vote_percentage })}</span>
        )}
        <span>{t('{voted} of {people} have voted', { voted, people })}</span>
      </span>
    </>
  );
}

function DecisionLetter({ index }: { index: number }) {
  if (index < 0) return null;
  return (
    <>
      <DecisionMark index={index} size="sm" />
      <span className="visually-hidden">{letterOf(index)}: </span>
    </>
  );
}
