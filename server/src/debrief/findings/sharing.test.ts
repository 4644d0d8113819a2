import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BuiltUser } from '../../testing/people.ts';
import { advanceAll, type BuiltRun, buildRun, observe } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { follow } from '../../testing/streams.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ runId: id });
const share = (run: BuiltRun, shared: boolean, by: BuiltUser = run.facilitator) =>
  by.call('shareReport', { params: params(run), body: { shared } });
const findings = (run: BuiltRun, reader: BuiltUser | undefined) =>
  reader?.call('getFindings', { params: params(run) });
const facts = (run: BuiltRun, reader: BuiltUser | undefined) =>
  reader?.call('getKnownFacts', { params: params(run) });
const end = (run: BuiltRun) =>
  run.facilitator.call('changeRunStatus', { params: params(run), body: { status: 'ENDED' } });

const secret = 'The quay wall moves two centimetres an hour';

/** A run with a fact that never leaves the legal room, whose first stage is closed. */
async function playedRun() {
  const run = await buildRun(server, {
    rooms: ['legal', 'legal', 'social', 'social', 'dashboard'],
  });
  const { id: post } = await run.facilitator.call('createPost', {
    body: { content: 'Cracks at berth 6', room_name: 'legal', scenario_id: run.first.id },
  });
  const opposes = [run.first.decision_ids[0] ?? 0];
  await run.facilitator.call('createFact', {
    params: { scenarioId: run.first.id },
    body: { text: secret, posts: [post], files: [], supports: [], opposes },
  });
  await run.facilitator.call('saveFacilitatorNotes', {
    params: params(run),
    body: { notes: 'The legal room sleeps' },
  });
  await advanceAll(run, run.first);
  return run;
}

describe('sharing the report', () => {
  test('sharing the report gives participants the findings, until a facilitator stops sharing it', async () => {
    const run = await playedRun();
    await end(run);
    const [member] = run.members;
    await expect(findings(run, member)).rejects.toMatchObject({ code: 'report.not-shared', status: 403 });
    expect(await share(run, true)).toEqual({ id: run.id, shared: true });
    for (const reader of run.members)
      expect(await findings(run, reader)).toEqual(await findings(run, run.facilitator));
    expect((await run.facilitator.call('getRun', { params: params(run) })).shared).toBe(true);
    await share(run, false);
    for (const reader of run.members)
      await expect(findings(run, reader)).rejects.toMatchObject({ code: 'report.not-shared' });
    expect((await run.facilitator.call('getRun', { params: params(run) })).shared).toBe(false);
  });

  test('sharing the report gives observers the same findings', async () => {
    const run = await playedRun();
    const observer = await observe(server, run);
    await end(run);
    await expect(findings(run, observer)).rejects.toMatchObject({ code: 'report.not-shared', status: 403 });
    await share(run, true);
    expect(await findings(run, observer)).toEqual(await findings(run, run.members[0]));
  });

  test('sharing the report tells participants nothing about single people', async () => {
    const run = await playedRun();
    await end(run);
    await share(run, true);
    const shown = JSON.stringify(await findings(run, run.members[2]));
    for (const { full_name, email_address } of [run.facilitator, ...run.members])
      for (const word of [full_name, email_address]) expect(shown).not.toContain(word);
    for (const text of ['Because of', 'The legal room sleeps', 'Cracks at berth 6'])
      expect(shown).not.toContain(text);
  });

  test('sharing the report is refused before the end, which leaves everything hidden', async () => {
    const run = await playedRun();
    await expect(share(run, true)).rejects.toMatchObject({ code: 'report.run-not-over', status: 409 });
    await expect(findings(run, run.members[0])).rejects.toMatchObject({ code: 'report.not-shared' });
    await end(run);
    await expect(findings(run, run.members[0])).rejects.toMatchObject({ code: 'report.not-shared' });
  });

  test('sharing the report shows key facts that are held back only while it lasts', async () => {
    const run = await playedRun();
    const [, , social] = run.members;
    await run.facilitator.call('holdFacts', { params: params(run), body: { holds_facts: true } });
    await end(run);
    expect(await facts(run, social)).toEqual({ stages: [] });
    await share(run, true);
    expect((await facts(run, social))?.stages).toMatchObject([{ facts: [{ text: secret }] }]);
    expect((await findings(run, social))?.not_shared?.facts).toMatchObject([
      { text: secret, rooms: ['legal'] },
    ]);
    await share(run, false);
    expect(await facts(run, social)).toEqual({ stages: [] });
  });

  test('sharing the report reaches the screens of everybody on the run', async () => {
    const run = await playedRun();
    await end(run);
    const [member] = run.members;
    const stream = await follow(server, run.id, member?.token ?? '');
    await share(run, true);
    expect(await stream.until(() => stream.events.some(({ kind }) => kind === 'report-shared'))).toBe(true);
    stream.close();
  });

  test('sharing the report is for facilitators, and is in the audit log', async () => {
    const run = await playedRun();
    const observer = await observe(server, run);
    await end(run);
    for (const caller of [run.members[0], observer])
      await expect(caller && share(run, true, caller)).rejects.toMatchObject({
        code: 'session.administrators-only',
      });
    await expect(
      run.facilitator.call('shareReport', { params: { runId: 999_999 }, body: { shared: true } }),
    ).rejects.toMatchObject({ code: 'run.unknown' });
    await share(run, true);
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { page: 1 } });
    expect(entries.find(({ action }) => action === 'Share report')).toMatchObject({
      details: { shared: true },
      subject: { kind: 'run', id: run.id },
    });
  });

  test('sharing the report opens the findings to nobody else', async () => {
    const run = await playedRun();
    const [removed] = run.members;
    await run.facilitator.call('removeParticipant', { params: { userRunId: removed?.seat_id ?? 0 } });
    await end(run);
    await share(run, true);
    const other = await playedRun();
    for (const reader of [removed, other.members[0], await server.user()])
      await expect(findings(run, reader)).rejects.toMatchObject({ code: 'run.unknown', status: 404 });
  });
});
