import { useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { Switch } from '../../ui/Switch.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { refreshAuthoring, type Scenario } from '../authoring/useSimulation.ts';

/** The switch with which a scenario asks the group for an order. It shows the new state at once. */
export function AsksOrder({ scenario }: { scenario: Scenario }) {
  const [pending, setPending] = useState<boolean>();
  const change = async (asks_order: boolean) => {
    setPending(asks_order);
    try {
      await send('updateScenario', { params: { scenarioId: scenario.id }, body: { asks_order } });
      await refreshAuthoring();
      toast(asks_order ? t('The group writes an order here') : t('The group writes no order here'));
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
      label={t('Ask for an order')}
      hint={t(
        'The group writes down what is to be done, who does it, by when and on which conditions. You judge the conditions of the decision by this text.',
      )}
      checked={pending ?? scenario.asks_order}
      onChange={(checked) => void change(checked)}
    />
  );
}
