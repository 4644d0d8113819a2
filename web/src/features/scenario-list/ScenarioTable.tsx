import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { scenarios as texts } from '@vincere/contract/messages';
import { formatCount } from '../../lib/format.ts';
import { classOf } from '../../ui/Button.tsx';
import { ListTable } from '../../ui/ListTable.tsx';

type Row = Answer<Calls['searchScenarios']>['scenarios'][number];

const columns = [
  { title: 'Simulation' },
  { title: 'Stage' },
  { title: 'Decisions', isNumber: true },
  { title: 'Linked', isNumber: true },
];

/** Scenarios with where they belong, how many decisions they offer, and how many of these lead on. */
export function ScenarioTable({ scenarios }: { scenarios: readonly Row[] }) {
  return (
    <ListTable label="Scenarios" columns={columns}>
      {scenarios.map((scenario) => (
        <ScenarioRow key={scenario.id} scenario={scenario} />
      ))}
    </ListTable>
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
