import type { Run } from '@vincere/contract';
import { Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../lib/text.ts';
import { TreeList } from '../../parts/tree/TreeList.tsx';
import { TreePicture } from '../../parts/tree/TreePicture.tsx';
import treeStyles from '../../parts/tree/tree.module.css';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import type { Simulation } from '../authoring/useSimulation.ts';
import { simulationPlayed } from '../map/way/way.ts';
import styles from './PathFigure.module.css';
import { pathOf, treeOf } from './path.ts';
import type { StageReport } from './types.ts';

const RunMap = lazy(() => import('../map/way/RunMap.tsx').then((module) => ({ default: module.RunMap })));

/** The path of the group, as a tree of the simulation, or as its map with decisions and rooms. */
export function PathFigure({
  run,
  report,
  simulation,
}: {
  run: Run;
  report: readonly StageReport[];
  simulation: Simulation | undefined;
}) {
  const [isMapShown, setIsMapShown] = useState(false);
  const visits = report.map(({ scenario_id, chosen_decision }) => ({
    scenario_id,
    decision_id: chosen_decision?.id ?? null,
  }));
  const way = { visited: visits, current: visits.at(-1)?.scenario_id ?? null, isOver: true };
  const names = report.map((stage) => stage.title_of_scenario);
  const tree = simulation
    ? treeOf(
        simulationPlayed(simulation, way),
        visits.map(({ scenario_id }) => scenario_id),
      )
    : pathOf(report);
  return (
    <figure className={`${treeStyles.pathFigure} ${styles.pathFigure}`} id="report-map" tabIndex={-1}>
      <TreePicture
        {...tree}
        label={t('The scenarios of {simulation} and the path taken: {scenarios}', {
          simulation: run.simulation.name,
          scenarios: names.join(', '),
        })}
      />
      <TreeList {...tree} />
      {simulation && (
        <>
          <Button
            kind="quiet"
            size="sm"
            className={styles.toggle}
            aria-expanded={isMapShown}
            onClick={() => setIsMapShown((isShown) => !isShown)}
          >
            <MapIcon className="icon" aria-hidden />
            {isMapShown ? t('Hide the Map') : t('Show on the Map')}
          </Button>
          {isMapShown && (
            <Suspense fallback={<Skeleton lines={8} label={t('Loading the map')} />}>
              <RunMap
                runId={run.id}
                way={way}
                label={t('The way of {run} on the map of {simulation}', {
                  run: run.name,
                  simulation: simulation.name,
                })}
              />
            </Suspense>
          )}
        </>
      )}
    </figure>
  );
}
