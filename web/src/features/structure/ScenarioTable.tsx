import { Link } from '@tanstack/react-router';
import type { Answer, Calls } from '@vincere/contract';
import { plural, rich, t } from '../../lib/text.ts';
import listsStyles from '../../parts/lists.module.css';
import { classOf } from '../../ui/Button.tsx';
import listTableStyles from '../../ui/lists/ListTable.module.css';
import { ListTable } from '../../ui/lists/ListTable.tsx';
import { sr } from '../../ui/sr.tsx';

type Row = Answer<Calls['searchScenarios']>['scenarios'][number];

const columns = [
  { title: t('Simulation') },
  { title: t('Stage') },
  { title: t('Decisions'), isNumber: true },
  { title: t('Linked'), isNumber: true },
];

/** A table of scenarios with their simulation and stage, and the numbers of their decisions and links. */
export function ScenarioTable({ scenarios }: { scenarios: readonly Row[] }) {
  return (
    <ListTable label={t('Scenarios')} columns={columns}>
      {scenarios.map((scenario) => (
        <ScenarioRow key={scenario.id} scenario={scenario} />
      ))}
    </ListTable>
  );
}

function ScenarioRow({ scenario }: { scenario: Row }) {
  const { simulation_id, simulation_name, stage_number, decision_count, linked_decision_count } = scenario;
  const scenarioPage = {
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
        <Link {...scenarioPage} className={`${listsStyles.rowName} story`}>
          {scenario.name}
        </Link>
        <span className={listsStyles.rowDetails}>
          <span className="story">{simulation_name}</span>
          <span>{t('Stage {number}', { number: stage_number })}</span>
          <span>{plural(decision_count, '{count} decision', '{count} decisions')}</span>
          <span>{t('{count} linked', { count: linked_decision_count })}</span>
        </span>
      </th>
      <td className="wide-only story">
        <Link
          to="/admin/simulations/$simulationId/stages"
          params={{ simulationId: String(simulation_id) }}
          search={{}}
        >
          {simulation_name}
        </Link>
      </td>
      <td className="wide-only number">{t('Stage {number}', { number: stage_number })}</td>
      <td className={`wide-only number ${listTableStyles.numberCell}`}>{decision_count}</td>
      <td className={`wide-only number ${listTableStyles.numberCell}`}>{linked_decision_count}</td>
      <td className="align-right">
        <Link {...scenarioPage} className={classOf('line', 'sm')}>
          {rich('Configure<sr> {name}</sr>', { name: scenario.name, sr })}
        </Link>
      </td>
    </tr>
  );
}
