import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Deleted, Id, pathId, RoomName, Time, wholeNumber } from '../fields.ts';
import { runs as runMessages } from '../messages/runs.ts';

const fileId = z.object({ fileId: pathId('Invalid file ID') });
const scenarioId = z.object({ scenarioId: pathId('Invalid scenario ID') });
const runFile = z.object({ runId: pathId(runMessages.invalidId), fileId: pathId('Invalid file ID') });

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  /** The size in bytes. */
  size: z.int(),
  file_type: z.string(),
  url: z.string(),
  room_name: RoomName,
  upload_date: Time,
  uploader_id: Id.nullable(),
  simulation_id: Id,
  scenario_id: Id.nullable(),
  day: z.int().nullable(),
});

const Day = z
  .string()
  .regex(/^[1-3]$/, 'Day is 1, 2 or 3')
  .transform(Number);

const uploadRefusals = [
  'file.missing',
  'file.empty',
  'file.too-large',
  'file.video-too-large',
  'file.bad-extension',
  'file.bad-content',
] as const;

export const files = {
  uploadSimulationFile: defineCall({
    method: 'POST',
    path: '/file-simulation-create/:simulationId',
    access: 'administrator',
    summary: 'Add a briefing file to a simulation',
    params: z.object({ simulationId: pathId('Invalid simulation ID') }),
    encoding: 'multipart',
    body: z.object({ days: Day.optional() }),
    answer: StoredFile,
    creates: true,
    refusals: ['simulation.unknown', ...uploadRefusals, 'account.too-many-tries'],
    rateLimit: 'upload',
  }),
  deleteSimulationFile: defineCall({
    method: 'DELETE',
    path: '/file-simulation-delete/:fileId',
    access: 'administrator',
    summary: 'Delete a briefing file of a simulation',
    params: fileId,
    answer: Deleted,
    refusals: ['file.unknown', 'file.on-table', 'simulation.unknown'],
  }),
  uploadScenarioFile: defineCall({
    method: 'POST',
    path: '/file-scenario-create/:scenarioId',
    access: 'administrator',
    summary: 'Add a file to a room of a scenario',
    params: scenarioId,
    encoding: 'multipart',
    body: z.object({ room: RoomName.default('dashboard') }),
    answer: StoredFile,
    creates: true,
    refusals: ['scenario.unknown', ...uploadRefusals, 'account.too-many-tries'],
    audited: ['room'],
    rateLimit: 'upload',
  }),
  deleteScenarioFile: defineCall({
    method: 'DELETE',
    path: '/file-scenario-delete/:fileId',
    access: 'administrator',
    summary: 'Delete a file of a scenario',
    params: fileId,
    answer: Deleted,
    refusals: ['file.unknown', 'file.on-table', 'simulation.unknown'],
  }),
  uploadRoomFile: defineCall({
    method: 'POST',
    path: '/files',
    access: 'administrator',
    summary: 'Add a file to a room of a scenario for a day',
    query: z.object({
      room_id: z
        .union([RoomName, pathId('Invalid room ID')])
        .describe('The name of a room, or the id of a room of the scenario'),
      day: Day.optional(),
      scenario_id: pathId('Invalid scenario ID'),
    }),
    encoding: 'multipart',
    body: z.object({}),
    answer: StoredFile,
    creates: true,
    refusals: ['scenario.unknown', 'room.unknown', ...uploadRefusals, 'account.too-many-tries'],
    rateLimit: 'upload',
  }),
  downloadFile: defineCall({
    method: 'GET',
    path: '/files/:fileId',
    access: 'file',
    summary: 'Download a file',
    params: fileId,
    answer: 'file',
  }),
  updateFile: defineCall({
    method: 'PUT',
    path: '/files/:fileId',
    access: 'administrator',
    summary: 'Set the day of a file; null for every day',
    params: fileId,
    body: z.object({ day: wholeNumber(1, 3).nullable() }),
    answer: StoredFile,
    refusals: ['file.unknown', 'simulation.unknown'],
    audited: ['day'],
  }),
  deleteFile: defineCall({
    method: 'DELETE',
    path: '/files/:fileId',
    access: 'administrator',
    summary: 'Delete a file',
    params: fileId,
    answer: Deleted,
    refusals: ['file.unknown', 'file.on-table', 'simulation.unknown'],
  }),
  downloadRunFile: defineCall({
    method: 'GET',
    path: '/simulation-run-download/:runId/:fileId',
    access: 'run',
    summary: 'Download a file of the simulation through a run',
    params: runFile,
    answer: 'file',
    refusals: ['file.unknown'],
  }),
  downloadRoomFile: defineCall({
    method: 'GET',
    path: '/room-run-download/:runId/:fileId',
    access: 'follow',
    summary: "Download a file of the caller's room, or a file on the table, through a run",
    params: runFile,
    answer: 'file',
    refusals: ['file.unknown'],
  }),
  downloadScenarioFiles: defineCall({
    method: 'GET',
    path: '/file-scenario-get/:scenarioId',
    access: 'scenario',
    summary:
      'Download all files of a scenario that the caller may see, as one zip; with `file_id`, only that file',
    params: scenarioId,
    query: z.object({ file_id: pathId('Invalid file ID').optional() }),
    answer: 'file',
    refusals: ['file.unknown'],
  }),
};
