import { type Answers, questionSlots } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../platform/i18n/translator.ts';
import { advanceAll, buildRun, decideAll, type Member } from '../../testing/runs.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { summaryBlocks } from './files/summary/summary.ts';
import { loadSummary } from './summary.ts';

let server: TestServer;
const statements: string[] = [];
beforeAll(async () => {
  server = await startServer({}, (sql) => void statements.push(sql));
});
afterAll(() => server.close());

const query = { time_zone: 'Europe/Berlin', hour_cycle: 'h12' } as const;

/** A run whose first stage is closed, and whose second has a vote. */
async function playedRun() {
  const run = await buildRun(server, {
    rooms: ['legal', 'social'],
    people: [{ first_name: 'Ada', last_name: 'King' }, {}],
  });
  const [ada, other] = run.members as [Member, Member];
  const params = { runId: run.id };
  const body = { decision_chosen_id: run.first.decision_ids[1] ?? 0, reasoning: 'Among us' };
  await other.call('castRoomVote', { params, body });
  await advanceAll(run, run.first);
  const next = run.simulation.stages[1]?.scenarios[0]?.decision_ids[0] ?? 0;
  await other.call('castFinalVote', { params, body: { decision_chosen_id: next, reasoning: 'Still open' } });
  return { run, ada, params };
}

