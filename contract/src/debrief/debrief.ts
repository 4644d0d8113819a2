import { z } from 'zod';
import { PlayedSimulation } from '../authoring/simulations.ts';
import { defineCall } from '../call.ts';
import { Id, RoomName } from '../fields.ts';
import { runId } from '../play/run.ts';
import { fileExports } from './exports.ts';
import { Moment } from './replay.ts';
import { Debrief, OpenAnswers } from './run-record.ts';

export const debrief = {
  getDebrief: defineCall({
    method: 'GET',
    path: '/simulation-run-debrief/:runId',
    access: 'administrator',
    summary: 'Get the debrief of a run: forks, times, rooms compared with the group, questionnaires',
    params: runId,
    answer: Debrief,
    refusals: ['run.unknown'],
  }),
  getOpenAnswers: defineCall({
    method: 'GET',
    path: '/simulation-run-open-answers/:runId',
    access: 'administrator',
    summary: 'Get the answers to the open questions of the questionnaires of a finished run, without names',
    params: runId,
    answer: OpenAnswers,
    refusals: ['run.unknown'],
  }),
  getPlayedSimulation: defineCall({
    method: 'GET',
    path: '/simulation-run-simulation/:runId',
    access: 'administrator',
    summary: 'Get the simulation as a run plays or played it, even if it was edited or deleted since',
    params: runId,
    answer: PlayedSimulation,
    refusals: ['run.unknown'],
  }),
  getReplay: defineCall({
    method: 'GET',
    path: '/simulation-run-replay/:runId',
    access: 'administrator',
    summary: 'Get the replay of a run: its moments in order, in running time',
    params: runId,
    answer: z.object({
      people: z.array(
        z.object({ seat_id: Id, first_name: z.string(), last_name: z.string(), room_name: RoomName }),
      ),
      scenarios: z.array(
        z.object({
          scenario_id: Id,
          stage_number: z.int(),
          name: z.string(),
          decisions: z.array(z.object({ id: Id, title_of_decision: z.string() })),
        }),
      ),
      moments: z.array(Moment),
    }),
    refusals: ['run.unknown'],
  }),
  ...fileExports,
};
