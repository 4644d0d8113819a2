import { afterAll, beforeAll, expect, it } from 'vitest';
import { startMailServer } from '../../testing/mail.ts';
import { buildRun } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

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

it('each person of a roster gets a personal link by mail', async () => {
  const run = await buildRun(server);
  const [reader, other] = [await server.user(), await server.user()];
  await other.call('updateSettings', { body: { email_notifications: false } });
  const people = [
    { name: 'Ada Byron', email: 'ada@example.org' },
    { name: reader.full_name, email: reader.email_address },
    { name: other.full_name, email: other.email_address },
  ];
  const { added, mailed } = await run.facilitator.call('addRoster', {
    params: { runId: run.id },
    body: { people },
  });
  expect(mailed).toBe(true);
  await expect.poll(() => mailbox.received).toHaveLength(2);
  const textTo = (address: string) => mailbox.received.find(({ to }) => to === address)?.text ?? '';
  expect(textTo('ada@example.org')).toContain(added[0]?.url);
  expect(textTo(reader.email_address)).toContain(`code=${run.access_code}`);
});

it('guests get no mail about the end of a run', async () => {
  const run = await buildRun(server, { rooms: ['legal'] });
  const params = { runId: run.id };
  await run.facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
  await server.nobody.call('joinAsGuest', { body: { access_code: run.access_code, name: 'Ada' } });
  const before = mailbox.received.length;
  await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  const [member] = run.members;
  const endMails = () =>
    mailbox.received.slice(before).filter(({ subject }) => /has ended/.test(subject ?? ''));
  await expect.poll(() => endMails().map(({ to }) => to)).toContain(member?.email_address);
  expect(endMails().every(({ to }) => to !== undefined && to !== '')).toBe(true);
});