describe("a participant's summary as a PDF", () => {
  test("a participant's summary is a PDF with the name of the simulation", async () => {
    const { ada, params } = await playedRun();
    const response = await ada.call('exportSummary', { params, query });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="Harbour, summary.pdf"');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  test("a participant's summary has no open stage and no reasons of others", async () => {
    const { run, ada, params } = await playedRun();
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const summary = await loadSummary(server.app.db.read, run.id, person, server.clock.now);
    const screen = await ada.call('getParticipantReport', { params });
    const { started_at: _, ...record } = await ada.call('getOwnRecord', { params });
    expect(summary).toEqual({
      run: {
        name: 'Morning workshop',
        simulation: 'Harbour',
        started_at: expect.any(Number),
        isOver: false,
        asks: true,
      },
      person: { name: 'Ada King', room_name: 'legal' },
      rooms: null,
      report: screen,
      decisions: run.first.decision_ids.map((id, index) => ({
        id,
        title_of_decision: `Option ${index + 1}`,
      })),
      knownStages: [],
      record,
      group: null,
      guided_debrief: null,
      own_debrief: null,
    });
    expect(screen.report_per_stage).toEqual([
      {
        stage_number: 1,
        scenario_id: run.first.id,
        title_of_stage: 'Stage 1',
        title_of_scenario: 'Scenario 1.1',
        room_texts: null,
        chosen_decision: 'Option 1',
        chosen_decision_id: run.first.decision_ids[0],
        outcome: null,
        order: null,
        table: [],
        confidence: null,
        decided_by: 'majority',
        user_chosen_decision: {
          room_name: 'legal',
          decision_chosen: 'Option 1',
          decision_chosen_id: run.first.decision_ids[0],
          reasoning: 'Because of Ada King',
          evidence: [],
          evidence_files: [],
          confidence: null,
        },
        user_room_vote: null,
        room_decisions: expect.objectContaining({
          legal: { decision_id: null, title_of_decision: null, votes: 0, tied: [], votes_cast: 0 },
          social: {
            decision_id: run.first.decision_ids[1],
            title_of_decision: 'Option 2',
            votes: 1,
            tied: [],
            votes_cast: 1,
          },
        }),
      },
    ]);
  });

  test('a summary says that its run ended before a decision, or that none was taken yet if it goes on', async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [member] = run.members;
    const person = { id: member?.id ?? 0, first_name: 'Ada', last_name: 'King' };
    const pagesOf = async () =>
      JSON.stringify(
        summaryBlocks(
          await loadSummary(server.app.db.read, run.id, person, server.clock.now),
          translatorFor('en'),
        ),
      );
    expect(await pagesOf()).toContain('No stage has been decided yet.');
    await run.facilitator.call('changeRunStatus', { params: { runId: run.id }, body: { status: 'ENDED' } });
    const pages = await pagesOf();
    expect(pages).toContain('The run ended before the group decided.');
    expect(pages).not.toContain('No stage has been decided yet.');
  });

  test("a participant's summary has the outcome of a decision only once a facilitator shows it", async () => {
    const run = await buildRun(server, { rooms: ['legal'] });
    const [ada] = run.members as [Member];
    const params = { runId: run.id };
    const [decisionId = 0] = run.first.decision_ids;
    const outcome = 'By daylight the quay was empty.';
    await run.facilitator.call('updateDecision', { params: { decisionId }, body: { outcome } });
    await decideAll(run, run.first);
    await run.facilitator.call('advanceRun', { params, body: { begin: false } });
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const pages = async () =>
      JSON.stringify(
        summaryBlocks(
          await loadSummary(server.app.db.read, run.id, person, server.clock.now),
          translatorFor('en'),
        ),
      );
    expect(await pages()).not.toContain(outcome);
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    expect(await pages()).toContain(outcome);
  });

  test("a participant's summary has no words of its own if only scales were asked", async () => {
    const { run, ada } = await playedRun();
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const params = { userId: ada.id };
    const scales = Object.fromEntries(
      questionSlots.flatMap(({ key, type }) => (type === 'scale' ? [[key, 3]] : [])),
    );
    const answer = (more: Partial<Answers>) =>
      ada.call('submitQuestionnaire', {
        params,
        body: { questionnaire_type: 'pre', simulation_run_id: run.id, ...scales, ...more },
      });
    const pages = async () =>
      JSON.stringify(
        summaryBlocks(
          await loadSummary(server.app.db.read, run.id, person, server.clock.now),
          translatorFor('en'),
        ),
      );
    await run.facilitator.call('setQuestionnaires', {
      params: { runId: run.id },
      body: { questionnaires: 'scales' },
    });
    await answer({});
    expect(await pages()).not.toContain('In your own words');
    await answer({ data_q4: 'We counted.' });
    expect(await pages()).toContain('We counted.');
  });

  test("a participant's summary compares the answers with the counts in words, without a difference", async () => {
    const { run, ada } = await playedRun();
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const summary = await loadSummary(server.app.db.read, run.id, person, server.clock.now);
    const given = (value: number) =>
      Object.fromEntries(
        questionSlots.map(({ key, type }) => [key, type === 'scale' ? value : 'Well']),
      ) as Answers;
    const record = { ...summary.record, notes: { count: 4, of: 15 } };
    const pages = ({ pre, post }: { pre: Answers | null; post: Answers | null }) => {
      const report = { ...summary.report, 'pre-questionnaire': pre, 'post-questionnaire': post };
      return JSON.stringify(summaryBlocks({ ...summary, record, report }, translatorFor('en')));
    };
    const both = pages({ pre: given(2), post: given(5) });
    for (const text of ['Usually seldom. This time almost always.', '4 of 15', '"Your answers"'])
      expect(both).toContain(text);
    for (const text of ['Change', '+3', 'Before and after']) expect(both).not.toContain(text);
    expect(pages({ pre: null, post: given(5) })).toContain('"This time almost always."');
    const alone = pages({ pre: null, post: null });
    expect(alone).toContain('4 of 15');
    expect(alone).not.toContain('What you answered');
  });

  test("a participant's summary has the findings only while the report is shared", async () => {
    const { run, ada } = await playedRun();
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const params = { runId: run.id };
    await run.facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
    const pages = async () =>
      JSON.stringify(
        summaryBlocks(
          await loadSummary(server.app.db.read, run.id, person, server.clock.now),
          translatorFor('en'),
        ),
      );
    expect(await pages()).not.toContain('How the group decided');
    await run.facilitator.call('shareReport', { params, body: { shared: true } });
    expect(await pages()).toContain('How the group decided');
    await run.facilitator.call('shareReport', { params, body: { shared: false } });
    expect(await pages()).not.toContain('How the group decided');
  });

  test("a participant's summary has the parts of the screen in their order", async () => {
    const { run, ada } = await playedRun();
    const person = { id: ada.id, first_name: 'Ada', last_name: 'King' };
    const summary = await loadSummary(server.app.db.read, run.id, person, server.clock.now);
    const record = {
      ...summary.record,
      notes: { count: 1, of: 2 },
      heard: { items: [], of: 3 },
      changes: { stages: [], of: 1 },
    };
    const outcome = { text: 'The lamp burns again.', sentences: [] };
    const report_per_stage = summary.report.report_per_stage.map((stage) => ({ ...stage, outcome }));
    const report = { ...summary.report, report_per_stage };
    const overRun = { ...summary.run, isOver: true };
    const pages = JSON.stringify(
      summaryBlocks({ ...summary, run: overRun, record, report }, translatorFor('en')),
    );
    const parts = [
      'You kept to your decision',
      'What you brought',
      'What you heard',
      'Where you changed your mind',
      'How it ended',
      'The mirror',
      'Your decisions',
      'Your answers',
      'The group',
    ];
    const places = parts.map((part) => pages.lastIndexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("a participant's summary has only the own evidence for the final votes", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal'] });
    const [one, other] = run.members as [Member, Member];
    const params = { runId: run.id };
    const { id } = await run.facilitator.call('createPost', {
      body: { content: 'The law is clear', room_name: 'legal', scenario_id: run.first.id },
    });
    const vote = { decision_chosen_id: run.first.decision_ids[0] ?? 0, reasoning: 'It says so' };
    await one.call('castFinalVote', { params, body: { ...vote, evidence: [id] } });
    run.members.shift();
    await advanceAll(run, run.first);
    const summaryOf = (person: Member) =>
      loadSummary(
        server.app.db.read,
        run.id,
        { id: person.id, first_name: 'A', last_name: 'B' },
        server.clock.now,
      );
    const own = await summaryOf(one);
    expect(own.report.report_per_stage[0]?.user_chosen_decision?.evidence).toEqual([
      {
        id,
        author: { name: 'The Legal Expert', handle: '@legal_expert' },
        room_name: 'legal',
        content: 'The law is clear',
      },
    ]);
    const ofOther = await summaryOf(other);
    expect(ofOther.report.report_per_stage[0]?.user_chosen_decision?.evidence).toEqual([]);
    const pages = JSON.stringify(summaryBlocks(own, translatorFor('en')));
    expect(pages).toContain('Your evidence');
    expect(pages).toContain('The law is clear');
  });

  test("a participant's summary shows a tied room as a tie, whichever decision was first", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal'] });
    for (const [index, member] of run.members.entries())
      await member.call('castRoomVote', {
        params: { runId: run.id },
        body: { decision_chosen_id: run.first.decision_ids[index] ?? 0, reasoning: 'So be it' },
      });
    await advanceAll(run, run.first);
    const [person] = run.members;
    const summary = await loadSummary(
      server.app.db.read,
      run.id,
      {
        id: person!.id,
        first_name: 'A',
        last_name: 'B',
      },
      server.clock.now,
    );
    const tied = summary.report.report_per_stage[0]?.room_decisions.legal?.tied;
    expect(tied?.map(({ title_of_decision }) => title_of_decision)).toEqual(['Option 1', 'Option 2']);
    const pages = JSON.stringify(summaryBlocks(summary, translatorFor('en')));
    expect(pages).toContain('Tie between Option 1, Option 2 (1 of 2 each)');
    expect(pages).toContain('Option 1; the votes of the room (Legal Expert) were tied');
  });

  test("a participant's summary has the own room vote and the decision of the room, in both languages", async () => {
    const run = await buildRun(server, { rooms: ['legal', 'legal', 'legal'] });
    const [one, other, third] = run.members as [Member, Member, Member];
    const params = { runId: run.id };
    const [first = 0, second = 0] = run.first.decision_ids;
    const { id } = await run.facilitator.call('createPost', {
      body: { content: 'The law is clear', room_name: 'legal', scenario_id: run.first.id },
    });
    const vote = { decision_chosen_id: second, reasoning: 'The harbour needs it', evidence: [id] };
    await one.call('castRoomVote', { params, body: vote });
    for (const member of [other, third])
      await member.call('castRoomVote', {
        params,
        body: { decision_chosen_id: first, reasoning: 'Not mine' },
      });
    await advanceAll(run, run.first);
    const summaryOf = (person: Member) =>
      loadSummary(
        server.app.db.read,
        run.id,
        { id: person.id, first_name: 'A', last_name: 'B' },
        server.clock.now,
      );
    const own = await summaryOf(one);
    expect(own.report.report_per_stage[0]?.user_room_vote).toEqual({
      room_name: 'legal',
      decision_chosen: 'Option 2',
      decision_chosen_id: second,
      reasoning: 'The harbour needs it',
      evidence: [
        {
          id,
          author: { name: 'The Legal Expert', handle: '@legal_expert' },
          room_name: 'legal',
          content: 'The law is clear',
        },
      ],
      evidence_files: [],
      confidence: null,
      forecast: null,
    });
    const pages = JSON.stringify(summaryBlocks(own, translatorFor('en')));
    expect(pages).toContain('Option 2; the room (Legal Expert) chose Option 1');
    expect(pages).toContain('The harbour needs it');
    expect(pages).not.toContain('Not mine');
    expect(JSON.stringify(summaryBlocks(await summaryOf(other), translatorFor('de')))).toContain(
      'Option 1, wie der Raum (Recht)',
    );
    // An unsigned post has the persona of its room in the reader's language.
    expect(JSON.stringify(summaryBlocks(own, translatorFor('de')))).toContain('Team Recht');
    // A signed post of the same name keeps its name.
    const signed = JSON.parse(JSON.stringify(own).replaceAll('@legal_expert', '@expert')) as typeof own;
    expect(JSON.stringify(summaryBlocks(signed, translatorFor('de')))).toContain('The Legal Expert');
    const [stage] = (await one.call('getParticipantReport', { params })).report_per_stage;
    expect(stage?.user_room_vote).toMatchObject({
      room_name: 'legal',
      decision_chosen: 'Option 2',
      decision_chosen_id: second,
      reasoning: 'The harbour needs it',
      evidence: [{ id, content: 'The law is clear' }],
    });
    expect(stage?.room_decisions.legal).toMatchObject({ decision_id: first, votes: 2 });
    const missing = (await third.call('getParticipantReport', { params })).report_per_stage[0];
    expect(missing?.user_room_vote).toMatchObject({ reasoning: 'Not mine' });
  });

  describe('of a run that asks for confidence', () => {
    /** A closed stage in which everybody voted in the legal room. The first was surer than the others. */
    async function askedRun(people: number) {
      const run = await buildRun(server, {
        rooms: Array.from({ length: people }, () => 'legal'),
        status: 'DRAFT',
      });
      const params = { runId: run.id };
      await run.facilitator.call('setRunOptions', { params, body: { asks_confidence: true } });
      await run.facilitator.call('changeRunStatus', { params, body: { status: 'IN_PROGRESS' } });
      const [first = 0, second = 0] = run.first.decision_ids;
      for (const [index, member] of run.members.entries()) {
        const body = { decision_chosen_id: first, reasoning: 'So be it' };
        const confidence = index === 0 ? 90 : 30;
        await member.call('castRoomVote', {
          params,
          body: { ...body, confidence, forecast: index === 0 ? second : first },
        });
        await member.call('castFinalVote', { params, body: { ...body, confidence: index === 0 ? 80 : 20 } });
      }
      const summaryOf = (member: Member) =>
        loadSummary(
          server.app.db.read,
          run.id,
          { id: member.id, first_name: 'A', last_name: 'B' },
          server.clock.now,
        );
      return { run, params, summaryOf };
    }

    test('the summary of a run that asks for confidence has the own answers, and the totals of four people', async () => {
      const { run, params, summaryOf } = await askedRun(4);
      const [one, other] = run.members as [Member, Member];
      expect((await summaryOf(one)).report.report_per_stage).toEqual([]);
      await run.facilitator.call('advanceRun', { params, body: {} });
      const summary = await summaryOf(one);
      expect(summary.report.report_per_stage[0]).toMatchObject({
        user_chosen_decision: { confidence: 80 },
        user_room_vote: { confidence: 90, forecast: { title_of_decision: 'Option 2' } },
        confidence: {
          room_votes: [0, 0, 0, 3, 0, 0, 0, 0, 0, 1, 0],
          final_votes: [0, 0, 3, 0, 0, 0, 0, 0, 1, 0, 0],
          forecasts: [
            { decision_id: run.first.decision_ids[0], people: 3 },
            { decision_id: run.first.decision_ids[1], people: 1 },
          ],
        },
      });
      const pages = JSON.stringify(summaryBlocks(summary, translatorFor('en')));
      expect(pages).toContain('90 of 100');
      expect(pages).toContain('You expected');
      expect(pages).toContain('3 of 4 expected it');
      const german = JSON.stringify(summaryBlocks(await summaryOf(other), translatorFor('de')));
      expect(german).toContain('30 von 100');
      expect(german).not.toContain('90 von 100');
      expect(german).toContain('Wie sicher die Gruppe war');
    });

    test('the summary of a run that asks for confidence has the own answers and no totals of three people', async () => {
      const { run, params, summaryOf } = await askedRun(3);
      const [one] = run.members as [Member];
      await run.facilitator.call('advanceRun', { params, body: {} });
      const summary = await summaryOf(one);
      const none = { room_votes: null, final_votes: null, forecasts: null };
      expect(summary.report.report_per_stage[0]).toMatchObject({
        user_chosen_decision: { confidence: 80 },
        confidence: none,
      });
      const pages = JSON.stringify(summaryBlocks(summary, translatorFor('en')));
      expect(pages).toContain('Fewer than four people said how sure they were with the room vote.');
      expect(pages).toContain('90 of 100');
      expect(pages).not.toContain('expected it');
    });
  });

  // Only the embedded database lets the test record statements. PostgreSQL gets the same ones.
  test.skipIf(process.env['DATABASE_URL'])(
    "a participant's summary is made without the names and reasons of others",
    async () => {
      const { run, ada } = await playedRun();
      statements.length = 0;
      await loadSummary(
        server.app.db.read,
        run.id,
        { id: ada.id, first_name: 'Ada', last_name: 'King' },
        server.clock.now,
      );
      // Everybody on the run reads who put what on the table.
      const read = statements.filter(
        (sql) =>
          /^select .*("reasoning"|"answers"|"first_name").* from/.test(sql) && !sql.includes('"table_items"'),
      );
      expect(read).toHaveLength(2);
      for (const sql of read) expect(sql).toContain('"user_id" = ');
    },
  );

  test("a participant's summary is only for participants of the run", async () => {
    const { params } = await playedRun();
    const outsider = await server.user();
    await expect(outsider.call('exportSummary', { params, query })).rejects.toMatchObject({
      status: 404,
      code: 'run.unknown',
    });
  });
});
