import { Link } from '@tanstack/react-router';
import { formatDateTime } from '../../lib/format.ts';
import { classOf } from '../../ui/Button.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import type { ListedRun } from './types.ts';

/** Runs with where they stand. On phones what stands in the middle columns moves under the name. */
export function RunsTable({ runs, labelledBy }: { runs: readonly ListedRun[]; labelledBy: string }) {
  return (
    <table className="tb lt" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="wide">
            Simulation
          </th>
          <th scope="col" className="wide">
            Status
          </th>
          <th scope="col" className="wide">
            Last updated
          </th>
          <th scope="col" className="r">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </tbody>
    </table>
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
          View<span className="sr"> {run.name}</span>
        </Link>
      </td>
    </tr>
  );
}
