import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../app.ts';
import { exampleBook } from './example.ts';
import { judgeLines, openRun } from './judge-lines.ts';
import { readRosterFile } from './read.ts';

export const checkRoster: CallHandler<'checkRoster', App> = async (
  { params, body, upload, caller, language },
  app,
) => {
  const run = await openRun(app, params.runId);
  const { sheet, lines } = await readRosterFile({
    ...upload,
    encoding: body.encoding,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  });
  return { sheet, ...(await judgeLines(app, run, lines)) };
};

export const checkRosterLines: CallHandler<'checkRosterLines', App> = async ({ params, body }, app) =>
  judgeLines(app, await openRun(app, params.runId), body.lines);

export const getRosterExample: CallHandler<'getRosterExample', App> = async ({ caller, language }, app) =>
  exampleBook(await readerLanguage(app.db.read, caller.user.id, language));
