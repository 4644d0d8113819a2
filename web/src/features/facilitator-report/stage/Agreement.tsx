import { t } from '../../../lib/text.ts';
import { DecisionMark, letterOf, RoomMark } from '../../../parts/marks.tsx';
import { useRooms } from '../../../parts/rooms.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { RunRecord } from '../types.ts';
import styles from './run-record.module.css';

/** The decision of each room compared with that of the group. */
export function Agreement({ record: { stages, agreement } }: { record: RunRecord }) {
  const { placeName } = useRooms();
  return (
    <Section title={t('Rooms compared with the group')} titleId="report-rooms">
      <div
        className={styles.scrollsSideways}
        role="region"
        aria-label={t('Rooms compared with the group')}
        tabIndex={0}
      >
        <table className={`table ${styles.agreement}`}>
          <caption className="visually-hidden">
            {t('The decision of each room in each stage, and in how many stages it was that of the group')}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('Room')}</th>
              {stages.map(({ stage_number }) => (
                <th key={stage_number} scope="col">
                  {t('Stage {number}', { number: stage_number })}
                </th>
              ))}
              <th scope="col">{t('As the group')}</th>
            </tr>
          </thead>
          <tbody>
            {agreement.map(({ room_name, agreed, of }) => (
              <tr key={room_name}>
                <th scope="row">
                  <span className="row">
                    <RoomMark room={room_name} size={16} />
                    {placeName(room_name)}
                  </span>
                </th>
                {stages.map((stage) => {
                  const room = stage.rooms.find((candidate) => candidate.room_name === room_name);
                  return (
                    <td key={stage.stage_number}>
                      <RoomDecision stage={stage} room={room} />
                    </td>
                  );
                })}
                <td className="number">
                  {of === 0 ? (
                    <span className="dimmed">{t('No stage')}</span>
                  ) : (
                    t('{count} of {total}', { count: agreed, total: of })
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="meta-text">{t('Filled: the room and the group decided alike.')}</p>
    </Section>
  );
}

type Stage = RunRecord['stages'][number];

function RoomDecision({ stage, room }: { stage: Stage; room: Stage['rooms'][number] | undefined }) {
  const indexOf = (decision: number) => stage.decisions.findIndex(({ id }) => id === decision);
  if (room !== undefined && room.tied.length > 0) {
    const decisions = room.tied.map((id) => letterOf(indexOf(id))).toSorted();
    return <span className="dimmed">{t('Level: {decisions}', { decisions: decisions.join(', ') })}</span>;
  }
  const decision = room?.decision_id ?? null;
  if (decision === null) return <span className="dimmed">{t('No votes')}</span>;
  const index = indexOf(decision);
  const agrees = decision === stage.chosen_decision_id;
  return (
    <>
      <DecisionMark index={index} size="sm" filled={agrees} />
      <span className="visually-hidden">
        {agrees
          ? t('{letter}, as the group', { letter: letterOf(index) })
          : t('{letter}, not as the group', { letter: letterOf(index) })}
      </span>
    </>
  );
}
