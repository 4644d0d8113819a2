import { entryLimits, marksPerPerson } from '@vincere/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { filledText } from '../fields.ts';
import { runId } from '../play/run.ts';
import { answer, facilitatorRefusals, path, unopenedRefusals } from './guided-debrief-shared.ts';
import { EntryId, OwnEntry, WritingPhase } from './guided-debrief-view.ts';

const entryId = runId.extend({ entryId: EntryId });

const entryText = filledText(entryLimits.length);

/** The calls about what people write for all, and about the lessons among it. */
export const debriefEntries = {
  writeDebriefEntry: defineCall({
    method: 'POST',
    path: `${path}/entries`,
    access: 'vote',
    summary: 'Write an entry in the current phase, for the caller alone or for all',
    params: runId,
    body: z.object({
      phase: WritingPhase.describe('The phase that the caller saw'),
      text: entryText,
      is_private: z.boolean(),
      shows_name: z.boolean(),
    }),
    answer: OwnEntry,
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.too-many-entries'],
    creates: true,
    idempotent: true,
  }),
  editDebriefEntry: defineCall({
    method: 'PUT',
    path: `${path}/entries/:entryId`,
    access: 'vote',
    summary:
      'Change an entry of the caller. Another text gets another id. One that was released waits for another release',
    params: entryId,
    body: z.object({ text: entryText, is_private: z.boolean(), shows_name: z.boolean() }),
    answer: OwnEntry,
    refusals: [
      ...unopenedRefusals,
      'debrief.entry-unknown',
      'debrief.phase-closed',
      'debrief.entry-released',
    ],
  }),
  deleteDebriefEntry: defineCall({
    method: 'DELETE',
    path: `${path}/entries/:entryId`,
    access: 'vote',
    summary: 'Delete an entry of the caller. It disappears from every screen',
    params: entryId,
    answer: z.object({ id: EntryId }),
    refusals: [...unopenedRefusals, 'debrief.entry-unknown', 'debrief.phase-closed'],
  }),
  releaseDebriefEntries: defineCall({
    method: 'PUT',
    path: `${path}/released`,
    access: 'administrator',
    summary:
      'Show entries to everybody, or hide them. Entries that are shown together appear in random order. Those that their authors edited or deleted meanwhile are left out',
    params: runId,
    body: z.object({ entry_ids: z.array(EntryId).min(1).max(3000), is_released: z.boolean() }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.entry-unknown'],
    audited: ['is_released'],
  }),
  markLessons: defineCall({
    method: 'PUT',
    path: `${path}/marks`,
    access: 'vote',
    summary: "Replace the caller's marks on lessons",
    params: runId,
    body: z.object({ entry_ids: z.array(EntryId).max(marksPerPerson) }),
    answer: z.object({ marks: z.array(EntryId) }),
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.marking-closed', 'debrief.not-a-lesson'],
  }),
  closeMarking: defineCall({
    method: 'POST',
    path: `${path}/close-marking`,
    access: 'administrator',
    summary: 'Close the marking of lessons. Everybody then sees their marks and order',
    params: runId,
    answer,
    refusals: [...facilitatorRefusals, 'debrief.phase-closed'],
  }),
  mergeLesson: defineCall({
    method: 'PUT',
    path: `${path}/entries/:entryId/merged`,
    access: 'administrator',
    summary: 'Merge a lesson into another one that says the same, or separate it again',
    params: entryId,
    body: z.object({ into: EntryId.nullable() }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.not-a-lesson'],
    audited: [],
  }),
};
