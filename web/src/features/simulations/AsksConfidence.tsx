import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Switch } from '../../ui/Switch.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { type EditedSimulation, refreshAuthoring } from '../authoring/useSimulation.ts';

/** Sets whether new runs of a simulation ask people how sure they are. */
export function AsksConfidence({ simulation }: { simulation: EditedSimulation }) {
  const [pending, setPending] = useState<boolean>();
  const change = async (asks_confidence: boolean) => {
    setPending(asks_confidence);
    try {
      await send('updateSimulation', { params: { simulationId: simulation.id }, body: { asks_confidence } });
      await refreshAuthoring();
    } catch (error) {
      toastError(
        t('The setting was not saved'),
        messageOf(error, t('Nothing was changed. Please try again.')),
      );
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Switch
      label={t('Ask how sure people are')}
      hint={t(
        'With each vote people say how sure they are, and with a room vote what the group will decide. New runs start with this setting.',
      )}
      checked={pending ?? simulation.asks_confidence}
      onChange={(checked) => void change(checked)}
    />
  );
}
