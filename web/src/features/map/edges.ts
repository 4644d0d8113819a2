import type { Edge } from '@xyflow/react';
import { t } from '../../lib/text.ts';
import type { Simulation } from '../authoring/useSimulation.ts';
import type { Layout } from './layout.ts';
import styles from './map.module.css';
import type { MapEditing } from './ScenarioMap.tsx';
import { linksOf, type Way } from './way/way.ts';

/** Returns the lines from decisions to the scenarios they lead to. Highlighted lines come last, so they are drawn on top. */
export function edgesOf({
  simulation,
  layout,
  way,
  editing,
  picked,
}: {
  simulation: Simulation;
  layout: Layout;
  way: Way | undefined;
  editing: MapEditing | undefined;
  /** The decision whose line was clicked. */
  picked: number | undefined;
}): Edge[] {
  const chosenDecisions = way && linksOf(way);
  const edges = simulation.stages.flatMap(({ scenarios }) =>
    scenarios.flatMap(({ id, all_decisions }) =>
      all_decisions.flatMap((decision): Edge[] => {
        const isSending = editing?.sending.has(decision.id) ?? false;
        const target = isSending ? editing?.sending.get(decision.id) : decision.link_next_scenario_id;
        const to = layout.cards.find(({ scenario }) => scenario.id === target);
        if (to === undefined) return [];
        const isChosen = chosenDecisions?.has(decision.id) ?? false;
        const isHighlighted = chosenDecisions
          ? isChosen
          : editing?.chosen === id || editing?.chosen === to.scenario.id;
        const classes = [
          isHighlighted && styles.isOn,
          isSending && styles.sending,
          picked === decision.id && styles.isPickedLink,
        ];
        return [
          {
            id: `link-${decision.id}`,
            source: String(id),
            sourceHandle: String(decision.id),
            target: String(to.scenario.id),
            targetHandle: 'in',
            reconnectable: editing ? 'target' : false,
            ariaLabel: `${t('{decision} leads to {scenario}', {
              decision: decision.title_of_decision,
              scenario: to.scenario.name,
            })}${isChosen ? t(', chosen by the group') : ''}`,
            className: classes.filter(Boolean).join(' '),
            zIndex: isHighlighted ? 1 : 0,
            domAttributes: { 'aria-roledescription': undefined },
          },
        ];
      }),
    ),
  );
  return edges.sort((edge, other) => (edge.zIndex ?? 0) - (other.zIndex ?? 0));
}
