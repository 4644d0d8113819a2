import { Link, useParams } from '@tanstack/react-router';
import { scenarios as texts } from '@vincere/contract/messages';
import { NoStage } from '../../features/authoring/NotThere.tsx';
import { stagesPlace } from '../../features/authoring/places.ts';
import { PreflightButton } from '../../features/authoring/preflight/PreflightButton.tsx';
import { FollowingRuns } from '../../features/authoring/runs-in-play/FollowingRuns.tsx';
import { SimulationLoaded } from '../../features/authoring/SimulationLoaded.tsx';
import { type Simulation, useSimulation } from '../../features/authoring/useSimulation.ts';
import { ScenarioList } from '../../features/structure/ScenarioList.tsx';
import { useTitle } from '../../lib/browser/title.ts';
import { t } from '../../lib/text.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import styles from './ScenariosPage.module.css';

/** The scenarios of one stage. */
export function ScenariosPage() {
  const params = useParams({
    from: '/facilitator/admin/simulations/$simulationId/stages/$stageId/scenarios',
  });
  const query = useSimulation(Number(params.simulationId));
  const stageOf = (simulation: Simulation | undefined) =>
    simulation?.stages.find(({ id }) => String(id) === params.stageId);
  const loadedStage = stageOf(query.data);
  useTitle(
    loadedStage && t('Scenarios of stage {number}', { number: loadedStage.stage_number }),
    query.data?.name ?? t('Scenarios'),
  );
  return (
    <SimulationLoaded query={query} title={t('Scenarios')}>
      {(simulation) => {
        const stage = stageOf(simulation);
        if (stage === undefined) return <NoStage simulationId={simulation.id} />;
        return (
          <>
            <PageHead
              up={<Link {...stagesPlace(simulation.id)}>{t('Back to Stages')}</Link>}
              title={t('Stage {number}', { number: stage.stage_number })}
              actions={<PreflightButton simulation={simulation} />}
            />
            <main id="main" className={`admin-main ${styles.isNarrow}`}>
              <FollowingRuns simulationId={simulation.id} stageNumber={stage.stage_number} />
              <p className={styles.scenariosHint}>
                {t(texts.header, {
                  simulation: simulation.name,
                  number: stage.stage_number,
                  instruction: stage.stage_instruction,
                })}
              </p>
              <ScenarioList key={stage.id} simulation={simulation} stage={stage} />
            </main>
          </>
        );
      }}
    </SimulationLoaded>
  );
}
