import { conditionLimit, maxOrderLength } from '@vincere/domain';
import { z } from 'zod';
import { unmetConditions } from '../authoring/decisions.ts';
import { defineCall } from '../call.ts';
import { Id, Time, text } from '../fields.ts';
import { runId } from './run.ts';

const Condition = z.object({
  id: Id,
  text: z.string(),
  /** Null if nobody has judged it. */
  is_met: z.boolean().nullable(),
});

/** The order of a scenario. It says what is to be done, who does it, by when and on which conditions. */
const Order = z.object({
  scenario_id: Id,
  stage_number: z.int(),
  /** Whether the scenario asks for an order. */
  is_asked: z.boolean(),
  /** Whether it can still be written: its scenario is the current one, and the run is not over. */
  is_open: z.boolean(),
  text: z.string(),
  revision: z.int(),
  /** The person who is writing, and when the pen is free unless they go on; null while it is free. */
  pen: z
    .object({ name: z.string(), is_own: z.boolean(), is_facilitator: z.boolean(), until: Time })
    .nullable(),
  /** The decisions that lead the final votes, several if they are level; empty while a final decision is missing. */
  leading: z.array(Id),
  /** The conditions of the group's decision. Until the end of the run only administrators get them. */
  conditions: z.array(Condition),
});

const scenario_id = Id.describe('The scenario that the caller sees. Refused if the run has moved on');
const refusals = [
  'run.not-started',
  'run.is-over',
  'order.closed',
  'stage.not-begun',
  'order.not-asked',
  'order.pen-taken',
] as const;

export const orders = {
  getRunOrders: defineCall({
    method: 'GET',
    path: '/simulation-run-order/:runId',
    access: 'follow',
    summary: 'Get the orders of the scenarios that a run has reached, with who is writing',
    params: runId,
    answer: z.object({ orders: z.array(Order) }),
  }),
  saveOrder: defineCall({
    method: 'PUT',
    path: '/simulation-run-order/:runId',
    access: 'run',
    summary: 'Save the text of the current order and keep the pen; takes the pen if it is free',
    params: runId,
    body: z.object({
      scenario_id,
      text: text(maxOrderLength),
      revision: z.int().nonnegative().describe('The revision that the text is based on; 0 for a new order'),
    }),
    answer: Order,
    refusals: [...refusals, 'order.changed'],
  }),
  takePen: defineCall({
    method: 'POST',
    path: '/simulation-run-order/:runId/pen',
    access: 'run',
    summary: 'Take the pen of the current order. An administrator may take it from anybody',
    params: runId,
    body: z.object({ scenario_id }),
    answer: Order,
    refusals,
  }),
  putPenDown: defineCall({
    method: 'DELETE',
    path: '/simulation-run-order/:runId/pen',
    access: 'run',
    summary: "Put down the caller's pen, so that the next person can write at once",
    params: runId,
    answer: z.object({ id: Id }),
  }),
  correctJudgement: defineCall({
    method: 'PUT',
    path: '/simulation-run-judgement/:runId',
    access: 'administrator',
    summary: 'Correct which conditions of the decision taken last were met; all texts follow',
    params: runId,
    body: z.object({
      scenario_id: Id,
      conditions_met: z.array(Id).max(conditionLimit),
      conditions_unmet: unmetConditions,
    }),
    answer: Order,
    refusals: ['run.unknown', 'judgement.closed', 'judgement.report-shared', 'condition.foreign'],
    audited: ['conditions_met', 'conditions_unmet'],
  }),
};
