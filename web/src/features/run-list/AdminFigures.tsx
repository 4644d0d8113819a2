import { pollMs } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Failed } from '../../ui/states.tsx';

/** The total numbers of simulations, active runs and scenarios. They are polled while the page is visible. */
export function AdminFigures() {
  const query = useRead(
    'getFigures',
    {},
    { staleTime: 0, refetchInterval: pollMs.facilitator, refetchOnWindowFocus: 'always' },
  );
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined && isError)
    return (
      <Failed
        message={t(shared.loadFailed)}
        label={t(shared.retry)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Figures
      items={[
        [t('Total Simulations'), data?.total_simulations],
        [t('Active Runs'), data?.active_runs],
        [t('Total Scenarios'), data?.total_scenarios],
      ]}
    />
  );
}
