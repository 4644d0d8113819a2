import { Link } from '@tanstack/react-router';
import { shared, runs as texts } from '@vincere/contract/messages';
import { formatDateTime, formatDuration } from '../../lib/format.ts';
import { plural, t } from '../../lib/text.ts';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import type { ListedRun } from './types.ts';

const columnsOf = (finished: boolean) => [
  { title: t('Simulation') },
  { title: t('Access code') },
  { title: t('Participants'), isNumber: true },
  { title: t('Duration'), isNumber: true },
  { title: finished ? t('Completed') : t('Started') },
  { title: t('Status') },
];

/** Runs to look back on: `finished` ones with when they were completed, all of them with when they started. */
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
      <span className="dim">{finished ? t(shared.noDate) : t('Not started')}</span>
    ) : (
      <time dateTime={moment}>{formatDateTime(moment)}</time>
    );
  const duration = formatDuration(run.elapsed_seconds);
  return (
    <tr>
      <th scope="row">
        <span className="lt-name">{run.name}</span>
        <span className="lt-more">
          <StatusTag status={run.status} />
          <span className="story">{run.simulation.name}</span>
          <span className="lt-code">{run.access_code}</span>
          <span>{plural(run.participant_count, '{count} participant', '{count} participants')}</span>
          <span>{duration}</span>
          {time}
        </span>
      </th>
      <td className="wide story">{run.simulation.name}</td>
      <td className="wide lt-code">{run.access_code}</td>
      <td className="wide num n">{run.participant_count}</td>
      <td className="wide num n">{duration}</td>
      <td className="wide num">{time}</td>
      <td className="wide keep">
        <StatusTag status={run.status} />
      </td>
      <td className="r">
        <Link to="/admin/runs/$runId" params={{ runId: String(run.id) }} className={classOf('line', 'sm')}>
          {t(texts.viewDetails)}
          <span className="sr"> {t('of {name}', { name: run.name })}</span>
        </Link>
      </td>
    </tr>
  );
}
