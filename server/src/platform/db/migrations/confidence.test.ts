import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type BuiltRun, buildRun } from '../../../testing/runs.ts';
import { startServer } from '../../../testing/server.ts';
import { up } from './0029-confidence.ts';
import { up as addRooms } from './0032-rooms.ts';
import { up as addUnnamedAnswers } from './0034-unnamed-answers.ts';
import { up as addSharedReports } from './0035-shared-reports.ts';
import { up as addObjectives } from './0037-objectives.ts';
import { up as addKeptObjectives } from './0038-kept-objectives.ts';
import { up as addRatingRevisions } from './0039-rating-revisions.ts';
import { up as addTakeaways } from './0047-takeaways.ts';

test('the upgrade asks for no confidence, and counts people of closed scenarios in the room that they hold', async () => {
  const server = await startServer();
  const run = await buildRun(server, { rooms: ['legal', 'social', 'social'] });
  const [ada, alan, grace] = run.members;
  const vote = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'Because' };
  const params = { runId: run.id };
  await ada?.call('castRoomVote', { params, body: vote });
  for (const member of [ada, alan]) await member?.call('castFinalVote', { params, body: vote });
  await run.facilitator.call('removeParticipant', { params: { userRunId: grace?.seat_id ?? 0 } });
  await run.facilitator.call('advanceRun', { params, body: {} });
  server.clock.advance(1_000);
  await run.facilitator.call('moveParticipant', {
    params: { userRunId: alan?.seat_id ?? 0 },
    body: { room_name: 'economic' },
  });
  await server.app.systemChange(async ({ tx }) => {
    await sql`drop table closing_seats`.execute(tx);
    for (const column of ['confidence', 'forecast_id'])
      await sql`alter table votes drop column ${sql.ref(column)}`.execute(tx);
    for (const table of ['simulations', 'runs'])
      for (const column of ['rooms', 'asks_confidence'])
        await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(tx);
    for (const table of ['ratings', 'objectives', 'kept_pre_answers'])
      await sql`drop table ${sql.table(table)}`.execute(tx);
    for (const column of ['teaching_note', 'objectives_revision'])
      await sql`alter table simulations drop column ${sql.ref(column)}`.execute(tx);
    await sql`alter table runs drop column shared_at`.execute(tx);
    await sql`alter table runs drop column names_answers`.execute(tx);
    await sql`alter table runs drop column takeaway`.execute(tx);
    await sql`delete from secrets where name = 'answer-order'`.execute(tx);
    await up(tx as never);
    // Statements that the server has prepared expect the columns in their order.
    await addRooms(tx as never);
    await addUnnamedAnswers(tx as never);
    await addSharedReports(tx as never);
    await addObjectives(tx as never);
    await addKeptObjectives(tx as never);
    await addRatingRevisions(tx as never);
    await addTakeaways(tx as never);
  });
  expect((await run.facilitator.call('getRun', { params })).asks_confidence).toBe(false);
  const flow = { from: null, to: vote.decision_chosen_id, people: 1 };
  expect(await roomsOf(run)).toEqual([
    { room_name: 'economic', flows: [flow] },
    { room_name: 'legal', flows: [{ ...flow, from: vote.decision_chosen_id }] },
  ]);
  await server.close();
});

async function roomsOf({ facilitator, id }: BuiltRun) {
  const [stage] = await facilitator.call('getAdminReport', { params: { runId: id } });
  return stage?.shift?.rooms;
}
