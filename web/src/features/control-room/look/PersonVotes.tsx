import type { Room } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { DecisionMark } from '../../../parts/marks.tsx';
import noteStyles from '../../../parts/note.module.css';
import { type EvidenceFile, EvidenceList, type EvidencePost } from '../../../parts/posts/Evidence.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { PersonMark } from '../../../ui/marks.tsx';
import type { Decisions, Seat } from '../types.ts';
import { fullName } from '../votes/vote-status.ts';
import styles from './PersonVotes.module.css';

/** The reason for a vote; undefined until it has loaded. */
type Reason =
  | { reasoning: string | null; evidence: readonly number[]; evidence_files: readonly number[] }
  | undefined;

/** The room vote and the final decision of one person, as the page of `room` shows them. */
export function PersonVotes({
  seat,
  room,
  decisions,
  roomReason,
  finalReason,
  posts,
  files,
  hasTable,
}: {
  seat: Seat;
  room: Room;
  decisions: Decisions;
  roomReason: Reason;
  finalReason: Reason;
  /** The posts and files that votes of this room can cite. */
  posts: readonly EvidencePost[];
  files: readonly EvidenceFile[];
  hasTable: boolean;
}) {
  const { placeName } = useRooms();
  const voteProps = { room, decisions, posts, files, hasTable };
  return (
    <li>
      <div className={noteStyles.noteHead}>
        <PersonMark first={seat.first_name} last={seat.last_name} size={24} />
        <b>{fullName(seat)}</b>
        {seat.room_name !== room && <span>{t('now in {room}', { room: placeName(seat.room_name) })}</span>}
      </div>
      <dl className={styles.votes}>
        {room !== 'dashboard' && (
          <div>
            <dt className="meta-text">{t('Room vote')}</dt>
            <dd>
              <Vote {...voteProps} chosen={seat.room_vote} castIn={seat.room_vote_in} reason={roomReason} />
            </dd>
          </div>
        )}
        <div>
          <dt className="meta-text">
            {seat.on_behalf ? t('Final decision on behalf') : t('Final decision')}
          </dt>
          <dd>
            <Vote {...voteProps} chosen={seat.final_vote} castIn={seat.final_vote_in} reason={finalReason} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Vote({
  chosen,
  castIn,
  room,
  decisions,
  reason,
  posts,
  files,
  hasTable,
}: {
  chosen: number | null;
  castIn: Room | null;
  room: Room;
  decisions: Decisions;
  reason: Reason;
  posts: readonly EvidencePost[];
  files: readonly EvidenceFile[];
  hasTable: boolean;
}) {
  const { placeName } = useRooms();
  if (chosen === null) return <span className="dimmed">{t('Not yet')}</span>;
  const index = decisions.findIndex(({ id }) => id === chosen);
  return (
    <>
      <p className={styles.choice}>
        <DecisionMark index={index < 0 ? undefined : index} size="sm" filled />
        <span>{decisions[index]?.title_of_decision}</span>
      </p>
      {castIn !== null && castIn !== room ? (
        <p className="meta-text">{t('Cast in {room}', { room: placeName(castIn) })}</p>
      ) : (
        <>
          {reason?.reasoning?.trim() && <blockquote className="story">{reason.reasoning}</blockquote>}
          {reason && (
            <EvidenceList
              posts={posts}
              ids={reason.evidence}
              files={files}
              fileIds={reason.evidence_files}
              votedIn={hasTable ? room : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
