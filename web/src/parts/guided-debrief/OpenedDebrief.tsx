import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Failed } from '../../ui/states.tsx';
import type { GuidedDebrief } from './types.ts';

/** Reads the guided debrief of a run and passes it to `children`. Renders nothing while it loads, and if none was opened. */
export function OpenedDebrief({
  runId,
  children,
}: {
  runId: number;
  children: (debrief: GuidedDebrief) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = useRead('getGuidedDebrief', { params: { runId } });
  if (isError && data === undefined)
    return (
      <Failed
        message={t('The debrief could not be loaded')}
        label={t(shared.retry)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const debrief = data?.debrief;
  return debrief == null || debrief.opened_at === null ? null : children(debrief);
}
