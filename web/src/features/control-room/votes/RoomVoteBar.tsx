import { votes as texts } from '@vincere/contract/messages';
import { t } from '../../../lib/text.ts';
import { letterOf } from '../../../parts/marks.tsx';
import type { Decisions } from '../types.ts';
import styles from './RoomVoteBar.module.css';
import type { RoomVoteStatus } from './vote-status.ts';

/** The votes of a room as one bar, with a part for each decision and one for the missing votes. */
export function RoomVoteBar({
  vote: { voted, ballots, counts },
  decisions,
}: {
  vote: Pick<RoomVoteStatus, 'voted' | 'ballots' | 'counts'>;
  decisions: Decisions;
}) {
  const voteCounts = decisions.map(({ id }) => counts.get(id) ?? 0);
  const most = Math.max(1, ...voteCounts);
  return (
    <div
      className={`${styles.bar} number`}
      role="img"
      aria-label={
        voted === 0
          ? t(texts.room.noVotesYet)
          : voteCounts.map((count, index) => `${letterOf(index)} ${count}`).join(', ')
      }
    >
      {voteCounts.map((count, index) =>
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
  );
}
