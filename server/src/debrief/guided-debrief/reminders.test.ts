import { debriefPhases } from '@vincere/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { sendReminders } from './reminders.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let mailbox: Awaited<ReturnType<typeof startMailServer>>;
let server: TestServer;
beforeAll(async () => {
  mailbox = await startMailServer();
  server = await startServer({ SMTP_URL: mailbox.url, VINCERE_PUBLIC_URL: 'https://vincere.example/' });
});
afterAll(async () => {
  await server.app.mail.close();
  await server.close();
  await mailbox.close();
});

const paramsOf = ({ id }: { id: number }) => ({ runId: id });

/** A run whose debrief is in its phase of commitments. Its clock is at 09:00 UTC on 2027-03-09 in the first test. */
async function committingRun() {
  const run = await buildRun(server, { rooms: ['legal', 'social'] });
  const params = paramsOf(run);
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  await run.facilitator.call('openGuidedDebrief', { params });
  const phases = debriefPhases.slice(0, debriefPhases.indexOf('commitment') + 1);
  for (const [index, to] of phases.slice(1).entries())
    await run.facilitator.call('moveGuidedDebrief', { params, body: { from: phases[index] ?? to, to } });
  const [legal, social] = run.members;
  if (legal === undefined || social === undefined) throw new Error('Two people take part');
  for (const { id, email_address } of [legal, social])
    await run.facilitator.call('confirmEmail', { params: { userId: id }, body: { email_address } });
  const { name } = await run.facilitator.call('getRun', { params });
  return { ...run, name, legal, social };
}

const dayIn = (days: number) => new Date(server.clock.now + days * dayMs).toISOString().slice(0, 10);
const commit = (run: BuiltRun, member: Member, text: string, days = 30, is_reminded = true) =>
  member.call('commit', { params: paramsOf(run), body: { text, due_on: dayIn(days), is_reminded } });

const reminders = () => mailbox.received.filter(({ subject }) => subject?.startsWith('Your commitment'));

/** Lets days pass and sends what is due then, as two processes would. Returns the reminders that arrived. */
async function after(days: number) {
  const before = reminders().length;
  server.clock.advance(days * dayMs);
  await Promise.all([sendReminders(server.app), sendReminders(server.app)]);
  return reminders().slice(before);
}

test('a reminder is mailed once, on its date, with the commitment and the name of the run only', async () => {
  const run = await committingRun();
  await commit(run, run.legal, 'I ask the quiet room first.', 30);
  await commit(run, run.social, 'I keep this to myself.', 30, false);
  expect(await after(29)).toEqual([]);
  // On the date, but at 09:00 UTC it is still the day before in Hawaii.
  expect(await after(1)).toEqual([]);
  const mails = await after(2 / 24);
  expect(mails).toEqual([
    {
      to: run.legal.email_address,
      subject: `Your commitment after ${run.name}`,
      text: `After "${run.name}" you wrote down for today:\n\nI ask the quiet room first.\n`,
    },
  ]);
  expect(await after(1 / 24)).toEqual([]);
});

test('a deleted commitment and a deactivated account get no mail', async () => {
  const run = await committingRun();
  await commit(run, run.legal, 'deleted', 10);
  await run.legal.call('deleteCommitment', { params: paramsOf(run) });
  await commit(run, run.social, 'deactivated', 10);
  await run.facilitator.call('updateUser', {
    params: { userId: run.social.id },
    body: { is_active: false },
  });
  expect(await after(11)).toEqual([]);
});

test('a reminder that could not be sent is sent later, but not days later', async () => {
  const run = await committingRun();
  await commit(run, run.legal, 'late', 1);
  await commit(run, run.social, 'too late', 1);
  server.clock.advance(dayMs + 2 * hourMs);
  const failing = { ...server.app.mail, deliver: async () => false };
  await sendReminders({ ...server.app, mail: failing });
  const late = await after(1);
  expect(new Set(late.map(({ to }) => to))).toEqual(
    new Set([run.legal.email_address, run.social.email_address]),
  );
  const missed = await committingRun();
  await commit(missed, missed.legal, 'missed', 1);
  expect(await after(4)).toEqual([]);
});

test('a commitment that is edited after its reminder gets another one only for another date', async () => {
  const run = await committingRun();
  await commit(run, run.legal, 'today', 0);
  expect(await after(0)).toHaveLength(1);
  await commit(run, run.legal, 'still today', 0);
  expect(await after(0)).toEqual([]);
  await commit(run, run.legal, 'tomorrow', 1);
  expect(await after(1)).toMatchObject([{ to: run.legal.email_address }]);
});
