import { reportLayouts } from '@vincere/contract';
import type { Room } from '@vincere/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import { reportOn, reportOptions, textOf, valuesOf } from '../../../../testing/reports.ts';
import { buildRun } from '../../../../testing/runs.ts';
import { startServer, type TestServer } from '../../../../testing/server.ts';
import { loadRunData, type RunData } from '../../run-data.ts';
import { pdfOf } from './document.ts';
import { drawBlocks } from './draw.ts';

let server: TestServer;
let tied: RunData;
beforeAll(async () => {
  server = await startServer();
  tied = await tiedRun();
});
afterAll(() => server.close());

/** Plays a stage of six people that ends with a tie. Two of them move, and a fact stays in its room. */
async function tiedRun(): Promise<RunData> {
  const rooms: Room[] = ['legal', 'legal', 'social', 'social', 'economic', 'economic'];
  const run = await buildRun(server, { rooms });
  const { facilitator, first } = run;
  const params = { runId: run.id };
  const [one = 0, other = 0] = first.decision_ids;
  const { id: post } = await facilitator.call('createPost', {
    body: { content: 'The bridge fails', room_name: 'legal', scenario_id: first.id },
  });
  await facilitator.call('createFact', {
    params: { scenarioId: first.id },
    body: { text: 'The bridge fails', posts: [post], files: [], supports: [one], opposes: [other] },
  });
  await facilitator.call('updateDecision', {
    params: { decisionId: other },
    body: { outcome: 'By daylight the quay was empty.' },
  });
  const votes = [
    [one, one],
    [one, one],
    [other, other],
    [other, other],
    [other, one],
    [one, other],
  ] as const;
  for (const [index, [room, final]] of votes.entries()) {
    const member = run.members[index];
    const reasoning = 'It holds';
    await member?.call('castRoomVote', { params, body: { decision_chosen_id: room, reasoning } });
    await member?.call('castFinalVote', { params, body: { decision_chosen_id: final, reasoning } });
  }
  await facilitator.call('advanceRun', { params, body: { decision_id: other } });
  await facilitator.call('changeRunStatus', { params, body: { status: 'ENDED' } });
  return loadRunData(server.app.db.read, run.id, server.clock.now);
}

describe('the first page of a PDF', () => {
  test('the first page of a PDF has the decisions, what came of them, the findings and what was not shared', () => {
    const text = textOf(reportOn(tied));
    for (const part of [
      'Tie, decided by the facilitator',
      'By daylight the quay was empty.',
      'The run was ended in the stage after this.',
      'Stage 1 was a tie.',
      'A (Option 1) and B (Option 2) had 3 votes each. The facilitator chose B.',
      '2 people changed their minds in stage 1.',
      'The only key fact never left its room.',
      'Legal Expert; Stage 1, not read; for A, against B',
      'Put together, the key facts of stage 1 (1) support A, Option 1.',
    ])
      expect(text).toContain(part);
    expect(textOf(reportOn(tied, { language: 'de' }))).toContain('Phase 1 endete im Gleichstand.');
  });

  test.each(reportLayouts)(
    'the first page of a PDF names the page of what each finding is made from, in the layout %s',
    async (layout) => {
      const translator = translatorFor('en');
      const pages = drawBlocks(reportOn(tied, { layout }), translator);
      const references = valuesOf(pages, 'pageReference');
      expect(references).toEqual(['decided-1', 'shift-1', 'rooms', 'facts-1']);
      const ids = valuesOf(pages, 'id');
      expect(ids).toEqual(expect.arrayContaining(references));
      expect(new Set(ids).size).toBe(ids.length);
      // Only a reference at the end of a short text gets its number.
      const texts = valuesOf(pages, 'text').filter((text) => valuesOf(text, 'pageReference').length > 0);
      expect(texts).toEqual(references.map((pageReference) => ['Page ', { pageReference }]));
      expect((await pdfOf(tied, reportOptions({ layout }), translator)).length).toBeGreaterThan(0);
    },
  );
});
