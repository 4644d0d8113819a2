import type { Run } from '@vincere/contract';
import { t } from '../../lib/text.ts';
import { DecisionMark, letterOf } from '../../parts/marks.tsx';
import noteStyles from '../../parts/note.module.css';
import { EvidenceList, type EvidencePost } from '../../parts/posts/Evidence.tsx';
import { PersonMark } from '../../ui/marks.tsx';
import { sr } from '../../ui/sr.tsx';
import type { TableEvidence } from '../table/useTable.ts';
import styles from './Reasons.module.css';
import type { RoomVotes } from './useRoomVote.ts';

/** The votes of the others in the room, with their reasonings. */
export function Reasons({
  run,
  votes,
  posts,
  onTable,
  ownSeatId,
}: {
  run: Run;
  votes: RoomVotes;
  /** The posts of the room. */
  posts: readonly EvidencePost[];
  onTable: TableEvidence;
  ownSeatId: number | undefined;
}) {
  const others = votes.all_room_decisions.filter(({ user_run_id }) => user_run_id !== ownSeatId);
  if (others.length === 0) return null;
  const decisions = run.current_scenario?.all_decisions ?? [];
  return (
    <ul className={`rows ${styles.reasons}`} aria-label={t('Reasoning of your room')}>
      {others.map(({ user_run_id, decision_chosen_id, reasoning, evidence, evidence_files, user }) => {
        const index = Math.max(
          0,
          decisions.findIndex(({ id }) => id === decision_chosen_id),
        );
        return (
          <li key={user_run_id} className={noteStyles.note}>
            <div className={noteStyles.noteHead}>
              <PersonMark first={user.first_name} last={user.last_name} size={24} />
              <b>
                {user.first_name} {user.last_name}
              </b>
              <DecisionMark index={index} size="sm" />
              {sr(t('chose {letter}', { letter: letterOf(index) }))}
            </div>
            <div className={`${noteStyles.noteText} story`}>{reasoning}</div>
            <EvidenceList
              posts={[...posts, ...(onTable?.posts ?? [])]}
              ids={evidence}
              files={onTable?.files ?? []}
              fileIds={evidence_files}
              votedIn={run.table ? votes.room_name : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}
