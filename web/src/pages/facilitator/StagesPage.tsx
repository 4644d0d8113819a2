import { Tabs } from '@base-ui/react/tabs';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { runs } from '@vincere/contract/messages';
import { roomsInUse } from '@vincere/domain';
import { lazy, Suspense, useState } from 'react';
import { PreflightButton } from '../../features/authoring/preflight/PreflightButton.tsx';
import { FollowingRuns } from '../../features/authoring/runs-in-play/FollowingRuns.tsx';
import { SimulationLoaded } from '../../features/authoring/SimulationLoaded.tsx';
import { type EditedSimulation, useSimulation } from '../../features/authoring/useSimulation.ts';
import { RehearseButton } from '../../features/rehearsal/RehearseButton.tsx';
import { BriefingEditor } from '../../features/simulations/BriefingEditor.tsx';
import { BriefingFiles } from '../../features/simulations/BriefingFiles.tsx';
import { SimulationDetails } from '../../features/simulations/SimulationDetails.tsx';
import { StageList } from '../../features/structure/StageList.tsx';
import { StructureExplainer } from '../../features/structure/StructureExplainer.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/states.tsx';
import styles from './StagesPage.module.css';

const MapView = lazy(() =>
  import('../../features/map/MapView.tsx').then((module) => ({ default: module.MapView })),
);

const RoomsEditor = lazy(() =>
  import('../../features/simulations/rooms/RoomsEditor.tsx').then((module) => ({
    default: module.RoomsEditor,
  })),
);

const Teaching = lazy(() =>
  import('../../features/simulations/teaching/Teaching.tsx').then((module) => ({
    default: module.Teaching,
  })),
);

const StartRunDialog = dialogPart(
  async () => (await import('../../features/run-list/StartRunDialog.tsx')).StartRunDialog,
  (props) => props.onClose(),
);

const path = '/admin/simulations/$simulationId/stages';
const views = ['stages', 'map', 'briefing', 'files', 'rooms', 'objectives'] as const;
type View = (typeof views)[number];

/** The authoring page of a simulation. */
export function StagesPage() {
  const simulationId = Number(useParams({ from: `/facilitator${path}` }).simulationId);
  const query = useSimulation(simulationId);
  useTitle(query.data?.name ?? t('Stages'));
  return (
    <SimulationLoaded query={query} title={t('Stages')}>
      {(simulation) => <SimulationEditor key={simulationId} simulation={simulation} />}
    </SimulationLoaded>
  );
}

function SimulationEditor({ simulation }: { simulation: EditedSimulation }) {
  const search = useSearch({ from: `/facilitator${path}` });
  const navigate = useNavigate({ from: path });
  const [isStarting, setIsStarting] = useState(false);
  const view = views.find((candidate) => candidate === search.view) ?? 'stages';
  const isMap = view === 'map' && simulation.stages.length > 0;
  const show = (next: View) =>
    void navigate({ search: { view: next === 'stages' ? undefined : next, scenario: undefined } });
  return (
    <Tabs.Root
      className={`simulation-page ${styles.page}`}
      data-fills={isMap ? 'screen' : undefined}
      value={view}
      onValueChange={(next: View) => show(next)}
    >
      <PageHead
        up={
          <Link to="/admin/simulations" search={{}} activeOptions={{ exact: true }}>
            {t('Simulations')}
          </Link>
        }
        title={simulation.name}
        actions={
          <>
            <PreflightButton simulation={simulation} />
            <RehearseButton simulation={simulation} />
            <Button onClick={() => setIsStarting(true)}>{t(runs.controls.start)}</Button>
          </>
        }
        tabs={<ViewTabs simulation={simulation} />}
      />
      <main id="main" className={`admin-main ${styles.main}`}>
        <FollowingRuns simulationId={simulation.id} />
        <Tabs.Panel value="stages" className={styles.desk}>
          <StageList simulation={simulation} />
          <aside className={styles.deskAside} aria-label={t('About the simulation')}>
            <SimulationDetails simulation={simulation} />
            <StructureExplainer />
          </aside>
        </Tabs.Panel>
        <Tabs.Panel value="map" className={styles.mapPanel}>
          <Suspense
            fallback={
              <div className={styles.mapLoading}>
                <Skeleton lines={8} label={t('Loading the map')} />
              </div>
            }
          >
            <MapView simulationId={simulation.id} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="briefing">
          <BriefingEditor simulation={simulation} />
        </Tabs.Panel>
        {/* Kept mounted, so that an upload under way is still listed when the user returns from another view. */}
        <Tabs.Panel value="files" keepMounted>
          <BriefingFiles simulation={simulation} />
        </Tabs.Panel>
        <Tabs.Panel value="rooms">
          <Suspense fallback={<Skeleton lines={8} label={t('Loading the rooms')} />}>
            <RoomsEditor simulation={simulation} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="objectives">
          <Suspense fallback={<Skeleton lines={8} label={t('Loading objectives and teaching note')} />}>
            <Teaching simulationId={simulation.id} />
          </Suspense>
        </Tabs.Panel>
      </main>
      <StartRunDialog
        title={t(runs.controls.start)}
        simulation={simulation}
        open={isStarting}
        onClose={() => setIsStarting(false)}
      />
    </Tabs.Root>
  );
}

function ViewTabs({ simulation }: { simulation: EditedSimulation }) {
  return (
    <Tabs.List
      className={`tabs ${styles.viewTabs}`}
      aria-label={t('Views of the simulation')}
      activateOnFocus
    >
      <Tabs.Tab value="stages">{t('Stages')}</Tabs.Tab>
      <Tabs.Tab value="map">{t('Map')}</Tabs.Tab>
      <Tabs.Tab value="briefing">{t('Briefing')}</Tabs.Tab>
      <Tabs.Tab value="files">
        {t('Files')} <span className="tab-count">{simulation.files.length}</span>
      </Tabs.Tab>
      <Tabs.Tab value="rooms">
        {t('Rooms')} <span className="tab-count">{roomsInUse(simulation.rooms).length}</span>
      </Tabs.Tab>
      <Tabs.Tab value="objectives">{t('Teaching')}</Tabs.Tab>
    </Tabs.List>
  );
}
