import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Failed } from '../../ui/states.tsx';

/** What there is in all: simulations, runs under way, scenarios. */
export function AdminFigures() {
  const query = useRead('getFigures', {});
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined && isError)
    return (
      <Failed
        message={shared.loadFailed}
        label={shared.retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Figures
      items={[
        ['Total Simulations', data?.total_simulations],
        ['Active Runs', data?.active_runs],
        ['Total Scenarios', data?.total_scenarios],
      ]}
    />
  );
}
