import { factLimit, roles } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, filledText, Id, limits, pathId } from '../fields.ts';

const scenarioId = z.object({ scenarioId: pathId('Invalid scenario ID') });
const factId = z.object({ factId: pathId('Invalid fact ID') });

/** Ids without repetition. */
const ids = (most: number) =>
  z
    .array(Id)
    .max(most)
    .transform((list) => [...new Set(list)]);

const FactContent = z.object({
  text: filledText(limits.fact),
  posts: ids(100).describe('The authored posts of the scenario that carry the fact'),
  files: ids(100).describe('The files of the scenario that carry the fact'),
  supports: ids(3).describe('The decisions that the fact supports'),
  opposes: ids(3).describe('The decisions that the fact opposes'),
});

const Fact = z.object({
  id: Id,
  text: z.string(),
  posts: z.array(Id),
  files: z.array(Id),
  supports: z.array(Id),
  opposes: z.array(Id),
  /** The rooms that have a post or file that carries it. Empty if nothing carries it any more. */
  held_by: z.array(z.enum(roles)),
});

const linkRefusals = [
  'fact.no-carrier',
  'fact.foreign-carrier',
  'fact.foreign-decision',
  'fact.contradictory',
] as const;

export const facts = {
  listFacts: defineCall({
    method: 'GET',
    path: '/scenario-facts/:scenarioId',
    access: 'administrator',
    summary: 'List the key facts of a scenario in their order',
    params: scenarioId,
    answer: z.array(Fact),
    refusals: ['scenario.unknown'],
  }),
  createFact: defineCall({
    method: 'POST',
    path: '/scenario-facts/:scenarioId',
    access: 'administrator',
    summary: 'Add a key fact to a scenario',
    params: scenarioId,
    body: FactContent,
    answer: Fact,
    creates: true,
    refusals: ['scenario.unknown', 'fact.limit', ...linkRefusals],
    audited: ['text'],
  }),
  updateFact: defineCall({
    method: 'PUT',
    path: '/scenario-fact/:factId',
    access: 'administrator',
    summary: 'Replace the text of a key fact, what carries it, and the decisions it supports and opposes',
    params: factId,
    body: FactContent,
    answer: Fact,
    refusals: ['fact.unknown', ...linkRefusals],
    audited: ['text'],
  }),
  deleteFact: defineCall({
    method: 'DELETE',
    path: '/scenario-fact/:factId',
    access: 'administrator',
    summary: 'Delete a key fact',
    params: factId,
    answer: Deleted,
    refusals: ['fact.unknown', 'fact.ticked', 'fact.in-use'],
  }),
  orderFacts: defineCall({
    method: 'PUT',
    path: '/scenario-facts-order/:scenarioId',
    access: 'administrator',
    summary: 'Put the key facts of a scenario into another order',
    params: scenarioId,
    body: z.object({
      facts: z
        .array(Id)
        .max(factLimit)
        .describe('The ids of all key facts of the scenario in their new order'),
    }),
    answer: z.array(Fact),
    refusals: ['scenario.unknown', 'fact.other-order'],
  }),
};
