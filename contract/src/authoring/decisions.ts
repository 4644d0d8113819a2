import { conditionLimit } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, Id, limits, name, pathId, text } from '../fields.ts';

const scenarioId = z.object({ scenarioId: pathId('Invalid scenario ID') });
const decisionId = z.object({ decisionId: pathId('Invalid decision ID') });

const conditionTexts = {
  /** A point that a careful order includes. */
  text: name(),
  /** The sentences that the outcome gains if the order includes it, and if it does not. */
  met: text(limits.conditionSentence),
  unmet: text(limits.conditionSentence),
};

/** A condition of a decision as its author wrote it. */
export const Condition = z.object({ id: Id, ...conditionTexts });

/** The conditions of a decision in order. Those with an `id` change, those without are new, and missing ones are deleted. */
const Conditions = z.array(z.object({ id: Id.optional(), ...conditionTexts })).max(conditionLimit);

/** A field of a judgement beside `conditions_met`. */
export const unmetConditions = z
  .array(Id)
  .max(conditionLimit)
  .optional()
  .describe('The conditions that were not met; those in neither list are not judged. Without it, all others');

export const Decision = z.object({
  id: Id,
  title_of_decision: z.string(),
  description_of_decision: z.string(),
  link_next_scenario_id: Id.nullable(),
  /** The name of the linked scenario. */
  next_scenario: z.string().nullable(),
  /** The events after this decision is taken. Empty if the author has written nothing. */
  outcome: z.string(),
  conditions: z.array(Condition),
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
      outcome: text(limits.outcome).default(''),
      conditions: Conditions.default([]),
    }),
    answer: Decision,
    creates: true,
    refusals: [
      'scenario.unknown',
      'decision.limit',
      'decision.no-next-scenarios',
      'decision.bad-link',
      'condition.foreign',
    ],
    audited: ['title_of_decision'],
  }),
  updateDecision: defineCall({
    method: 'PUT',
    path: '/decision-update/:decisionId',
    access: 'administrator',
    summary: 'Change the texts, the link or the conditions of a decision',
    params: decisionId,
    body: z.object({
      title_of_decision: name().optional(),
      description_of_decision: text(limits.description).optional(),
      link_next_scenario_id: Id.nullable().optional(),
      outcome: text(limits.outcome).optional(),
      conditions: Conditions.optional(),
    }),
    answer: Decision,
    refusals: [
      'decision.unknown',
      'decision.no-next-scenarios',
      'decision.bad-link',
      'condition.foreign',
      'condition.judged',
    ],
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
