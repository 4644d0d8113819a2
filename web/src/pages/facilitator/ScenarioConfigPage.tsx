import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { decisions } from '@vincere/contract/messages';
import { FactsTab } from '../../features/authoring/facts/FactsTab.tsx';
import { useFacts } from '../../features/authoring/facts/useFacts.ts';
import { NoStage, NotThere } from '../../features/authoring/NotThere.tsx';
import { scenariosPlace } from '../../features/authoring/places.ts';
import { PreflightButton } from '../../features/authoring/preflight/PreflightButton.tsx';
import { FollowingRuns } from '../../features/authoring/runs-in-play/FollowingRuns.tsx';
import { SimulationLoaded } from '../../features/authoring/SimulationLoaded.tsx';
import { ScenarioDescription } from '../../features/authoring/scenarios/ScenarioDescription.tsx';
import { ScenarioTitle } from '../../features/authoring/scenarios/ScenarioTitle.tsx';
import {
  type Scenario,
  type Simulation,
  type Stage,
  useSimulation,
} from '../../features/authoring/useSimulation.ts';
import { RoomDialog, roomTabOf } from '../../features/room-editor/RoomDialog.tsx';
import { RoomTiles } from '../../features/room-editor/RoomTiles.tsx';
import { AsksOrder } from '../../features/structure/AsksOrder.tsx';
import { DecisionList } from '../../features/structure/DecisionList.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { refusalText } from '../../lib/words/refusal-text.ts';
import { Prose } from '../../parts/prose/Prose.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Tabs } from '../../ui/choices/Tabs.tsx';
import styles from './ScenarioConfigPage.module.css';

const path = '/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId';

/** The authoring page of a scenario: texts, decisions, rooms and key facts. */
export function ScenarioConfigPage() {
  const params = useParams({ from: `/facilitator${path}` });
  const query = useSimulation(Number(params.simulationId));
  const find = (simulation: Simulation | undefined) => {
    const stage = simulation?.stages.find(({ id }) => String(id) === params.stageId);
    return { stage, scenario: stage?.scenarios.find(({ id }) => String(id) === params.scenarioId) };
  };
  useTitle(find(query.data).scenario?.name ?? t('Scenario'), query.data?.name);
  return (
    <SimulationLoaded query={query} title={t('Scenario')} failed={t(decisions.loadFailed)}>
      {(simulation) => {
        const { stage, scenario } = find(simulation);
        if (stage === undefined) return <NoStage simulationId={simulation.id} />;
        if (scenario === undefined)
          return (
            <NotThere
              title={refusalText('scenario.unknown')}
              back={t('Back to Scenarios')}
              to={scenariosPlace(simulation.id, stage.id)}
            />
          );
        return <ScenarioEditor key={scenario.id} simulation={simulation} stage={stage} scenario={scenario} />;
      }}
    </SimulationLoaded>
  );
}

function ScenarioEditor({
  simulation,
  stage,
  scenario,
}: {
  simulation: Simulation;
  stage: Stage;
  scenario: Scenario;
}) {
  const search = useSearch({ from: `/facilitator${path}` });
  const navigate = useNavigate({ from: path });
  const isFacts = search.view === 'facts';
  const { data: facts } = useFacts(scenario.id);
  const { rooms } = useRooms();
  const room = rooms.find((candidate) => candidate === search.room);
  const next = simulation.stages.find(({ stage_number }) => stage_number === stage.stage_number + 1);
  return (
    <main id="main" className={`admin-main ${styles.scenarioPage}`}>
      <div className={`wrap ${styles.breadcrumb}`}>
        <Link {...scenariosPlace(simulation.id, stage.id)} className="meta-text">
          {t('{simulation}, Stage {number}', { simulation: simulation.name, number: stage.stage_number })}
        </Link>
        <PreflightButton simulation={simulation} />
      </div>
      <FollowingRuns simulationId={simulation.id} stageNumber={stage.stage_number} />
      <div className={styles.scenarioHead}>
        <ScenarioTitle scenario={scenario} heading />
        <ScenarioDescription scenario={scenario}>
          <Prose text={scenario.description} />
        </ScenarioDescription>
      </div>
      <Tabs
        label={t('Parts of the scenario')}
        selected={isFacts ? 'facts' : 'decisions'}
        onSelect={(key) =>
          void navigate({
            search: { ...search, view: key === 'facts' ? 'facts' : undefined },
            replace: true,
            resetScroll: false,
          })
        }
        tabs={[
          {
            key: 'decisions',
            name: t('Decisions and Rooms'),
            content: (
              <div className={styles.scenarioColumns}>
                <div className={styles.decisions}>
                  <DecisionList scenario={scenario} simulationId={simulation.id} next={next} />
                  <AsksOrder scenario={scenario} />
                </div>
                <RoomTiles scenario={scenario} simulationId={simulation.id} stageId={stage.id} />
              </div>
            ),
          },
          {
            key: 'facts',
            name: t('Key facts'),
            mark: facts !== undefined && <span className={`number ${styles.count}`}>{facts.length}</span>,
            content: <FactsTab scenario={scenario} isShown={isFacts} />,
          },
        ]}
      />
      {room !== undefined && (
        <RoomDialog
          simulation={simulation}
          stage={stage}
          scenario={scenario}
          room={room}
          tab={roomTabOf(search.show)}
          onTab={(show) =>
            void navigate({ search: { ...search, room, show }, replace: true, resetScroll: false })
          }
          onRoom={(other) =>
            void navigate({ search: { ...search, room: other }, replace: true, resetScroll: false })
          }
          onClose={() =>
            void navigate({ search: { ...search, room: undefined, show: undefined }, resetScroll: false })
          }
        />
      )}
    </main>
  );
}
