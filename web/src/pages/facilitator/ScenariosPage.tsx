import '../../styles/authoring.css';
import '../../styles/scenario-editor.css';
import '../../styles/stages.css';
import { Link, useParams } from '@tanstack/react-router';
import { shared, scenarios as texts } from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { NotThere } from '../../features/authoring/NotThere.tsx';
import { stagesPlace } from '../../features/authoring/places.ts';
import { Readiness } from '../../features/authoring/Readiness.tsx';
import { isNotThere, useSimulation } from '../../features/authoring/useSimulation.ts';
import { ScenarioList } from '../../features/scenario-editor/ScenarioList.tsx';
import { useTitle } from '../../lib/title.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Failed, Skeleton } from '../../ui/states.tsx';

/** The scenarios of one stage. */
export function ScenariosPage() {
  const params = useParams({
    from: '/facilitator/admin/simulations/$simulationId/stages/$stageId/scenarios',
  });
  const simulationId = Number(params.simulationId);
  const { data: simulation, error, isFetching, refetch } = useSimulation(simulationId);
  const stage = simulation?.stages.find(({ id }) => String(id) === params.stageId);
  useTitle(stage && `Scenarios of stage ${stage.stage_number}`, simulation?.name ?? 'Scenarios');

  if (simulation === undefined) {
    if (isNotThere(error))
      return (
        <NotThere
          title={refusals['simulation.unknown']}
          back="Back to Simulations"
          to={{ to: '/admin/simulations', search: {} }}
        />
      );
    return (
      <>
        <PageHead title="Scenarios" />
        <main id="main" className="adm-main">
          {error === null ? (
            <Skeleton lines={8} label="Loading the scenarios" />
          ) : (
            <Failed message={shared.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
          )}
        </main>
      </>
    );
  }
  if (stage === undefined)
    return (
      <NotThere title={refusals['stage.unknown']} back="Back to Stages" to={stagesPlace(simulation.id)} />
    );
  return (
    <>
      <PageHead
        up={<Link {...stagesPlace(simulation.id)}>Back to Stages</Link>}
        title={`Stage ${stage.stage_number}`}
        actions={<Readiness simulation={simulation} />}
      />
      <main id="main" className="adm-main narrow">
        <p className="sce-h">{texts.header(simulation.name, stage.stage_number, stage.stage_instruction)}</p>
        <ScenarioList key={stage.id} simulation={simulation} stage={stage} />
      </main>
    </>
  );
}
