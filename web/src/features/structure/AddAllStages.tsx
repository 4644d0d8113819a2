import { stages as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import { refreshAuthoring } from '../authoring/useSimulation.ts';

/** Adds as many stages as the simulation was planned with. The instruction of each is its number at first. */
export function AddAllStages({
  simulationId,
  count,
  onAdded,
}: {
  simulationId: number;
  count: number;
  onAdded: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    try {
      for (let number = 1; number <= count; number += 1)
        await send('createStage', {
          params: { simulationId },
          body: { stage_instruction: t('Stage {number}', { number }), stage_number: number },
        });
      await refreshAuthoring();
      toast(t('{count} stages added', { count }), t('Describe the group’s task in each.'));
      onAdded();
    } catch (error) {
      toastError(t(texts.createFailed), messageOf(error, undefined));
      // Show the stages that were created before the failure.
      await refreshAuthoring();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button busy={isBusy} onClick={() => void add()}>
      {isBusy ? t('Adding...') : t('Add {count} Stages', { count })}
    </Button>
  );
}
