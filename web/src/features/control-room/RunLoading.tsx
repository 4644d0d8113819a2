import { shared } from '@vincere/contract/messages';
import { t } from '../../lib/text.ts';
import { Failed, Skeleton } from '../../ui/states.tsx';
import type { useControlRoom } from './useControlRoom.ts';

/** A skeleton while a run and its board load; after a failure, a button that reads both again. */
export function RunLoading({
  hasFailed,
  run,
  board,
}: { hasFailed: boolean } & Pick<ReturnType<typeof useControlRoom>, 'run' | 'board'>) {
  if (!hasFailed) return <Skeleton lines={9} label={t('Loading run')} />;
  return (
    <Failed
      message={t(shared.loadFailed)}
      busy={run.isFetching || board.isFetching}
      onRetry={() => {
        void run.refetch();
        void board.refetch();
      }}
    />
  );
}
