import { participation } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NoRun } from './NoRun.tsx';
import type { useSeatedRun } from './useSeatedRun.ts';

/** A run's page while there is no run to show: without a code, while it loads, or after an error, rendered by `failed`. */
export function RunPending({
  code,
  seated: { error, isOver },
  failed,
}: {
  code: string | undefined;
  seated: ReturnType<typeof useSeatedRun>;
  failed: (error: Error) => ReactNode;
}) {
  return (
    <>
      <TopBar />
      <main id="main" className="page">
        {code === undefined ? (
          <NoRun />
        ) : error && !isOver ? (
          failed(error)
        ) : (
          <Skeleton lines={6} label={t(participation.loading)} />
        )}
      </main>
    </>
  );
}
