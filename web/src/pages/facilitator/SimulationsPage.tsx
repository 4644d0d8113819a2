import { runs, simulations } from '@vincere/contract/messages';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { SimulationsList } from '../../features/simulations/SimulationsList.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

const CreateSimulationDialog = dialogPart(
  async () => (await import('../../features/simulations/CreateSimulationDialog.tsx')).CreateSimulationDialog,
  (props) => props.onClose(),
);
const StartRunDialog = dialogPart(
  async () => (await import('../../features/run-list/StartRunDialog.tsx')).StartRunDialog,
  (props) => props.onClose(),
);

const ImportDialog = dialogPart(
  async () => (await import('../../features/simulations/ImportDialog.tsx')).ImportDialog,
  (props) => props.onClose(),
);
const ExportDialog = dialogPart(
  async () => (await import('../../features/simulations/ExportDialog.tsx')).ExportDialog,
  (props) => props.onClose(),
);

/** The list of all simulations, to edit, start or delete them. */
export function SimulationsPage() {
  useTitle(t('Simulations'));
  const [isCreating, setIsCreating] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [exporting, setExporting] = useState<{ open: boolean; simulation: { id: number; name: string } }>();
  const [starting, setStarting] = useState<{
    open: boolean;
    simulation: { id: number; name: string } | undefined;
  }>();
  return (
    <>
      <PageHead
        title={t('Simulations')}
        actions={
          <>
            <Button kind="line" onClick={() => setStarting({ open: true, simulation: undefined })}>
              {t(runs.controls.start)}
            </Button>
            <Button kind="line" onClick={() => setIsImporting(true)}>
              <Upload className="icon" aria-hidden />
              {t('Import')}
            </Button>
            <Button onClick={() => setIsCreating(true)}>
              <Plus className="icon" aria-hidden />
              {t(simulations.create)}
            </Button>
          </>
        }
      />
      <main id="main" className="admin-main">
        <SimulationsList
          onCreate={() => setIsCreating(true)}
          onStart={(simulation) => setStarting({ open: true, simulation })}
          onExport={(simulation) => setExporting({ open: true, simulation })}
        />
      </main>
      <CreateSimulationDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <ImportDialog open={isImporting} onClose={() => setIsImporting(false)} />
      {exporting && (
        <ExportDialog
          key={exporting.simulation.id}
          {...exporting}
          onClose={() => setExporting({ ...exporting, open: false })}
        />
      )}
      {starting && (
        <StartRunDialog
          key={starting.simulation?.id}
          {...starting}
          title={t(runs.controls.start)}
          onClose={() => setStarting({ ...starting, open: false })}
        />
      )}
    </>
  );
}
