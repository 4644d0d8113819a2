import { debriefStates } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { maxMoves } from '../constants.ts';
import {
  Deleted,
  EnteredCode,
  Id,
  pathId,
  personName,
  QuestionnaireScopeName,
  RoleName,
  RoomName,
  RunStatusName,
  Time,
} from '../fields.ts';
import { participation as participationMessages } from '../messages/participation.ts';
import { Email } from '../people/profile.ts';
import { Run, runId } from './run.ts';

const userRunId = z.object({ userRunId: pathId(participationMessages.missingSeatId) });

/** A seat on a run, as administrators see it. */
export const UserRun = z.object({
  id: Id,
  user_id: Id,
  simulation_run_id: Id,
  created_at: Time,
  user: z.object({ first_name: z.string(), last_name: z.string(), email_address: z.string() }),
  room: z.object({ room_name: RoomName }),
});

/** A participant as shown to a facilitator who assigns rooms. */
const PersonToPlace = z.object({
  user_run_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  room_name: RoomName,
  /** Whether a facilitator chose the room: in a roster, by adding the person, or by moving or keeping them there. */
  is_room_given: z.boolean(),
  /** The roles by preference, first choice first; empty if the person ranked none. */
  ranking: z.array(RoleName),
});

/**
 * One participant's change of room. `from` is the room in which the facilitator last saw the participant. `is_room_given`:
 * whether a facilitator chose the new room, so that later assignments leave the participant there.
 */
const Move = z.object({
  user_run_id: Id,
  from: RoomName,
  room_name: RoomName,
  is_room_given: z.boolean(),
});

