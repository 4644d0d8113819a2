import { expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator.ts';
import type { RunData } from '../../run-data.ts';
import { flowChart, smallFlowChart } from './flow-chart.ts';

const stage = {
  decisions: [
    { id: 11, title_of_decision: 'Keep the night shift' },
    { id: 12, title_of_decision: 'Stand the harbour down' },
  ],
  chosen_decision_id: 12,
  decided_by: 'majority',
} as RunData['stages'][number];

test.each([
  { chart: flowChart(stage, [{ from: 11, to: 12, people: 3 }], translatorFor('en')), keys: 2 },
  { chart: smallFlowChart(stage, [{ from: 11, to: 12, people: 3 }], 260, translatorFor('en')), keys: 0 },
])('a decision without votes has no bar in a chart with $keys keys', ({ chart, keys }) => {
  const { svg } = chart as { svg: string };
  expect(svg.match(/<rect/g)).toHaveLength(2 + keys);
  expect(svg).not.toMatch(/<rect[^>]* height="0"/);
});
