import { factStates } from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import { Id, pathId, RoleName, RoomName, Time } from '../fields.ts';
import { runId } from './run.ts';

/** A key fact of a scenario with the states that it has reached in a run. */
const KnownFact = z.object({
  id: Id,
  text: z.string(),
  /** The ids of decisions. */
  supports: z.array(Id),
  opposes: z.array(Id),
  /** The highest state of the fact. */
  state: z.enum(factStates),
  /** The rooms that have it, with the time at which somebody of the room first read it. */
  rooms: z.array(z.object({ room_name: RoleName, held_at: Time, read_at: Time.nullable() })),
  /** Whether the dashboard has it, so that everybody does. */
  is_in_dashboard: z.boolean(),
  /** The room that put it on the table first. */
  on_table: z.object({ room_name: RoleName, at: Time }).nullable(),
  /** Set if a facilitator noted that somebody said it. */
  voiced: z.object({ at: Time }).nullable(),
  /** The room in which the first final decision that cites it was cast. Null for a fact that only its rooms had. */
  used: z.object({ room_name: RoomName, at: Time }).nullable(),
  /** The same for a fact that only its rooms had: only they cite it. */
  used_in_room: z.object({ room_name: RoomName, at: Time }).nullable(),
});
export type KnownFact = z.infer<typeof KnownFact>;

const Name = z.object({ first_name: z.string(), last_name: z.string() });

/** A key fact as facilitators see it. */
const RunFact = KnownFact.extend({
  /** The posts, by their author, and the files, by their name, that carry it. */
  carriers: z.array(
    z.object({ kind: z.enum(['post', 'file']), id: Id, room_name: RoomName, name: z.string() }),
  ),
  /** The person who put it on the table first. */
  shared_by: Name.nullable(),
  /** The person whose final decision cites it first. */
  used_by: Name.nullable(),
});
export type RunFact = z.infer<typeof RunFact>;

const Offered = z.object({ id: Id, title_of_decision: z.string() });

const KnownStage = z.object({
  stage_number: z.int(),
  scenario_id: Id,
  title_of_scenario: z.string(),
  /** The offered decisions in their order. */
  decisions: z.array(Offered),
  /** The decision with which the scenario was closed; null for a scenario in which the run was stopped. */
  chosen_decision_id: Id.nullable(),
  /** The rooms in use, with the texts that they had in this stage; null for the six standard ones. */
  rooms: RunRooms,
  facts: z.array(KnownFact),
});
export type KnownStage = z.infer<typeof KnownStage>;

const tickPath = runId.extend({ factId: pathId('Invalid fact ID') });
const Ticked = z.object({ id: Id, is_voiced: z.boolean() });

export const runFacts = {
  getRunFacts: defineCall({
    method: 'GET',
    path: '/simulation-run-facts/:runId',
    access: 'administrator',
    summary: 'Get the key facts of the current scenario of a run, with the states that they have reached',
    params: runId,
    answer: z.object({
      /** Null before the run starts. */
      scenario_id: Id.nullable(),
      /** Whether participants don't see the facts after the end. */
      holds_facts: z.boolean(),
      /** Whether it can still be noted that a fact was said: until the report is shared or the debrief is done. */
      accepts_ticks: z.boolean(),
      decisions: z.array(Offered),
      facts: z.array(RunFact),
    }),
    refusals: ['run.unknown'],
  }),
  tickFact: defineCall({
    method: 'PUT',
    path: '/simulation-run-facts/:runId/:factId/voiced',
    access: 'administrator',
    summary: 'Note that somebody said a key fact. If it is noted already, nothing changes',
    params: tickPath,
    answer: Ticked,
    refusals: ['run.unknown', 'fact.unknown', 'fact.debrief-done', 'fact.report-shared'],
  }),
  untickFact: defineCall({
    method: 'DELETE',
    path: '/simulation-run-facts/:runId/:factId/voiced',
    access: 'administrator',
    summary: 'Take back the note that somebody said a key fact',
    params: tickPath,
    answer: Ticked,
    refusals: ['run.unknown', 'fact.unknown', 'fact.debrief-done', 'fact.report-shared'],
  }),
  getKnownFacts: defineCall({
    method: 'GET',
    path: '/simulation-run-known-facts/:runId',
    access: 'follow',
    summary:
      'Get what each room knew in the closed scenarios. Empty for everybody except administrators until the run is over, and while a facilitator holds the facts back',
    params: runId,
    answer: z.object({
      /** The closed scenarios that have facts. */
      stages: z.array(KnownStage),
    }),
  }),
};
