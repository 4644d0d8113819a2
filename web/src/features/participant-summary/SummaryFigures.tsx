import type { Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import styles from './SummaryFigures.module.css';
import type { Report } from './types.ts';

/** The run of a person in four figures. */
export function SummaryFigures({
  report,
  totalStages,
  room,
}: {
  report: Report;
  totalStages: number | undefined;
  room: Room | undefined;
}) {
  const { placeName } = useRooms();
  const stages = report.report_per_stage;
  const completedCount = stages.filter((stage) => stage.chosen_decision_id !== null).length;
  const decisionCount = stages.filter((stage) => stage.user_chosen_decision !== null).length;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('Stages completed')}</dt>
        <dd className="digits">
          {totalStages === undefined
            ? completedCount
            : t('{count} of {total}', { count: completedCount, total: totalStages })}
        </dd>
      </div>
      <div>
        <dt>{t('Decisions made')}</dt>
        <dd className="digits">{decisionCount}</dd>
      </div>
      <div>
        <dt>{t('Alignment rate')}</dt>
        <dd className="digits">
          {completedCount > 0
            ? `${report.alignment_rate}%`
            : report.message === undefined
              ? t('None@@alignment rate')
              : t('None yet')}
        </dd>
      </div>
      <div>
        <dt>{t('Your room')}</dt>
        <dd className={styles.ownRoom}>
          {room ? (
            <>
              <RoomMark room={room} size={24} />
              {placeName(room)}
            </>
          ) : (
            t('No room')
          )}
        </dd>
      </div>
    </dl>
  );
}
