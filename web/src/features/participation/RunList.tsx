import { participation } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { Empty, Failed, Skeleton } from '../../ui/states.tsx';
import { RunTable } from './RunTable.tsx';
import type { MyRun, useMyRuns } from './useMyRuns.ts';

/** A list of runs with its loading, failed and empty states. */
export function RunList({
  query,
  runs,
  empty,
  ...table
}: {
  query: ReturnType<typeof useMyRuns>;
  runs: readonly MyRun[] | undefined;
  empty: ReactNode;
  roomLabel: string;
  dated?: boolean;
  labelledBy: string;
}) {
  if (runs === undefined)
    return query.isError ? (
      <Failed
        message={t(participation.historyError)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <Skeleton lines={5} label={t('Loading simulations')} />
    );
  if (runs.length === 0) return <Empty title={t('No simulations yet')}>{empty}</Empty>;
  return <RunTable runs={runs} {...table} />;
}
