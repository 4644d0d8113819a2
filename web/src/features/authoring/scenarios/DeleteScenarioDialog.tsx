import { scenarios as texts } from '@vincere/contract/messages';
import type { RefObject } from 'react';
import { messageOf, send } from '../../../lib/api.ts';
import { t } from '../../../lib/text.ts';
import { refusalText } from '../../../lib/words/refusal-text.ts';
import { titled } from '../../../lib/words/titled.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../../ui/toasts/Toaster.tsx';
import { RunsInPlay } from '../runs-in-play/RunsInPlay.tsx';
import { scenarioLoss } from '../runs-in-play/runs-in-play.ts';
import { runReaching, useSimulationUse } from '../runs-in-play/useSimulationUse.ts';
import { refreshAuthoring, type Scenario, type Simulation } from '../useSimulation.ts';

/** Asks before a scenario is deleted and lists what is lost with it. The server refuses if a run has reached the scenario. */
export function DeleteScenarioDialog({
  simulation,
  scenario,
  open,
  returnTo,
  onClose,
  onDeleted,
}: {
  simulation: Simulation;
  scenario: Scenario;
  open: boolean;
  /** Gets the focus afterwards if the element that opened the dialog is gone. */
  returnTo?: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called once the server has deleted it, before the page is updated. */
  onDeleted: () => void;
}) {
  const reachedBy = runReaching(useSimulationUse(simulation.id, open), { scenario_id: scenario.id });
  const remove = async () => {
    try {
      await send('deleteScenario', { params: { scenarioId: scenario.id } });
    } catch (error) {
      return titled(t(texts.deleteFailed.title), messageOf(error, t(texts.deleteFailed.text)));
    }
    onDeleted();
    await refreshAuthoring();
    toast(t(texts.deleted), scenario.name);
    return undefined;
  };
  const stage = simulation.stages.find(({ scenarios }) => scenarios.some(({ id }) => id === scenario.id));
  const unlinkedDecisions = simulation.stages
    .flatMap(({ scenarios }) => scenarios)
    .flatMap(({ all_decisions }) => all_decisions)
    .filter(({ link_next_scenario_id }) => link_next_scenario_id === scenario.id)
    .map(({ title_of_decision }) => title_of_decision);
  const sentences = [
    t('Its decisions go with it, and the posts, notes and files of its rooms.'),
    ...(unlinkedDecisions.length > 0
      ? [t('No longer linked: {decisions}.', { decisions: unlinkedDecisions.join(', ') })]
      : []),
    t('This cannot be undone.'),
  ];
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('Delete {what}?', { what: scenario.name })}
      text={
        <>
          {sentences.join(' ')}
          <RunsInPlay
            lossOf={(runs) =>
              scenarioLoss(runs, {
                simulation_id: simulation.id,
                stage_number: stage?.stage_number ?? 0,
                is_linked: unlinkedDecisions.length > 0,
              })
            }
          />
        </>
      }
      action={t('Delete Scenario')}
      {...(returnTo && { returnTo })}
      refused={reachedBy === undefined ? undefined : refusalText('scenario.reached', { run: reachedBy })}
      onConfirm={remove}
    />
  );
}
