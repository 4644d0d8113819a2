import { type ExportFormat, exportFormats } from '@vincere/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZip } from '../../testing/file-contents.ts';
import { reportOn, textOf } from '../../testing/reports.ts';
import { type BuiltRun, buildRun, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { loadRunData, type RunData } from './run-data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const exported = (run: BuiltRun, format: ExportFormat) =>
  run.facilitator.call('exportRun', { params: { runId: run.id }, body: { format } });

/** A run whose first stage is closed and whose second has a vote. */
async function playedRun(reasoning = 'It is right'): Promise<BuiltRun> {
  const run = await buildRun(server, {
    rooms: ['legal', 'social'],
    people: [{ first_name: 'Ada', last_name: 'Lovelace' }, { first_name: 'Alan' }],
  });
  const [ada, alan] = run.members as [Member, Member];
  const params = { runId: run.id };
  const [first = 0, second = 0] = run.first.decision_ids;
  const { id: post } = await run.facilitator.call('createPost', {
    body: { content: 'The pier gives way', room_name: 'legal', scenario_id: run.first.id, release: 10 },
  });
  server.clock.advance(12_000);
  const inRoom = { decision_chosen_id: second, reasoning: 'In the room', evidence: [post] };
  await ada.call('castRoomVote', { params, body: inRoom });
  const final = { decision_chosen_id: first, reasoning, evidence: [post] };
  await ada.call('castFinalVote', { params, body: final });
  await alan.call('castFinalVote', { params, body: { decision_chosen_id: first, reasoning: 'So be it' } });
  const { id: roomRunId } = await run.facilitator.call('getRoomRunByName', {
    params: { ...params, roomName: 'legal' },
  });
  await ada.call('addRoomNote', { params: { roomRunId }, body: { text: 'Ask the harbour master' } });
  const announce = (content: string, room_name: 'legal' | null) =>
    run.facilitator.call('announce', { params, body: { content, room_name } });
  await announce('Ten minutes left', null);
  server.clock.advance(1);
  await run.facilitator.call('advanceRun', { params, body: {} });
  await announce('Mind the clause', 'legal');
  const next = run.simulation.stages[1]?.scenarios[0]?.decision_ids[0] ?? 0;
  await ada.call('castFinalVote', { params, body: { decision_chosen_id: next, reasoning: 'Still open' } });
  return run;
}

describe('a run as a file', () => {
  test('a run as a file has the name of the run and is sent as a download', async () => {
    const run = await playedRun();
    for (const format of exportFormats) {
      const response = await exported(run, format);
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="Morning workshop.${format}"`,
      );
      expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    }
  });

  test('a run as JSON has all data except votes of an open stage', async () => {
    const run = await playedRun();
    const runData = (await (await exported(run, 'json')).json()) as RunData;
    const post = runData.posts[0]?.id ?? 0;
    expect(runData).toMatchObject({
      run: { id: run.id, status: 'IN_PROGRESS' },
      stages: [{ stage_number: 1, chosen_decision_id: run.first.decision_ids[0] }],
      votes: [
        { kind: 'final', first_name: 'Ada', reasoning: 'It is right', seconds: 12, evidence: [post] },
        { kind: 'final', first_name: 'Alan', reasoning: 'So be it', evidence: [], evidence_files: [] },
        { kind: 'room', room_name: 'legal', decision: 'Option 2', evidence: [post] },
      ],
      posts: [{ content: 'The pier gives way', release: 10, published_at: null }],
      notes: [{ stage_number: 1, room_name: 'legal', text: 'Ask the harbour master' }],
      announcements: [
        { stage_number: 1, room_name: null, content: 'Ten minutes left' },
        { stage_number: 2, room_name: 'legal', content: 'Mind the clause' },
      ],
    });
    expect(JSON.stringify(runData)).not.toContain('Still open');
  });

  test('a run as CSV has one vote per row, and no text that is a formula', async () => {
    const run = await playedRun('=1+1, "or" not');
    const bytes = new Uint8Array(await (await exported(run, 'csv')).arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const [head, ...rows] = new TextDecoder().decode(bytes).trim().split('\n');
    expect(head).toMatch(/^stage,scenario,vote,room,participant,email,decision,reasoning,/);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/"'=1\+1, ""or"" not",#\d+ The Legal Expert: The pier gives way,no,/);
    expect(rows[1]).toContain(',So be it,,no,');
  });

  test('a run as XLSX has a sheet per kind of data, and drops characters that XML forbids', async () => {
    const run = await playedRun('Bell \u0007 and <tags> & =SUM(A1)');
    const files = readZip(Buffer.from(await (await exported(run, 'xlsx')).arrayBuffer()));
    const names = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      'Run',
      'Stages',
      'Final decisions',
      'Room votes',
      'Shift',
      'Notes',
      'Posts',
      'On the table',
      'Announcements',
      'People',
      'Questionnaires',
      'Open answers',
    ]);
    const texts = Object.values(files).join('');
    expect(texts).toContain('Bell  and &lt;tags&gt; &amp; =SUM(A1)');
    expect(texts).not.toContain('<f>');
    expect(texts).toContain('Ask the harbour master');
    expect(texts).toMatch(/#\d+ The Legal Expert: The pier gives way/);
    expect(texts).toContain('>Legal Expert<');
    expect(texts).not.toContain('>legal<');
  });

  test.each(['json', 'xlsx'] as const)(
    'a run as %s has private texts of facilitators only on request',
    async (format) => {
      const run = await playedRun();
      const params = { runId: run.id };
      await run.facilitator.call('saveFacilitatorNotes', { params, body: { notes: 'Watch the harbour' } });
      await run.members[0]?.call('askForHelp', { params, body: { content: 'Between us' } });
      const privateIn = async (options: { with_notes?: boolean; with_help?: boolean }) => {
        const file = await run.facilitator.call('exportRun', { params, body: { format, ...options } });
        const bytes = Buffer.from(await file.arrayBuffer());
        const text = format === 'json' ? bytes.toString() : Object.values(readZip(bytes)).join('');
        return ['Watch the harbour', 'Between us'].filter((words) => text.includes(words));
      };
      expect(await privateIn({})).toEqual([]);
      expect(await privateIn({ with_notes: true })).toEqual(['Watch the harbour']);
      expect(await privateIn({ with_help: true })).toEqual(['Between us']);
      expect(await privateIn({ with_notes: true, with_help: true })).toEqual([
        'Watch the harbour',
        'Between us',
      ]);
    },
  );

  test('a run as a file marks guests, removed people and votes that a facilitator recorded', async () => {
    const run = await playedRun();
    const { facilitator } = run;
    const params = { runId: run.id };
    await facilitator.call('setGuestJoin', { params, body: { guest_join: true } });
    await server.nobody.call('joinAsGuest', { body: { access_code: run.access_code, name: 'Grace' } });
    const board = await facilitator.call('getRunBoard', { params });
    expect(board.seats.map(({ is_guest }) => is_guest)).toEqual([false, false, true]);
    const scenario = run.simulation.stages[1]?.scenarios[0];
    await facilitator.call('recordVoteFor', {
      params,
      body: {
        participantId: board.seats[2]?.user_run_id ?? 0,
        scenarioId: scenario?.id ?? 0,
        decisionId: scenario?.decision_ids[0] ?? 0,
        reasoning: 'Told me so',
      },
    });
    server.clock.advance(1_000);
    await facilitator.call('removeParticipant', { params: { userRunId: run.members[1]?.seat_id ?? 0 } });
    server.clock.advance(1_000);
    await facilitator.call('advanceRun', { params, body: {} });
    const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(
      runData.stages.map(({ removed_users }) => removed_users.map(({ first_name }) => first_name)),
    ).toEqual([[], ['Alan']]);
    expect(runData.people.map(({ is_guest }) => is_guest)).toEqual([false, false, true]);
    const report = textOf(reportOn(runData));
    expect(report).toContain('Removed from the run in this stage: Alan');
    expect(report).toMatch(/Grace .*, guest\nTold me so +Recorded by the facilitator/);
    const csv = await (await exported(run, 'csv')).text();
    expect(csv).toMatch(/,Grace,,.*,yes,$/m);
    expect(csv).toMatch(/,Ada Lovelace,.*,no,$/m);
    const stages = await facilitator.call('getAdminReport', { params });
    expect(stages[1]?.all_user_decisions.map(({ user_info }) => user_info.is_guest)).toEqual([false, true]);
    const files = readZip(Buffer.from(await (await exported(run, 'xlsx')).arrayBuffer()));
    const texts = Object.values(files).join('');
    expect(texts).toContain('Removed in the stage');
  });

  test('a run as XLSX has times as dates in the requested time zone', async () => {
    const run = await playedRun();
    const cellsOf = async (time_zone: string) => {
      const params = { runId: run.id };
      const body = { format: 'xlsx' as const, time_zone };
      const file = await run.facilitator.call('exportRun', { params, body });
      const { 'xl/worksheets/sheet3.xml': votes = '' } = readZip(Buffer.from(await file.arrayBuffer()));
      const [, cell = ''] = /<c r="J2"[^>]*><v>([\d.]+)<\/v>/.exec(votes) ?? [];
      return Number(cell);
    };
    const { votes } = await loadRunData(server.app.db.read, run.id, server.clock.now);
    // Sheets count days since the last day of 1899.
    const days = Date.parse(votes[0]?.at ?? '') / 86_400_000 + 25_569;
    expect(await cellsOf('UTC')).toBeCloseTo(days, 4);
    expect(await cellsOf('Asia/Kolkata')).toBeCloseTo(days + 5.5 / 24, 4);
  });

  test('a run as PDF lists the evidence posts and refers to them by number', async () => {
    const run = await playedRun();
    const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
    expect(textOf(reportOn(runData))).toContain('The pier gives way');
    expect(textOf(reportOn(runData))).toMatch(/Evidence 1$/m);
    const without = reportOn({
      ...runData,
      votes: runData.votes.map((vote) => ({ ...vote, evidence: [], evidence_files: [] })),
    });
    expect(textOf(without)).not.toContain('Evidence');
  });

  test('a run as PDF shows how long a stage without a decision was open', async () => {
    const run = await playedRun();
    server.clock.advance(90_000);
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
    const report = textOf(reportOn(runData));
    expect(report).toContain('Majority, 2 of 2. 12 s until the decision. Half had voted after 12 s.');
    expect(report).toContain('The run was ended here, after 1 min 30 s. Half had voted after 0 s.');
  });

  test('a run as PDF typesets any text, and has the notes only on request', async () => {
    const run = await playedRun('Over & <svg/onload=1> 港 ﷽ \u0007 '.repeat(90));
    const params = { runId: run.id };
    const pagesOf = async (with_notes: boolean) => {
      const body = { format: 'pdf' as const, with_notes, time_zone: 'Europe/Berlin' };
      const response = await run.facilitator.call('exportRun', { params, body });
      expect(response.headers.get('content-type')).toBe('application/pdf');
      const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
      expect(file.slice(0, 5)).toBe('%PDF-');
      return [...file.matchAll(/\/Type \/Page\b/g)].length;
    };
    await run.facilitator.call('saveFacilitatorNotes', {
      params,
      body: { notes: 'They wait.\n'.repeat(200) },
    });
    const without = await pagesOf(false);
    expect(without).toBeGreaterThanOrEqual(3);
    expect(await pagesOf(true)).toBeGreaterThan(without);
  });

  test('a run can be exported before its start, but not with an unknown time zone', async () => {
    const run = await buildRun(server, { status: 'DRAFT' });
    const params = { runId: run.id };
    for (const format of exportFormats) expect((await exported(run, format)).ok).toBe(true);
    const body = { format: 'pdf' as const, time_zone: 'Mars/Olympus' };
    await expect(run.facilitator.call('exportRun', { params, body })).rejects.toMatchObject({
      status: 422,
      message: 'No such time zone',
    });
  });

  test.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)(
    'a run as %s has two layouts, and the entry in the audit log names the layout',
    async (format, type) => {
      const run = await playedRun();
      const params = { runId: run.id };
      const sizeOf = async (layout: 'full' | 'board') => {
        const body = { format, layout, with_notes: true };
        const response = await run.facilitator.call('exportRun', { params, body });
        expect(response.headers.get('content-type')).toBe(type);
        const { entries } = await run.facilitator.call('listAuditEntries', {
          query: { search: 'export run' },
        });
        expect(entries[0]?.details).toEqual({ format, layout, with_notes: true, with_help: false });
        return (await response.arrayBuffer()).byteLength;
      };
      expect(await sizeOf('full')).not.toBe(await sizeOf('board'));
      await expect(run.members[0]?.call('exportRun', { params, body: { format } })).rejects.toMatchObject({
        status: 403,
      });
    },
  );

  test('exporting a run adds an entry to the audit log', async () => {
    const run = await playedRun();
    await exported(run, 'csv');
    const { entries } = await run.facilitator.call('listAuditEntries', { query: { search: 'export run' } });
    expect(entries[0]).toMatchObject({
      user_id: run.facilitator.id,
      action: 'Export run',
      subject: { kind: 'run', id: run.id, name: 'Morning workshop' },
      details: { format: 'csv', layout: 'full', with_notes: false, with_help: false },
    });
  });

  test('an export is refused for an unknown run or format', async () => {
    const run = await buildRun(server);
    await expect(exported({ ...run, id: 999_999 }, 'csv')).rejects.toMatchObject({ code: 'run.unknown' });
    await expect(exported(run, 'odt' as ExportFormat)).rejects.toMatchObject({
      status: 422,
      message: 'No such format',
    });
    const body = { format: 'docx' as const, layout: 'short' as 'board' };
    await expect(
      run.facilitator.call('exportRun', { params: { runId: run.id }, body }),
    ).rejects.toMatchObject({ status: 422, message: 'No such layout' });
  });

  test('an export is queued if one person requests several', async () => {
    const run = await playedRun();
    const sizes = await Promise.all(
      (['json', 'csv', 'json'] as const).map(
        async (format) => (await (await exported(run, format)).text()).length,
      ),
    );
    expect(sizes[0]).toBe(sizes[2]);
  });
});
