import { participation } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { Skeleton } from '../../ui/states.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NoRun } from './NoRun.tsx';
import type { useSeatedRun } from './useSeatedRun.ts';

/** A run's page as long as its run is not there: no code, `failed` to be read, or under way. */
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
