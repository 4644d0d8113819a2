import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Id, pathId } from '../fields.ts';

const simulationId = z.object({ simulationId: pathId('Invalid simulation ID') });
/** A simulation that was created as a whole. */
export const Made = z.object({ id: Id, name: z.string() });

const uploadRefusals = ['file.missing', 'file.empty', 'file.bad-extension', 'file.bad-content'] as const;

export const packages = {
  exportSimulation: defineCall({
    method: 'GET',
    path: '/simulation-export/:simulationId',
    access: 'administrator',
    summary: 'Export a simulation as one file: a zip with `simulation.json` and the files',
    params: simulationId,
    answer: 'file',
    refusals: ['simulation.unknown', 'package.post-waits', 'package.outgrown'],
  }),
  importSimulation: defineCall({
    method: 'POST',
    path: '/simulation-import',
    access: 'administrator',
    summary: 'Create a simulation from a package; a refusal lists the mistakes by path in `problems`',
    encoding: 'multipart',
    uploadKind: 'package',
    body: z.object({}),
    answer: Made,
    creates: true,
    refusals: [
      'package.unreadable',
      'package.invalid',
      'package.too-large',
      ...uploadRefusals,
      'account.too-many-tries',
    ],
    rateLimit: 'upload',
  }),
  duplicateSimulation: defineCall({
    method: 'POST',
    path: '/simulation-duplicate/:simulationId',
    access: 'administrator',
    summary: 'Copy a simulation with all its files',
    params: simulationId,
    answer: Made,
    creates: true,
    refusals: ['simulation.unknown', 'package.post-waits'],
  }),
  exportSimulationSheet: defineCall({
    method: 'GET',
    path: '/simulation-export-sheet/:simulationId',
    access: 'administrator',
    summary: 'Export a simulation as an XLSX workbook for editing, without its files',
    params: simulationId,
    answer: 'file',
    refusals: ['simulation.unknown', 'package.post-waits'],
  }),
  getSheetTemplate: defineCall({
    method: 'GET',
    path: '/simulation-sheet-template',
    access: 'administrator',
    summary: 'Get an empty XLSX workbook to write a simulation in, with a sheet that explains it',
    answer: 'file',
  }),
  importSimulationSheet: defineCall({
    method: 'POST',
    path: '/simulation-import-sheet',
    access: 'administrator',
    summary:
      'Create a simulation from an XLSX workbook; a refusal lists every mistake by sheet, row and column in `problems`',
    encoding: 'multipart',
    uploadKind: 'sheet',
    body: z.object({}),
    answer: Made.extend({
      hidden_rows: z.int().nonnegative().describe('Hidden and filtered rows that were imported as well'),
    }),
    creates: true,
    refusals: [
      'package.unreadable',
      'package.invalid',
      'sheet.too-large',
      ...uploadRefusals,
      'account.too-many-tries',
    ],
    rateLimit: 'upload',
  }),
  getPackageSchema: defineCall({
    method: 'GET',
    path: '/simulation-package-schema',
    access: 'anyone',
    summary: 'Get the JSON Schema of `simulation.json` in a package',
    answer: z.record(z.string(), z.unknown()),
  }),
};
