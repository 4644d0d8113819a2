import { readerLanguage } from '../../people/accounts/settings.ts';
import type { CallHandler } from '../../platform/http/handle.ts';
import { translatorFor } from '../../platform/i18n/translator.ts';
import type { App } from '../../play/app.ts';
import { downloadOf } from './download.ts';
import { makeQueued } from './files/queued.ts';
import { loadRunData } from './run-data.ts';
import { loadSummary } from './summary.ts';

export const exportRun: CallHandler<'exportRun', App> = async (
  {
    params,
    body: { format, layout, with_appendix, with_reading, time_zone, hour_cycle, ...privateTexts },
    caller,
    language,
    gone,
    audit,
  },
  app,
) => {
  const runData = await loadRunData(app.db.read, params.runId, app.clock(), privateTexts);
  const order = {
    format,
    layout,
    with_appendix,
    with_reading,
    time_zone,
    hour_cycle,
    runData,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  };
  const file = await makeQueued(order, { user_id: caller.user.id, gone });
  await audit();
  const { name } = runData.run;
  const { t } = translatorFor(order.language);
  const isForBoard = layout === 'board' && (format === 'pdf' || format === 'docx');
  return downloadOf(isForBoard ? t('{name}, for the board', { name }) : name, format, file);
};

export const exportSummary: CallHandler<'exportSummary', App> = async (
  { params, query, caller, language, gone },
  app,
) => {
  const summary = await loadSummary(app.db.read, params.runId, caller.user, app.clock());
  const order = {
    ...query,
    format: 'summary' as const,
    summary,
    language: await readerLanguage(app.db.read, caller.user.id, language),
  };
  const file = await makeQueued(order, { user_id: caller.user.id, gone });
  const { t } = translatorFor(order.language);
  return downloadOf(t('{simulation}, summary', summary.run), 'pdf', file);
};
