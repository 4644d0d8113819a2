import { reports, votes } from '@vincere/contract/messages';
import { roles } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { RoomName } from '../../parts/marks.tsx';
import type { ReportStage } from './types.ts';

/** The leading decision of each room, with its votes. */
export function RoomDecisions({ decisions }: { decisions: ReportStage['room_decisions'] }) {
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
              {decision?.votes ? decision.title_of_decision : t(votes.room.noVotes)}
            </td>
            <td className="align-right number">{decision?.votes ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
