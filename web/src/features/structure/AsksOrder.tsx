import { send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { SavedSwitch } from '../../parts/SavedSwitch.tsx';
import { toast } from '../../ui/toasts/Toaster.tsx';
import { refreshAuthoring, type Scenario } from '../authoring/useSimulation.ts';

/** The switch with which a scenario asks the group for an order. */
export function AsksOrder({ scenario }: { scenario: Scenario }) {
  return (
    <SavedSwitch
      label={t('Ask for an order')}
      hint={t(
        'The group writes down what is to be done, who does it, by when and on which conditions. You judge the conditions of the decision by this text.',
      )}
      checked={scenario.asks_order}
      onSave={async (asks_order) => {
        await send('updateScenario', { params: { scenarioId: scenario.id }, body: { asks_order } });
        await refreshAuthoring();
        toast(asks_order ? t('The group writes an order here') : t('The group writes no order here'));
      }}
    />
  );
}
