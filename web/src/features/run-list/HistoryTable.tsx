import { Link } from '@tanstack/react-router';
import { shared, runs as texts } from '@vincere/contract/messages';
import { formatDateTime, formatDuration } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import listTableStyles from '../../ui/lists/ListTable.module.css';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import styles from './HistoryTable.module.css';
import type { ListedRun } from './types.ts';

const columnsOf = (hasFinishedRuns: boolean) => [
  { title: t('Simulation') },
  { title: t('Access code') },
  { title: t('Participants'), isNumber: true },
  { title: t('Duration'), isNumber: true },
  { title: hasFinishedRuns ? t(texts.statusLabels.COMPLETED) : t('Started') },
  { title: t('Status') },
];

/** A table of past runs. Finished runs show when they were completed, otherwise all show when they started. */
export function HistoryTable({
  runs,
  finished,
  label,
}: {
  runs: readonly ListedRun[];
  finished: boolean;
  label: string;
}) {
  return (
    <ListTable label={label} columns={columnsOf(finished)}>
      {runs.map((run) => (
        <HistoryRow key={run.id} run={run} finished={finished} />
      ))}
    </ListTable>
  );
}

function HistoryRow({ run, finished }: { run: ListedRun; finished: boolean }) {
  const moment = finished ? run.ended_at : run.started_at;
  const time =
    moment === null ? (
      <span className="dimmed">{finished ? t(shared.noDate) : t('Not started')}</span>
    ) : (
      <time dateTime={moment}>{formatDateTime(moment)}</time>
    );
  const duration = formatDuration(run.elapsed_seconds);
  return (
    <tr>
      <th scope="row">
        <Link to="/admin/runs/$runId" params={{ runId: String(run.id) }} className={listsStyles.rowName}>
          {run.name}
        </Link>
        <span className={listsStyles.rowDetails}>
          <StatusTag status={run.status} />
          <span className="story">{run.simulation.name}</span>
          <span className={styles.accessCode}>{run.access_code}</span>
          <span>{plural(run.participant_count, '{count} participant', '{count} participants')}</span>
          <span>{duration}</span>
          {time}
        </span>
      </th>
      <td className="wide-only story">{run.simulation.name}</td>
      <td className={`wide-only ${styles.accessCode}`}>{run.access_code}</td>
      <td className={`wide-only number ${listTableStyles.numberCell}`}>{run.participant_count}</td>
      <td className={`wide-only number ${listTableStyles.numberCell}`}>{duration}</td>
      <td className="wide-only number">{time}</td>
      <td className={`wide-only ${listTableStyles.staysVisible}`}>
        <StatusTag status={run.status} />
      </td>
      <td className="align-right">
        <Link to="/admin/runs/$runId" params={{ runId: String(run.id) }} className={classOf('line', 'sm')}>
          {t(texts.viewDetails)}
          <span className="visually-hidden"> {t('of {name}', { name: run.name })}</span>
        </Link>
      </td>
    </tr>
  );
}
