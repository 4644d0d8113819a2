import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import type { ListedRun } from './types.ts';

const columns = [{ title: t('Simulation') }, { title: t('Status') }, { title: t('Last updated') }];

/** Runs with where they stand. On phones what stands in the middle columns moves under the name. */
export function RunsTable({ runs, labelledBy }: { runs: readonly ListedRun[]; labelledBy: string }) {
  return (
    <ListTable labelledBy={labelledBy} columns={columns}>
      {runs.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </ListTable>
  );
}

function RunRow({ run }: { run: ListedRun }) {
  const updated = <time dateTime={run.updatedAt}>{formatDateTime(run.updatedAt)}</time>;
  const at = { to: '/admin/runs/$runId', params: { runId: String(run.id) } } as const;
  return (
    <tr>
      <th scope="row">
        <Link {...at} className="lt-name">
          {run.name}
        </Link>
        <span className="lt-more">
          <StatusTag status={run.status} />
          <span className="story">{run.simulation.name}</span>
          {updated}
        </span>
      </th>
      <td className="wide story">{run.simulation.name}</td>
      <td className="wide keep">
        <StatusTag status={run.status} />
      </td>
      <td className="wide num">{updated}</td>
      <td className="r">
        <Link {...at} className={classOf('line', 'sm')}>
          {t('View')}
          <span className="sr"> {run.name}</span>
        </Link>
      </td>
    </tr>
  );
}
