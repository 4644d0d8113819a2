import { reports, votes } from '@vincere/contract/messages';
import type { Role } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { listNames } from '../../../lib/words/list-names.ts';
import { RoomName } from '../../../parts/RoomName.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import type { ReportStage } from '../types.ts';

type RoomDecision = NonNullable<ReportStage['room_decisions'][Role]>;

/** The decision of each room, with its votes. */
export function RoomDecisions({ decisions }: { decisions: ReportStage['room_decisions'] }) {
  const { roles } = useRooms();
  const rows = roles.map((role) => ({ role, decision: decisions[role] }));
  if (rows.every(({ decision }) => !decision?.votes))
    return <p className="muted">{t(reports.noRoomVotes)}</p>;
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('Role')}</th>
          <th scope="col">{t('Decision')}</th>
          <th scope="col" className="align-right">
            {t('Votes')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ role, decision }) => (
          <tr key={role}>
            <td>
              <RoomName room={role} />
            </td>
            <td className={decision?.votes ? '' : 'dimmed'}>
              {decision?.votes ? resultText(decision) : t(votes.room.noVotes)}
            </td>
            <td className="align-right number">
              {decision?.votes
                ? t('{part} of {total}', { part: decision.votes, total: decision.votes_cast })
                : 0}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns the result of a room in words. A tie has no winner, so it names all tied decisions. */
export function resultText({ tied, title_of_decision }: RoomDecision): string {
  const decisions = listNames(tied.map((decision) => decision.title_of_decision));
  return tied.length > 0 ? t('Tie between {decisions}', { decisions }) : (title_of_decision ?? '');
}
