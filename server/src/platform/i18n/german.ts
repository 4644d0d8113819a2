import { german as names } from '../../../../languages/german.ts';
import { mails } from './german/mails.ts';
import { report } from './german/report.ts';
import { sheets } from './german/sheets.ts';
import { summary } from './german/summary.ts';
import { workbooks } from './german/workbooks.ts';

/** The areas of this catalogue. Screens share the other texts. */
export const areas = { report, summary, sheets, mails };

export const german = { ...names, ...workbooks, ...report, ...summary, ...sheets, ...mails };
export type German = typeof german;
