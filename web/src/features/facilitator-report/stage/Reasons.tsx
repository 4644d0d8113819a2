import { reports } from '@vincere/contract/messages';
import { useState } from 'react';
import { t } from '../../../lib/text.ts';
import { DecisionMark, RoomMark } from '../../../parts/marks.tsx';
import { EvidenceList } from '../../../parts/posts/Evidence.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PersonMark } from '../../../ui/marks.tsx';
import reportStyles from '../facilitator-report.module.css';
import type { CastVote, StageReport } from '../types.ts';
import styles from './Reasons.module.css';

export type Reason = { vote: CastVote; index: number; isChosen: boolean };

/** Number of rows shown before "Show all". A printed report contains all rows. */
const initialRows = 10;

/** The votes with their voters and reasonings. */
export function Reasons({
  title,
  titleId,
  none,
  reasons,
  posts,
  files,
  hasTable,
}: {
  title: string;
  /** The id of the title, which findings link to. */
  titleId?: string;
  none: string;
  reasons: readonly Reason[];
  /** The posts that voters of the stage marked as evidence. */
  posts: StageReport['evidence_posts'];
  /** The files that they marked as evidence. */
  files: StageReport['evidence_files'];
  /** Whether rooms could share posts and files. */
  hasTable: boolean;
}) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <h4
        className={`label-text ${reportStyles.reasonsTitle}`}
        id={titleId}
        tabIndex={titleId === undefined ? undefined : -1}
      >
        {title}
      </h4>
      {reasons.length === 0 ? (
        <p className={`muted ${reportStyles.nothing}`}>{none}</p>
      ) : (
        <table className={`table ${styles.reasonsTable}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Participant@@who voted')}</th>
              <th scope="col">{t('Room')}</th>
              <th scope="col">{t('Decision')}</th>
              <th scope="col">{t('Reasoning')}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map((reason, index) => (
              <ReasonRow
                key={index}
                {...reason}
                posts={posts}
                files={files}
                hasTable={hasTable}
                isLater={!showsAll && index >= initialRows}
              />
            ))}
          </tbody>
        </table>
      )}
      {!showsAll && reasons.length > initialRows && (
        <Button kind="line" size="sm" className={styles.moreReasons} onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: reasons.length })}
        </Button>
      )}
    </>
  );
}

function ReasonRow({
  vote,
  index,
  isChosen,
  posts,
  files,
  hasTable,
  isLater,
}: Reason & {
  posts: StageReport['evidence_posts'];
  files: StageReport['evidence_files'];
  hasTable: boolean;
  isLater: boolean;
}) {
  const { placeName } = useRooms();
  const { first_name, last_name } = vote.user_info;
  const name = `${first_name} ${last_name}`.trim();
  return (
    <tr className={isLater ? styles.isLater : undefined}>
      <td>
        <span className={`row ${styles.cell}`}>
          <PersonMark first={first_name} last={last_name} size={24} />
          {name === '' ? <span className="muted">{t(reports.noUser)}</span> : <b>{name}</b>}
          {vote.user_info.is_guest && <span className="tag">{t('Guest')}</span>}
        </span>
      </td>
      <td>
        <span className={`row ${styles.cell}`}>
          <RoomMark room={vote.room_name} size={16} />
          {placeName(vote.room_name)}
        </span>
      </td>
      <td>
        <span className={`row ${styles.cell}`}>
          <DecisionMark index={index} size="sm" filled={isChosen} />
          <span>{vote.decision_chosen.title_of_decision}</span>
        </span>
      </td>
      <td className={`story ${styles.reasonCell}`}>
        {vote.reasoning.trim() === '' ? (
          <span className="muted">{t(reports.noReasoning)}</span>
        ) : (
          vote.reasoning
        )}
        <EvidenceList
          posts={posts}
          ids={vote.evidence}
          files={files}
          fileIds={vote.evidence_files}
          votedIn={hasTable ? vote.room_name : undefined}
        />
        {vote.on_behalf && (
          <span className={`tag ${styles.onBehalf}`}>{t('Recorded by the facilitator')}</span>
        )}
      </td>
    </tr>
  );
}
