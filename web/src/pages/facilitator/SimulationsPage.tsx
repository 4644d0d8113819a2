import '../../styles/lists.css';
import { runs, simulations } from '@vincere/contract/messages';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { SimulationsList } from '../../features/simulations/SimulationsList.tsx';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

const CreateSimulationDialog = lazy(async () => ({
  default: (await import('../../features/simulations/CreateSimulationDialog.tsx')).CreateSimulationDialog,
}));
const StartRunDialog = lazy(async () => ({
  default: (await import('../../features/run-list/StartRunDialog.tsx')).StartRunDialog,
}));

/** Every simulation, to be written, started or taken away. */
export function SimulationsPage() {
  useTitle('Simulations');
  const [isCreating, setIsCreating] = useState<boolean>();
  const [starting, setStarting] = useState<{
    open: boolean;
    simulation: { id: number; name: string } | undefined;
  }>();
  return (
    <>
      <PageHead
        title="Simulations"
        actions={
          <>
            <Button kind="line" onClick={() => setStarting({ open: true, simulation: undefined })}>
              {runs.controls.start}
            </Button>
            <Button onClick={() => setIsCreating(true)}>
              <Plus className="ic" aria-hidden />
              {simulations.create}
            </Button>
          </>
        }
      />
      <main id="main" className="adm-main">
        <SimulationsList
          onCreate={() => setIsCreating(true)}
          onStart={(simulation) => setStarting({ open: true, simulation })}
        />
      </main>
      {isCreating !== undefined && (
        <Suspense fallback={null}>
          <CreateSimulationDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
      {starting && (
        <Suspense fallback={null}>
          <StartRunDialog
            key={starting.simulation?.id}
            {...starting}
            title={runs.controls.start}
            onClose={() => setStarting({ ...starting, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
