import { z } from 'zod';
import { Email } from './accounts.ts';
import { defineCall } from './call.ts';
import { defaultRole } from './constants.ts';
import { Deleted, Id, limits, name, pathId, RoomName, RunStatusName, Time, text } from './fields.ts';
import { participation as participationMessages } from './messages/participation.ts';
import { Run, runId } from './runs.ts';

const userRunId = z.object({ userRunId: pathId(participationMessages.missingSeatId) });

/** A seat on a run, as the administrator's calls give it. */
export const UserRun = z.object({
  id: Id,
  user_id: Id,
  simulation_run_id: Id,
  created_at: Time,
  user: z.object({ first_name: z.string(), last_name: z.string(), email_address: z.string() }),
  room: z.object({ room_name: RoomName }),
});

export const participation = {
  joinRun: defineCall({
    method: 'POST',
    path: '/simulation-run-verify',
    access: 'signed-in',
    summary: 'Join a run by its access code, or read again the run already joined',
    // No shape is asked of the code: a wrong one is an unknown one.
    body: z.object({ access_code: text(limits.name), room_name: RoomName.default(defaultRole) }),
    answer: Run,
    refusals: ['run.unknown-code', 'run.finished', 'seat.dashboard-by-facilitator', 'account.too-many-tries'],
    limited: 'access-code',
  }),
  listMyRuns: defineCall({
    method: 'GET',
    path: '/user-runs',
    access: 'signed-in',
    summary: 'The runs that the caller joined, newest first; running time in minutes',
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
            /** Whole minutes, rounded down (ruling 4.2). */
            total_run_time: z.int(),
            simulation: z.object({ id: Id, name: z.string() }),
          }),
          /** `id` is the room run of the current scenario, null before the start. */
          room: z.object({ id: Id.nullable(), room_name: RoomName }),
          has_post_questionnaire: z.boolean(),
        }),
      ),
    }),
  }),
  getUserRun: defineCall({
    method: 'GET',
    path: '/user-run-get/:userRunId',
    access: 'seat',
    summary: 'One seat with its run',
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
    summary: 'Put a person on a run, with an account made on the way where there is none',
    params: runId,
    body: z.object({ name: name(), email: Email, room_name: RoomName.optional() }),
    answer: UserRun.extend({ invitation_url: z.string().optional() }),
    creates: true,
    refusals: ['run.unknown', 'run.is-over', 'seat.already-on-run', 'account.deactivated'],
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
    refusals: ['seat.unknown', 'run.is-over'],
    audited: ['room_name'],
  }),
  removeParticipant: defineCall({
    method: 'DELETE',
    path: '/user-run-delete/:userRunId',
    access: 'administrator',
    summary: 'Remove a participant from the play and the counts',
    params: userRunId,
    answer: Deleted,
    refusals: ['seat.unknown', 'run.is-over'],
  }),
};
