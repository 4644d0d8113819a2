import { z } from 'zod';
import { defineCall } from './call.ts';
import { Deleted, Id, limits, name, pathId, text } from './fields.ts';

const scenarioId = z.object({ scenarioId: pathId('Invalid scenario ID') });
const decisionId = z.object({ decisionId: pathId('Invalid decision ID') });

export const Decision = z.object({
  id: Id,
  title_of_decision: z.string(),
  description_of_decision: z.string(),
  link_next_scenario_id: Id.nullable(),
  /** The name of the linked scenario. */
  next_scenario: z.string().nullable(),
});

/** A decision as a participant sees it, without its link. */
export const OfferedDecision = Decision.pick({
  id: true,
  title_of_decision: true,
  description_of_decision: true,
});

export const decisions = {
  listDecisions: defineCall({
    method: 'GET',
    path: '/decisions-by-scenario/:scenarioId',
    access: 'administrator',
    summary: 'List the decisions of a scenario in their order',
    params: scenarioId,
    answer: z.array(Decision),
    refusals: ['scenario.unknown'],
  }),
  createDecision: defineCall({
    method: 'POST',
    path: '/decision-create/:scenarioId',
    access: 'administrator',
    summary: 'Add a decision, with or without a link to a scenario of the next stage',
    params: scenarioId,
    body: z.object({
      title_of_decision: name(),
      description_of_decision: text(limits.description).default(''),
      link_next_scenario_id: Id.nullish(),
    }),
    answer: Decision,
    creates: true,
    refusals: ['scenario.unknown', 'decision.limit', 'decision.no-next-scenarios', 'decision.bad-link'],
    audited: ['title_of_decision'],
  }),
  updateDecision: defineCall({
    method: 'PUT',
    path: '/decision-update/:decisionId',
    access: 'administrator',
    summary: 'Change the texts or the link of a decision',
    params: decisionId,
    body: z.object({
      title_of_decision: name().optional(),
      description_of_decision: text(limits.description).optional(),
      link_next_scenario_id: Id.nullable().optional(),
    }),
    answer: Decision,
    refusals: ['decision.unknown', 'decision.no-next-scenarios', 'decision.bad-link'],
    audited: ['title_of_decision', 'link_next_scenario_id'],
  }),
  deleteDecision: defineCall({
    method: 'DELETE',
    path: '/decision-delete/:decisionId',
    access: 'administrator',
    summary: 'Delete a decision of a scenario that no run has reached',
    params: decisionId,
    answer: Deleted,
    refusals: ['decision.unknown', 'decision.reached'],
  }),
};
