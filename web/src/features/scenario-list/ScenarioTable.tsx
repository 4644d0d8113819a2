import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { scenarios as texts } from '@vincere/contract/messages';
import { formatCount } from '../../lib/format.ts';
import { classOf } from '../../ui/Button.tsx';

type Row = Answer<Calls['searchScenarios']>['scenarios'][number];

/** Scenarios with where they belong, how many decisions they offer, and how many of these lead on. */
export function ScenarioTable({ scenarios }: { scenarios: readonly Row[] }) {
  return (
    <table className="tb lt" aria-label="Scenarios">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col" className="wide">
            Simulation
          </th>
          <th scope="col" className="wide">
            Stage
          </th>
          <th scope="col" className="wide n">
            Decisions
          </th>
          <th scope="col" className="wide n">
            Linked
          </th>
          <th scope="col" className="r">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => (
          <ScenarioRow key={scenario.id} scenario={scenario} />
        ))}
      </tbody>
    </table>
  );
}

function ScenarioRow({ scenario }: { scenario: Row }) {
  const { simulation_id, simulation_name, stage_number, decision_count, linked_decision_count } = scenario;
  const at = {
    to: '/admin/simulations/$simulationId/stages/$stageId/scenarios/$scenarioId',
    params: {
      simulationId: String(simulation_id),
      stageId: String(scenario.stage_id),
      scenarioId: String(scenario.id),
    },
  } as const;
  return (
    <tr>
      <th scope="row">
        <Link {...at} className="lt-name story">
          {scenario.name}
        </Link>
        <span className="lt-more">
          <span className="story">{simulation_name}</span>
          <span>Stage {stage_number}</span>
          <span>{formatCount(decision_count, 'decision')}</span>
          <span>{linked_decision_count} linked</span>
        </span>
      </th>
      <td className="wide story">
        <Link
          to="/admin/simulations/$simulationId/stages"
          params={{ simulationId: String(simulation_id) }}
          search={{}}
        >
          {simulation_name}
        </Link>
      </td>
      <td className="wide num">Stage {stage_number}</td>
      <td className="wide num n">{decision_count}</td>
      <td className="wide num n">{linked_decision_count}</td>
      <td className="r">
        <Link {...at} className={classOf('line', 'sm')}>
          {texts.configure}
          <span className="sr"> {scenario.name}</span>
        </Link>
      </td>
    </tr>
  );
}
