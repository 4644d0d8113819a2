import { describe, expect, test } from 'vitest';
import { reportOn, reportOptions, textOf } from '../../../../testing/reports.ts';
import { buildRun } from '../../../../testing/runs.ts';
import { startServer } from '../../../../testing/server.ts';
import { loadRunData, type RunData } from '../../run-data.ts';
import { makeQueued } from '../queued.ts';
import { cutMark } from './budget.ts';
import { withShortRunTexts } from './shorten.ts';

const gone = new AbortController().signal;

/** Returns the run data of a run in which 300 people gave the same reason. */
async function runDataWith(reasoning: string): Promise<RunData> {
  const server = await startServer();
  try {
    const run = await buildRun(server, { rooms: ['legal'] });
    const params = { runId: run.id };
    const [decision_chosen_id = 0] = run.first.decision_ids;
    await run.members[0]?.call('castFinalVote', {
      params,
      body: { decision_chosen_id, reasoning: 'So be it' },
    });
    await run.facilitator.call('advanceRun', { params, body: {} });
    const runData = await loadRunData(server.app.db.read, run.id, server.clock.now);
    const votes = runData.votes.flatMap((vote) =>
      Array.from({ length: 300 }, () => ({ ...vote, reasoning })),
    );
    return { ...runData, votes };
  } finally {
    await server.close();
  }
}

describe('the PDF of a run with 300 reasons of maximum length', () => {
  test.each([
    ['tabs', `a${'\t'.repeat(9_998)}b`],
    ['single letters', 'a '.repeat(5_000)],
    ['lines', 'a\n'.repeat(5_000)],
    ['one word', 'W'.repeat(10_000)],
    ['typefaces that change', 'a→李'.repeat(3_333)],
    ['characters that no typeface has', 'a𠀀'.repeat(3_333)],
  ])(
    'a PDF with 300 reasons of maximum length is made for %s',
    async (_, reasoning) => {
      const runData = await runDataWith(reasoning);
      const order = {
        language: 'en' as const,
        time_zone: 'UTC',
        hour_cycle: 'h12' as const,
        format: 'pdf' as const,
        ...reportOptions(),
        runData,
      };
      const [first] = await makeQueued(order, { user_id: 1, gone });
      expect(Buffer.from(first ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    },
    120_000,
  );

  test('the PDF of a run cuts long reasons, but none of an ordinary run', async () => {
    const long = withShortRunTexts(await runDataWith('a '.repeat(5_000)));
    expect(long.isCut).toBe(true);
    expect(textOf(reportOn(long.runData))).toContain(cutMark);
    const ordinary = await runDataWith('The pier gives way, and we must act now. '.repeat(20));
    expect(withShortRunTexts(ordinary)).toEqual({ runData: ordinary, isCut: false });
  });
});
