import { objectiveLengths, objectiveLimit, teachingNoteLength } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, name, pathId, text } from '../fields.ts';

export const ObjectiveTexts = z.object({
  title: name(undefined, objectiveLengths.title),
  text: text(objectiveLengths.text).describe('What good looks like'),
});

/** An objective as it is stored. */
export const Objective = z.object({ id: Id, title: z.string(), text: z.string() });

const simulationId = z.object({ simulationId: pathId('Invalid simulation ID') });

const Teaching = z.object({
  objectives: z.array(Objective),
  /** Incremented by every change of the objectives. */
  objectives_revision: z.int(),
  /** Headings, lists and bold in Markdown. */
  teaching_note: z.string(),
});

export const objectives = {
  getTeaching: defineCall({
    method: 'GET',
    path: '/simulation-teaching/:simulationId',
    access: 'administrator',
    summary: 'Get the objectives and the teaching note of a simulation',
    params: simulationId,
    answer: Teaching,
    refusals: ['simulation.unknown'],
  }),
  updateTeaching: defineCall({
    method: 'PUT',
    path: '/simulation-teaching/:simulationId',
    access: 'administrator',
    summary: 'Replace the objectives or the teaching note of a simulation',
    params: simulationId,
    body: z
      .object({
        objectives: z
          .array(ObjectiveTexts.extend({ id: Id.nullable().describe('Null for a new one') }))
          .max(objectiveLimit)
          .optional()
          .describe(
            'All objectives in their order. Those that are left out are deleted. A deleted one comes back under its former id',
          ),
        objectives_revision: z
          .int()
          .nonnegative()
          .optional()
          .describe('The revision that `objectives` is based on. Needed with `objectives`'),
        teaching_note: text(teachingNoteLength).optional(),
      })
      .refine(
        ({ objectives, objectives_revision }) =>
          objectives === undefined || objectives_revision !== undefined,
        { path: ['objectives_revision'], message: 'Say which revision the objectives are based on' },
      ),
    answer: Teaching,
    refusals: ['simulation.unknown', 'objective.unknown', 'objective.list-changed', 'objective.rated'],
    audited: [],
  }),
};
