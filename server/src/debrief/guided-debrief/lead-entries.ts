import { entriesLeft, judgeMerge, refuse, requireMarkingPhase } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { App } from '../../play/app.ts';
import { markAsBots } from './bots.ts';
import { changeOpened, lead } from './change.ts';
import { lessonOf } from './result.ts';
import { currentPhase, updateDebrief } from './store/debriefs.ts';
import { hideEntries, listEntriesForAll, mergeEntry, releaseEntries } from './store/entries.ts';

export const releaseDebriefEntries: CallHandler<'releaseDebriefEntries', App> = (request, app) => {
  const { entry_ids, is_released } = request.body;
  const change = is_released ? lead : changeOpened;
  return change(app, request, async ({ tx, run, row }) => {
    const entries = await listEntriesForAll(tx, run.id);
    const ids = entriesLeft(
      entries.map(({ id }) => id),
      entry_ids,
    );
    await (is_released
      ? releaseEntries(tx, run.id, ids)
      : hideEntries(tx, ids, { keepsMarks: row.is_marking_closed === 1 }));
  });
};

export const closeMarking: CallHandler<'closeMarking', App> = (request, app) =>
  lead(app, request, async ({ tx, run, row }) => {
    requireMarkingPhase(currentPhase(row));
    await markAsBots(tx, run);
    await updateDebrief(tx, run.id, { is_marking_closed: 1 });
  });

export const mergeLesson: CallHandler<'mergeLesson', App> = (request, app) =>
  lead(app, request, async ({ tx, run }) => {
    const { entryId: id } = request.params;
    const { into } = request.body;
    const lessons = (await listEntriesForAll(tx, run.id)).map(lessonOf);
    const lesson = lessons.find((candidate) => candidate.id === id);
    if (into === null) {
      if (lesson === undefined) refuse('debrief.not-a-lesson');
    } else
      judgeMerge(
        lesson,
        lessons.find((candidate) => candidate.id === into),
      );
    await mergeEntry(tx, { run_id: run.id, id, into });
  });
