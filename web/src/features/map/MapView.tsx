import { useNavigate, useSearch } from '@tanstack/react-router';
import { shared, stages, scenarios as texts } from '@vincere/contract/messages';
import { type RefObject, useRef, useState } from 'react';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { toastError } from '../../ui/toasts/Toaster.tsx';
import { useToastPlace } from '../../ui/toasts/useToastPlace.ts';
import { AddScenarioDialog } from '../authoring/scenarios/AddScenarioDialog.tsx';
import { DeleteScenarioDialog } from '../authoring/scenarios/DeleteScenarioDialog.tsx';
import { AddStageDialog } from '../authoring/stages/AddStageDialog.tsx';
import { type Scenario, type Simulation, type Stage, useSimulation } from '../authoring/useSimulation.ts';
import { Inspector } from './inspector/Inspector.tsx';
import styles from './MapView.module.css';
import { ScenarioMap } from './ScenarioMap.tsx';
import { useLinks } from './useLinks.ts';
import { focusCard, focusOnceShown } from './useMapKeys.ts';

/** The map editor of a simulation: stages are columns, scenarios are cards with their decisions, links are lines. */
export function MapView({ simulationId }: { simulationId: number }) {
  const simulation = useSimulation(simulationId);
  return (
    <Loaded
      query={simulation}
      failed={t(shared.loadFailed)}
      retry={t(shared.retry)}
      label={t('Loading the map')}
    >
      {(data) => <Map simulation={data} />}
    </Loaded>
  );
}

function Map({ simulation }: { simulation: Simulation }) {
  const navigate = useNavigate({ from: '/admin/simulations/$simulationId/stages' });
  const chosenId = useSearch({ strict: false }).scenario;
  const links = useLinks();
  // Toasts cover neither the inspector's actions nor the map's buttons.
  useToastPlace('left', simulation.stages.length > 0);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const [deleting, setDeleting] = useState<{ scenario: Scenario; open: boolean }>();
  const [addingTo, setAddingTo] = useState<Stage>();
  const root = useRef<HTMLDivElement>(null);
  const { addStage, addStageDialog } = useStageAdding(simulation, root);

  const choose = (scenario: number | undefined) =>
    void navigate({ search: { view: 'map', scenario }, replace: true, resetScroll: false });
  const close = () => {
    choose(undefined);
    focusCard(root.current, chosenId);
  };
  const askToDelete = (scenario: Scenario) => {
    const [first] = simulation.stages;
    if (first?.scenarios.some(({ id }) => id === scenario.id))
      toastError(t(texts.deleteFailed.title), refusalText('scenario.initial'));
    else setDeleting({ scenario, open: true });
  };
  return (
    <>
      {simulation.stages.length === 0 ? (
        <Empty title={t('No stages yet')} action={<Button onClick={addStage}>{t(stages.add)}</Button>}>
          {t('The map shows stages as columns. Describe the group’s task in the first one.')}
        </Empty>
      ) : (
        <div className={styles.map} ref={root}>
          <ScenarioMap
            simulation={simulation}
            label={t('Map of {simulation}', { simulation: simulation.name })}
            editing={{
              chosen: chosenId,
              sending: links.sending,
              onOpen: (id, byKeyboard) => {
                setIsByKeyboard(byKeyboard);
                choose(id);
              },
              onLink: links.link,
              onDelete: askToDelete,
              onAdd: setAddingTo,
              onAddStage: addStage,
            }}
          />
          {chosenId !== undefined && (
            <Inspector
              key={chosenId}
              simulation={simulation}
              scenarioId={chosenId}
              links={links}
              takesFocus={isByKeyboard}
              onClose={close}
              onDelete={askToDelete}
            />
          )}
          {deleting && (
            <DeleteScenarioDialog
              {...deleting}
              simulation={simulation}
              onClose={() => setDeleting({ ...deleting, open: false })}
              onDeleted={() => {
                if (deleting.scenario.id === chosenId) choose(undefined);
                focusCard(root.current, undefined);
              }}
            />
          )}
        </div>
      )}
      {addStageDialog}
      {addingTo && (
        <AddScenarioDialog
          open
          stageId={addingTo.id}
          onClose={() => setAddingTo(undefined)}
          onAdded={(id) => {
            // The pressed button may be disabled now, so focus the new scenario.
            setIsByKeyboard(true);
            choose(id);
          }}
        />
      )}
    </>
  );
}

/** Returns a function that asks for a new stage, and its dialog. */
function useStageAdding(simulation: Simulation, root: RefObject<HTMLDivElement | null>) {
  const [isAddingStage, setIsAddingStage] = useState(false);
  /** The number of the stage just added. Its heading gets the focus, because the button may be gone: the last stage removes it. */
  const addedStage = useRef<number>(undefined);
  const addedHead = () => root.current?.querySelector<HTMLElement>(`[data-stage="${addedStage.current}"]`);
  const addStage = () => {
    addedStage.current = undefined;
    setIsAddingStage(true);
  };
  const addStageDialog = (
    <AddStageDialog
      open={isAddingStage}
      onClose={() => setIsAddingStage(false)}
      simulationId={simulation.id}
      number={simulation.stages.length + 1}
      returnTo={addedHead}
      onAdded={() => {
        addedStage.current = simulation.stages.length + 1;
        focusOnceShown(addedHead);
      }}
    />
  );
  return { addStage, addStageDialog };
}
