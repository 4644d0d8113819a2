import { describe, expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import { reportOptions } from '../../../../testing/reports.ts';
import type { RunData } from '../../run-data.ts';
import { drawBlocks } from '../pdf/draw.ts';
import { shiftSection } from './shift.ts';

type Stage = RunData['stages'][number];
type Shift = NonNullable<Stage['shift']>;

const english = translatorFor('en');
const decisions = ['Keep the night shift', 'Stand the harbour down at dusk and send everybody home'].map(
  (title_of_decision, index) => ({ id: 11 + index, title_of_decision }),
);
const flow = (from: number | null, to: number | null, people: number) => ({ from, to, people });

function stageWith(flows: Shift['rooms'][number]['flows'], more: Partial<Shift> = {}): Stage {
  const shift = { rooms: [{ room_name: 'legal', flows }], on_behalf: 0, confidence: null, ...more };
  return { decisions, chosen_decision_id: 12, decided_by: 'rooms', shift } as unknown as Stage;
}
const blocksOf = (stage: Stage, translator = english) =>
  shiftSection({ runData: { stages: [stage] } as RunData, translator, ...reportOptions() }, stage);
const written = (stage: Stage, translator = english) =>
  JSON.stringify(drawBlocks(blocksOf(stage, translator), translator));

describe('the shift in the PDF', () => {
  test('the shift in the PDF has a sentence, a chart with titles and the chosen decision, and a table', () => {
    const text = written(stageWith([flow(11, 11, 6), flow(11, 12, 2), flow(12, 12, 4), flow(null, 11, 1)]));
    expect(text).toContain('2 of 12 changed their minds, all of them away from A');
    expect(text).toContain(
      'Kept the decision of their room vote: 10. Nobody left B. Only people without a room vote joined A: 1.',
    );
    for (const part of [
      'Keep the night shift',
      'Stand the harbour down',
      'at dusk and send…',
      'Chosen in the tie',
    ])
      expect(text).toContain(`>${part}</text>`);
    expect(text).toContain('Room vote: 12');
    expect(text).toContain('Moved: Legal Expert 2 of 12');
    expect(text).toContain('from A');
  });

  test('the shift in the PDF says where people came from if they left several decisions', () => {
    const stage = stageWith([flow(11, 12, 2), flow(12, 11, 1), flow(12, 12, 3)]);
    expect(written(stage)).toContain('3 of 6 changed their minds: 2 left A and 1 left B');
    expect(written(stage, translatorFor('de'))).toContain(
      '3 von 6 haben ihre Meinung geändert: 2 weg von A und 1 weg von B',
    );
  });

  test('the shift in the PDF is left out if nobody voted, and has no sentence about moves without room votes', () => {
    expect(blocksOf(stageWith([flow(null, null, 3)]))).toEqual([]);
    expect(written(stageWith([flow(null, 11, 3)]))).toContain(
      'Nobody cast a room vote, so nobody could move.',
    );
    expect(written(stageWith([flow(11, null, 3)]))).toContain(
      'Nobody gave both a room vote and a final decision.',
    );
    expect(written(stageWith([flow(11, 11, 3)]))).toContain('Nobody moved');
    expect(written(stageWith([flow(11, 12, 1)]))).toContain('1 of 1 moved, away from A');
  });

  test('the shift in the PDF has distributions, means and forecasts as drawings with their numbers', () => {
    const confidence = {
      room_votes: [0, 0, 0, 0, 0, 3, 0, 5, 0, 0, 4],
      final_votes: null,
      forecasts: [
        { decision_id: 11, people: 9 },
        { decision_id: 12, people: 3 },
      ],
      by_move: { stayed: { people: 8, mean: 71.2 }, moved: { people: 4, mean: 44 } },
      more_popular: { decision_id: 12, votes: 8, of_votes: 30, forecasts: 3, of_forecasts: 30 },
    };
    const text = written(stageWith([flow(11, 11, 8), flow(11, 12, 4)], { confidence }));
    for (const part of [
      'How sure with the room vote',
      'Fewer than four people said how sure they were with the final decision.',
      'Stayed, 8',
      'Moved, 4',
      '9 of 12 expected it',
      '4 of 12 chose it',
      'B was more popular than predicted',
    ])
      expect(text).toContain(part);
    expect(written(stageWith([flow(11, 11, 8)], { confidence: { ...confidence, by_move: null } }))).toContain(
      'Means are left out',
    );
  });
});
