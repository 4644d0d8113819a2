import { formatDateTime, placeName } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { RoomMark } from '../../parts/marks.tsx';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { RunAction } from './RunAction.tsx';
import styles from './RunTable.module.css';
import { type MyRun, nextOf } from './useMyRuns.ts';

/** Runs of a participant. On phones the middle columns move below the name. */
export function RunTable({
  runs,
  roomLabel,
  dated,
  labelledBy,
}: {
  runs: readonly MyRun[];
  roomLabel: string;
  dated?: boolean;
  labelledBy: string;
}) {
  const next = nextOf(runs);
  return (
    <table className={`table ${styles.runTable}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('Simulation')}</th>
          <th scope="col" className={styles.wideOnly}>
            {roomLabel}
          </th>
          <th scope="col" className={styles.wideOnly}>
            {t('Status')}
          </th>
          {dated && (
            <th scope="col" className={styles.wideOnly}>
              {t('Date')}
            </th>
          )}
          <th scope="col" className="align-right">
            {t('Actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} isNext={run === next} dated={dated ?? false} />
        ))}
      </tbody>
    </table>
  );
}

function RunRow({ run, isNext, dated }: { run: MyRun; isNext: boolean; dated: boolean }) {
  const { sim_run, room, created_at } = run;
  const role = (
    <span className={`room-name ${styles.runRole}`}>
      <RoomMark room={room.room_name} className={styles.roomMark} />
      {room.title ?? placeName(room.room_name)}
    </span>
  );
  const date = dated && <time dateTime={created_at}>{formatDateTime(created_at)}</time>;
  return (
    <tr>
      <td>
        <span className={`story ${styles.runName}`}>{sim_run.simulation.name}</span>
        {sim_run.name !== sim_run.simulation.name && (
          <span className={`meta-text ${styles.runTitle}`}>{sim_run.name}</span>
        )}
        <span className={styles.runFacts}>
          <StatusTag status={sim_run.status} />
          {role}
          {date}
        </span>
      </td>
      <td className={styles.wideOnly}>{role}</td>
      <td className={styles.wideOnly}>
        <StatusTag status={sim_run.status} />
      </td>
      {dated && <td className={`${styles.wideOnly} number ${styles.runDate}`}>{date}</td>}
      <td className="align-right">
        <RunAction run={run} isNext={isNext} />
      </td>
    </tr>
  );
}
