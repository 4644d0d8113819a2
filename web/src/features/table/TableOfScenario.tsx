import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { TableList } from './TableList.tsx';

/** The table of a scenario in a run, folded in. Renders nothing if it is empty. */
export function TableOfScenario({ runId, scenarioId }: { runId: number; scenarioId: number }) {
  const { data } = useRead('getRunTable', { params: { runId }, query: { scenario_id: scenarioId } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <details>
      <summary>{t('On the table')}</summary>
      <TableList items={data.items} runId={runId} />
    </details>
  );
}
