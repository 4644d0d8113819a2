import { dayOf, debriefPhases, debriefStatements } from '@vincere/domain';
import type { BuiltRun } from './runs.ts';
import type { TestServer } from './server.ts';

/** Ends a run with at least one member and makes every call of its guided debrief. */
export async function debriefRun(
  { app }: TestServer,
  { id, facilitator, members: [member] }: BuiltRun,
): Promise<void> {
  if (member === undefined) throw new Error('A debrief needs somebody who writes');
  const params = { runId: id };
  await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const { control } = await facilitator.call('planGuidedDebrief', { params });
  const questionId = control?.questions[0]?.id ?? 0;
  await facilitator.call('planDebriefMinutes', { params, body: { phase: 'why', minutes: 15 } });
  await facilitator.call('editDebriefScript', { params, body: { phase: 'why', script: null } });
  const own = { phase: 'why', text: 'What did you not say?' } as const;
  await facilitator.call('writeDebriefQuestion', { params, body: own });
  await facilitator.call('editDebriefQuestion', {
    params: { ...params, questionId },
    body: { text: null, state: 'proposed' },
  });
  await facilitator.call('openGuidedDebrief', { params });
  const move = (step: number) =>
    facilitator.call('moveGuidedDebrief', {
      params,
      body: { from: debriefPhases[step - 1] ?? 'reactions', to: debriefPhases[step] ?? 'done' },
    });
  for (const step of [1, 2, 3]) await move(step);
  await facilitator.call('showDebriefQuestion', {
    params,
    body: { from: 'lessons', question_id: questionId, reason_id: null },
  });
  await facilitator.call('listMinorityReasons', { params: { ...params, questionId } });
  const entry = { text: 'Ask every room', is_private: false, shows_name: false };
  const write = () => member.call('writeDebriefEntry', { params, body: { ...entry, phase: 'lessons' } });
  const { id: entryId } = await write();
  const { id: other } = await write();
  await member.call('editDebriefEntry', { params: { ...params, entryId }, body: entry });
  const entry_ids = [entryId, other];
  await facilitator.call('releaseDebriefEntries', { params, body: { entry_ids, is_released: true } });
  await facilitator.call('mergeLesson', { params: { ...params, entryId: other }, body: { into: entryId } });
  await member.call('markLessons', { params, body: { entry_ids: [entryId] } });
  await facilitator.call('closeMarking', { params });
  await member.call('deleteDebriefEntry', { params: { ...params, entryId } });
  await move(4);
  const due_on = dayOf(app.clock());
  await member.call('commit', { params, body: { text: 'ask earlier', due_on, is_reminded: false } });
  await member.call('deleteCommitment', { params });
  const action = { what: 'Ask first', owner_seat_id: member.seat_id, owner: '', due_on };
  const { actions } = await facilitator.call('writeAction', { params, body: action });
  await facilitator.call('editAction', {
    params: { ...params, actionId: actions[0]?.id ?? 0 },
    body: { ...action, status: 'done' },
  });
  await move(5);
  await member.call('answerStatements', { params, body: { answers: debriefStatements.map(() => 4) } });
  await member.call('getGuidedDebrief', { params });
}