export const participation = {
  joinRun: defineCall({
    method: 'POST',
    path: '/simulation-run-verify',
    access: 'signed-in',
    summary: 'Join a run by its access code, or read a joined run again',
    // The format of the code is not checked: a malformed code is treated as unknown.
    body: z.object({
      access_code: EnteredCode,
      room_name: RoomName.optional().describe(
        '`political` by default; in a run with rooms of its own, the room with the fewest people',
      ),
    }),
    answer: Run,
    refusals: [
      'run.unknown-code',
      'run.finished',
      'seat.dashboard-by-facilitator',
      'room.not-in-use',
      'guest.not-allowed',
      'observer.watches-only',
      'account.too-many-tries',
    ],
    rateLimit: 'access-code',
  }),
  getTakingPart: defineCall({
    method: 'GET',
    path: '/simulation-run-taking-part/:accessCode',
    access: 'anyone',
    summary: 'Get what taking part in the run with an access code means: what it asks, and who can read it',
    // A malformed code is treated as unknown, as in `joinRun`.
    params: z.object({ accessCode: EnteredCode }),
    answer: z.object({
      access_code: z.string(),
      /** The names of the run and its simulation. Null once the run is over, because its code then opens nothing. */
      run: z.object({ name: z.string(), simulation: z.string() }).nullable(),
      is_finished: z.boolean(),
      guest_join: z.boolean(),
      questionnaires: QuestionnaireScopeName,
      /** Whether facilitators may read the answers of each person with the name. */
      names_answers: z.boolean(),
      has_observers: z.boolean(),
      /** Whether rooms can share posts and files on a table. */
      table: z.boolean(),
      asks_confidence: z.boolean(),
      /** Whether a scenario of the simulation asks for an order. */
      asks_order: z.boolean(),
    }),
    refusals: ['run.unknown-code', 'account.too-many-tries'],
    rateLimit: 'access-code',
  }),
  listMyRuns: defineCall({
    method: 'GET',
    path: '/user-runs',
    access: 'signed-in',
    summary: 'List the runs that the caller has joined, newest first; running time in minutes',
    answer: z.object({
      user_run: z.array(
        z.object({
          id: Id,
          user_id: Id,
          simulation_run_id: Id,
          created_at: Time,
          sim_run: z.object({
            id: Id,
            name: z.string(),
            status: RunStatusName,
            access_code: z.string(),
            created_at: Time,
            questionnaires: QuestionnaireScopeName,
            names_answers: z.boolean(),
            /** Whole minutes, rounded down. */
            total_run_time: z.int(),
            simulation: z.object({ id: Id, name: z.string() }),
          }),
          /** `id` is the room run of the current scenario, null before the start. */
          room: z.object({
            id: Id.nullable(),
            room_name: RoomName,
            /** The author's title; null for a standard one. */
            title: z.string().nullable(),
          }),
          has_post_questionnaire: z.boolean(),
          /** The guided debrief of the run, once it was opened and until its result is final. It is over in the phase `done`. */
          debrief: z.enum(debriefStates).nullable(),
        }),
      ),
    }),
  }),
  getUserRun: defineCall({
    method: 'GET',
    path: '/user-run-get/:userRunId',
    access: 'seat',
    summary: 'Get a seat with its run',
    params: userRunId,
    answer: z.object({
      id: Id,
      user_id: Id,
      created_at: Time,
      sim_run: Run,
      room: z.object({ room_name: RoomName }),
    }),
  }),
  seatParticipant: defineCall({
    method: 'POST',
    path: '/simulation-runs/:runId/participants',
    access: 'administrator',
    summary: 'Add a person to a run; creates an account if there is none',
    params: runId,
    body: z.object({ name: personName(), email: Email, room_name: RoomName.optional() }),
    answer: UserRun.extend({ invitation_url: z.string().optional() }),
    creates: true,
    refusals: [
      'run.unknown',
      'run.is-over',
      'room.not-in-use',
      'seat.already-on-run',
      'account.deactivated',
      'account.email-unverified',
      'run.advanced-controls-off',
    ],
    audited: ['name', 'email', 'room_name'],
  }),
  moveParticipant: defineCall({
    method: 'PUT',
    path: '/user-run-update/:userRunId',
    access: 'administrator',
    summary: 'Move a participant to another room, or to the dashboard',
    params: userRunId,
    body: z.object({ room_name: RoomName }),
    answer: UserRun,
    refusals: ['seat.unknown', 'run.is-over', 'room.not-in-use', 'run.advanced-controls-off'],
    audited: ['room_name'],
  }),
  removeParticipant: defineCall({
    method: 'DELETE',
    path: '/user-run-delete/:userRunId',
    access: 'administrator',
    summary: 'Remove a participant from the run and the counts',
    params: userRunId,
    answer: Deleted,
    refusals: ['seat.unknown', 'run.is-over'],
  }),
  restoreParticipant: defineCall({
    method: 'POST',
    path: '/user-run-restore/:userRunId',
    access: 'administrator',
    summary: 'Undo the removal of a participant in this stage; their votes count again',
    params: userRunId,
    answer: UserRun,
    refusals: ['seat.unknown', 'run.is-over', 'seat.already-on-run', 'seat.removed-earlier'],
  }),
  listPeopleToPlace: defineCall({
    method: 'GET',
    path: '/simulation-run-preferences/:runId',
    access: 'administrator',
    summary: 'List everybody on a run with their room and ranking of the roles, for the assignment of rooms',
    params: runId,
    answer: z.object({ people: z.array(PersonToPlace) }),
    refusals: ['run.unknown'],
  }),
  assignRooms: defineCall({
    method: 'PUT',
    path: '/simulation-run-rooms/:runId',
    access: 'administrator',
    summary:
      'Move participants to other rooms, all or none; refused if one of them is not in the room `from`',
    params: runId,
    body: z.object({
      moves: z
        .array(Move)
        .min(1)
        .max(maxMoves)
        .refine(
          (moves) => new Set(moves.map(({ user_run_id }) => user_run_id)).size === moves.length,
          'Each participant can be moved once',
        ),
    }),
    answer: z.object({ moved: z.int() }),
    refusals: ['run.unknown', 'run.is-over', 'room.not-in-use', 'seat.moved-meanwhile'],
    audited: ['moves'],
  }),
};
