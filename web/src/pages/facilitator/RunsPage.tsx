import { runs } from '@vincere/contract/messages';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { AllRuns } from '../../features/run-list/AllRuns.tsx';
import { RunFigures } from '../../features/run-list/RunFigures.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { PageHead } from '../../ui/PageHead.tsx';

const StartRunDialog = dialogPart(
  async () => (await import('../../features/run-list/StartRunDialog.tsx')).StartRunDialog,
  (props) => props.onClose(),
);

/** The list of all runs with their status. */
export function RunsPage() {
  useTitle(t('Simulation Runs'));
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHead
        title={t('Simulation Runs')}
        actions={
          <Button onClick={() => setIsCreating(true)}>
            <Plus className="icon" aria-hidden />
            {t(runs.createNew)}
          </Button>
        }
      />
      <main id="main" className="admin-main">
        <RunFigures />
        <AllRuns onCreate={() => setIsCreating(true)} />
      </main>
      <StartRunDialog title={t(runs.createNew)} open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
