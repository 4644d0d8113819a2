import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { StatusTag } from '../../parts/StatusTag.tsx';
import { classOf } from '../../ui/Button.tsx';
import listTableStyles from '../../ui/lists/ListTable.module.css';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { RunMenu } from './RunMenu.tsx';
import type { ListedRun } from './types.ts';

const columns = [{ title: t('Simulation') }, { title: t('Status') }, { title: t('Last updated') }];

/** A table of runs with their status. On phones the middle columns move below the name. */
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
  const updateTime = <time dateTime={run.updatedAt}>{formatDateTime(run.updatedAt)}</time>;
  const runPage = { to: '/admin/runs/$runId', params: { runId: String(run.id) } } as const;
  return (
    <tr>
      <th scope="row">
        <Link {...runPage} className={listsStyles.rowName}>
          {run.name}
        </Link>
        <span className={listsStyles.rowDetails}>
          <StatusTag status={run.status} />
          <span className="story">{run.simulation.name}</span>
          {updateTime}
        </span>
      </th>
      <td className="wide-only story">{run.simulation.name}</td>
      <td className={`wide-only ${listTableStyles.staysVisible}`}>
        <StatusTag status={run.status} />
      </td>
      <td className="wide-only number">{updateTime}</td>
      <td className="align-right">
        <Link {...runPage} className={classOf('line', 'sm')}>
          {t('View')}
          <span className="visually-hidden"> {run.name}</span>
        </Link>
        <RunMenu run={run} />
      </td>
    </tr>
  );
}
