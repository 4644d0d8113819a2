import { questionSlots } from '@vincere/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildRun, type Member } from '../../../testing/runs.ts';
import { startServer } from '../../../testing/server.ts';
import { up } from './0034-unnamed-answers.ts';

test('the upgrade names no answers, and finished runs keep what their people had answered before the end', async () => {
  const server = await startServer();
  const submit = (person: Member, scale: number) =>
    person.call('submitQuestionnaire', {
      params: { userId: person.id },
      body: {
        questionnaire_type: 'pre',
        ...Object.fromEntries(
          questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : 'Calmly']),
        ),
      },
    });
  const run = await buildRun(server, { rooms: ['legal', 'social', 'economic'] });
  const open = await buildRun(server, { rooms: ['legal'] });
  const [ada, alan, grace] = run.members as [Member, Member, Member];
  const [mary] = open.members as [Member];
  for (const person of [ada, alan, mary]) await submit(person, 1);
  await run.facilitator.call('removeParticipant', { params: { userRunId: ada.seat_id } });
  server.clock.advance(1_000);
  await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
  server.clock.advance(1_000);
  for (const person of [alan, grace]) await submit(person, 5);
  await server.app.systemChange(async ({ tx }) => {
    await sql`drop table kept_pre_answers`.execute(tx);
    await sql`alter table runs drop column names_answers`.execute(tx);
    await sql`delete from secrets where name = 'answer-order'`.execute(tx);
    await up(tx as never);
  });
  const kept = await server.app.db.read
    .selectFrom('kept_pre_answers')
    .select(['run_id', 'user_id', 'answers'])
    .execute();
  expect(kept.map(({ answers, ...row }) => ({ ...row, scale: JSON.parse(answers).data_q1 }))).toEqual([
    { run_id: run.id, user_id: ada.id, scale: 1 },
  ]);
  const rows = await server.app.db.read.selectFrom('runs').select('names_answers').execute();
  expect(rows.map(({ names_answers }) => names_answers)).toEqual([0, 0]);
  const secret = server.app.db.read.selectFrom('secrets').select('value').where('name', '=', 'answer-order');
  expect((await secret.executeTakeFirstOrThrow()).value).toMatch(/^\S{43}$/);
  await server.close();
});
