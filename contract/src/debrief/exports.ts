import { z } from 'zod';
import { defineCall } from '../call.ts';
import { runId } from '../play/run.ts';

export const exportFormats = ['pdf', 'docx', 'xlsx', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The layouts of a report as a document: all of it for those who led the run, or some pages for a board with an appendix. */
export const reportLayouts = ['full', 'board'] as const;
export type ReportLayout = (typeof reportLayouts)[number];

/** Whether the clock has 12 hours, with AM and PM, or 24. Only English has both. */
const HourCycle = z.enum(['h12', 'h23'], 'No such clock').default('h12');
export type HourCycle = z.infer<typeof HourCycle>;
/** The time zone of the times in a document, such as `Europe/Berlin`. */
const TimeZone = z.string().refine(isTimeZone, 'No such time zone').default('UTC');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** The calls that export a run, a summary or the guide as a file. */
export const exportCalls = {
  exportRun: defineCall({
    method: 'POST',
    path: '/simulation-run-export/:runId',
    access: 'administrator',
    summary:
      'Export a run: the report as a document (pdf, docx), all data in sheets (xlsx), the votes (csv) or all data (json)',
    params: runId,
    body: z.object({
      format: z.enum(exportFormats, 'No such format'),
      /** Whether to include the facilitators' own notes. A CSV never contains them. */
      with_notes: z.boolean().default(false),
      /** Whether to include the help line, which only facilitators may see. Only an XLSX and a JSON can contain it. */
      with_help: z.boolean().default(false),
      /**
       * The layout of a PDF or DOCX: `full` is the report for those who led the run; `board` has a few pages and an appendix, and names
       * nobody. Other formats have no layout.
       */
      layout: z.enum(reportLayouts, 'No such layout').default('full'),
      /** Whether the layout `board` has its appendix with the evidence. */
      with_appendix: z.boolean().default(true),
      /** Whether the layout `board` says what the key facts pointed to, as the author of the simulation reads them. */
      with_reading: z.boolean().default(true),
      time_zone: TimeZone,
      hour_cycle: HourCycle,
    }),
    answer: 'file',
    refusals: ['run.unknown'],
    audited: ['format', 'layout', 'with_notes', 'with_help'],
  }),
  exportSummary: defineCall({
    method: 'GET',
    path: '/generate-report-pdf/:runId',
    access: 'run',
    summary: "Export the caller's summary of a run as a PDF",
    params: runId,
    query: z.object({ time_zone: TimeZone, hour_cycle: HourCycle }),
    answer: 'file',
    refusals: ['summary.waiting'],
  }),
  exportGuide: defineCall({
    method: 'GET',
    path: '/guide-pdf/:language',
    access: 'administrator',
    summary: 'Export the guide for facilitators and authors as a PDF',
    params: z.object({ language: z.enum(['en', 'de']) }),
    answer: 'file',
    refusals: [],
  }),
};
