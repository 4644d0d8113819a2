import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { SavedSwitch } from '../../parts/SavedSwitch.tsx';
import { type EditedSimulation, refreshAuthoring } from '../authoring/useSimulation.ts';

/** Sets whether new runs of a simulation ask people how sure they are. */
export function AsksConfidence({ simulation }: { simulation: EditedSimulation }) {
  return (
    <SavedSwitch
      label={t('Ask how sure people are')}
      hint={t(
        'With each vote people say how sure they are, and with a room vote what the group will decide. New runs start with this setting.',
      )}
      checked={simulation.asks_confidence}
      onSave={async (asks_confidence) => {
        await send('updateSimulation', {
          params: { simulationId: simulation.id },
          body: { asks_confidence },
        });
        await refreshAuthoring();
      }}
    />
  );
}
