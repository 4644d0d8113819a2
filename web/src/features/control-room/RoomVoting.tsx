import { votes as texts } from '@vincere/contract/messages';
import type { Role } from '@vincere/domain';
import { memo } from 'react';
import { roleName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { BallotTicks } from '../../parts/BallotTicks.tsx';
import { DecisionMark, letterOf, RoomMark } from '../../parts/marks.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './RoomVoting.module.css';
import type { Decisions, RunBoard } from './types.ts';
import { roomVoteStatuses } from './vote-status.ts';

/** The room votes so far, one row per room. */
export function RoomVoting({ board, decisions }: { board: RunBoard; decisions: Decisions }) {
  const rooms = roomVoteStatuses(board);
  const voted = rooms.reduce((sum, room) => sum + room.voted, 0);
  const ballots = rooms.reduce((sum, room) => sum + room.ballots, 0);
  return (
    <Section
      title={t('Room voting')}
      aside={
        <span className="meta-text number">{t('{part} of {total}', { part: voted, total: ballots })}</span>
      }
    >
      <ul className="rows">
        {rooms.map((room) => (
          <RoomRow
            key={room.role}
            role={room.role}
            voted={room.voted}
            ballots={room.ballots}
            counts={decisions.map(({ id }) => room.counts.get(id) ?? 0).join(' ')}
            decisions={decisions}
          />
        ))}
      </ul>
    </Section>
  );
}

/** One room. `counts` has the vote count of each decision, joined by spaces: a string compares by value, so `memo` works. */
const RoomRow = memo(function RoomRow({
  role,
  voted,
  ballots,
  counts,
  decisions,
}: {
  role: Role;
  voted: number;
  ballots: number;
  counts: string;
  decisions: Decisions;
}) {
  const split = counts === '' ? [] : counts.split(' ').map(Number);
  const most = Math.max(1, ...split);
  const leading = split.flatMap((count, index) => (count === most ? [index] : []));
  return (
    <li className={styles.roomVoting} data-room={role}>
      <RoomMark room={role} size={28} />
      <div className={styles.roomVotingName}>
        <b>{roleName(role)}</b>
        {ballots === 0 ? (
          <span className="meta-text">{t('No one here')}</span>
        ) : (
          <BallotTicks voted={voted} people={ballots} />
        )}
      </div>
      <div
        className={`${styles.roomVotingBar} number`}
        role="img"
        aria-label={
          voted === 0
            ? t(texts.room.noVotesYet)
            : split.map((count, index) => `${letterOf(index)} ${count}`).join(', ')
        }
      >
        {split.map((count, index) =>
          count === 0 ? null : (
            <i
              key={index}
              className={count === most ? styles.isLeading : undefined}
              style={{ flexGrow: count }}
            >
              <span>{letterOf(index)}</span>
              <span>{count}</span>
            </i>
          ),
        )}
        {ballots - voted > 0 && <i className={styles.notVoted} style={{ flexGrow: ballots - voted }} />}
        {ballots === 0 && <i className={styles.notVoted} />}
      </div>
      <div className={styles.roomVotingLeaning}>
        <Leaning leading={leading} decisions={decisions} />
      </div>
    </li>
  );
});

function Leaning({ leading, decisions }: { leading: readonly number[]; decisions: Decisions }) {
  const [first] = leading;
  if (first === undefined) return <span className="dimmed">{t(texts.room.noVotesYet)}</span>;
  if (leading.length === 1)
    return (
      <>
        <DecisionMark index={first} size="sm" filled />
        <span className="story">{decisions[first]?.title_of_decision}</span>
      </>
    );
  return (
    <>
      {leading.map((index) => (
        <DecisionMark key={index} index={index} size="sm" />
      ))}
      <span className="muted">{t('Level')}</span>
    </>
  );
}
