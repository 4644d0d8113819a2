import type { UseQueryResult } from '@tanstack/react-query';
import { shared } from '@vincere/contract/messages';
import type { ReactNode } from 'react';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { SimulationPictures } from '../../parts/prose/SimulationPictures.tsx';
import { RoomsOfSimulation } from '../../parts/rooms.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';
import { NotThere } from './NotThere.tsx';
import { type EditedSimulation, isNotThere } from './useSimulation.ts';

/** Renders `children` once the simulation is loaded; until then a skeleton, and after a failure a message with a retry. */
export function SimulationLoaded({
  query,
  title,
  failed = t(shared.loadFailed),
  children,
}: {
  query: UseQueryResult<EditedSimulation>;
  /** Page title until the simulation is loaded. */
  title: string;
  /** Message if the simulation could not be loaded. */
  failed?: string;
  children: (simulation: EditedSimulation) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined)
    return (
      <RoomsOfSimulation settings={data.rooms}>
        <SimulationPictures files={filesOf(data)}>{children(data)}</SimulationPictures>
      </RoomsOfSimulation>
    );
  if (isNotThere(error))
    return (
      <NotThere
        title={refusalText('simulation.unknown')}
        back={t('Back to Simulations')}
        to={{ to: '/admin/simulations', search: {} }}
      />
    );
  return (
    <>
      <PageHead title={title} />
      <main id="main" className="admin-main">
        {error === null ? (
          <Skeleton lines={8} label={t('Loading the simulation')} />
        ) : (
          <Failed message={failed} label={t(shared.retry)} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </main>
    </>
  );
}

/** Returns all files of a simulation: of its briefing and of the rooms of its scenarios. */
function filesOf({ files, stages }: EditedSimulation) {
  return [...files, ...stages.flatMap(({ scenarios }) => scenarios.flatMap((scenario) => scenario.files))];
}
