import { reports, shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { Loaded } from '../../ui/Loaded.tsx';

/** What a finished run was, stage by stage, for its facilitator. */
export function RunReport({ runId }: { runId: number }) {
  const report = useRead('getAdminReport', { params: { runId } });
  return (
    <Loaded query={report} failed={reports.loadFailed} retry={shared.retry} label="Loading the report">
      {(stages) => (stages.length === 0 ? <p>{reports.none}</p> : <p>{stages.length}</p>)}
    </Loaded>
  );
}
