import { scenarios as texts } from '@vincere/contract/messages';
import { messageOf, send } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast, toastError } from '../../ui/Toaster.tsx';
import { refreshAuthoring, type Scenario, type Simulation } from '../authoring/useSimulation.ts';

/** Asks before a scenario is deleted and says what goes with it; one that a run has reached stays (ruling 4.13). */
export function DeleteScenario({
  simulation,
  scenario,
  onClose,
  onDeleted,
}: {
  simulation: Simulation;
  scenario: Scenario | undefined;
  onClose: () => void;
  onDeleted: (id: number) => void;
}) {
  const remove = async () => {
    if (scenario === undefined) return undefined;
    try {
      await send('deleteScenario', { params: { scenarioId: scenario.id } });
    } catch (error) {
      const told = messageOf(error, texts.deleteFailed.text);
      toastError(texts.deleteFailed.title, told);
      return told;
    }
    toast(texts.deleted, `${scenario.name} and its rooms are gone.`);
    onDeleted(scenario.id);
    await refreshAuthoring();
    return undefined;
  };
  const incoming = simulation.stages
    .flatMap(({ scenarios }) => scenarios)
    .flatMap(({ all_decisions }) => all_decisions)
    .filter(({ link_next_scenario_id }) => link_next_scenario_id === scenario?.id);
  return (
    <ConfirmDialog
      open={scenario !== undefined}
      onClose={onClose}
      title={`Delete ${scenario?.name ?? 'scenario'}?`}
      text={[
        'Its decisions go with it, and the posts, notes and files of its rooms.',
        incoming.length > 0 &&
          `No longer linked: ${incoming.map(({ title_of_decision }) => title_of_decision).join(', ')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      action="Delete Scenario"
      onConfirm={remove}
    />
  );
}
