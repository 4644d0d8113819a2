import { clockAfter } from '../clock.ts';
import type { ScenarioData } from '../scenario-data.ts';

/** The water in the Brack on 5 November if ships bring water and use falls to 51 per cent, in cubic metres. */
const brackWithShips = 1_496_000 - 2 * 118_000 - 2 * 93_680 - 4 * (93_680 - 20_000) - 11 * (93_680 - 72_500);

export const dryCity: ScenarioData = {
  key: 'dry-city',
  clock: { start: '07:00', pace: 4 },
  shared: [
    { row: '110,000 cubic metres a day from Monday on, and cheap', points: [2, 0, 0] },
    { row: 'the ship lies up-current', points: [-2, 0, 0] },
    { row: '44 per cent would not drink it', points: [-2, 0, 0] },
    { row: 'clean water, and by the plan enough to close the gap', points: [0, 3, 0] },
    { row: '2,600 farms need it for their winter crop', points: [0, -2, 0] },
    { row: 'nobody drinks doubtful water and no farm runs dry', points: [0, 0, 2] },
    { row: 'the dearest way, and households pay by use', points: [0, 0, -2] },
  ],
  facts: [
    { id: 'K1', rooms: ['political', 'social'], points: [0, 2, 0] },
    { id: 'K2', rooms: ['political'], points: [0, 0, -1] },
    { id: 'K3', rooms: ['economic'], points: [0, 0, -2] },
    { id: 'K4', rooms: ['economic', 'technological'], points: [-1, 0, 0] },
    { id: 'K5', rooms: ['social'], points: [2, 0, 0] },
    { id: 'K6', rooms: ['technological'], points: [0, -2, 0] },
    { id: 'K7', rooms: ['environmental'], points: [0, -2, 0] },
    { id: 'K8', rooms: ['environmental'], points: [-1, 0, 0] },
    { id: 'K9', rooms: ['legal'], points: [3, 0, 0] },
    { id: 'K10', rooms: ['legal'], points: [0, 0, 2] },
  ],
  unimportant: ['p4', 'p5', 'p6', 'e4', 'e7', 's2', 's3', 's5', 't5', 't6', 't7', 'n7', 'n8', 'l6', 'l7'],
  confidential: [
    'p1',
    'p2',
    'p7',
    'e1',
    'e2',
    'e6',
    'e8',
    's1',
    's7',
    's8',
    't1',
    't3',
    't4',
    't5',
    't6',
    'n1',
    'n2',
    'l1',
    'l2',
    'l3',
    'l4',
    'l8',
  ],
  replies: { e4: 'e3', s5: 's4', s6: 's5', n4: 'n3', n5: 'n4' },
  rumour: { post: 's4', truth: 's5', disproved_by: 'brack-forecast' },
  overturns: 's8',
  numbers: [
    {
      value: [1_850_000 - 3 * 118_000, clockAfter('09:00', (((1_496_000 - 340_000) / 118_000) % 1) * 24)],
      equals: [1_496_000, '04:07'],
      shown: {
        '1,496,000': ['dry-city/description', 'dry-city/t4'],
        'the night after Sunday 26 October': ['dry-city/description'],
        'Mon 27 Oct,forecast,0,316000': ['brack-reservoir-forecast.csv'],
      },
    },
    {
      value: [clockAfter('09:00', 60), clockAfter('21:00', 12)],
      equals: ['21:00', '09:00'],
      shown: {
        'Sunday at 21:00': ['dry-city/t1'],
        'First water Sunday 21:00, so network Monday 09:00': ['dry-city/l4'],
        'Monday 20 October at nine': ['dry-city/restart/outcome'],
      },
    },
    {
      value: Math.round((110_000 * 5) / 7 / 1000),
      equals: 79,
      shown: { '79,000': ['dry-city/n1', 'dry-city/K8', 'dry-city/restart/outcome', 'dry-city/note'] },
    },
    {
      value: [54 / 6, 19 + 9, 17 + 16 - 31, Math.round((110 * 3) / 7)],
      equals: [9, 28, 2, 47],
      shown: {
        'nine days': ['dry-city/e2', 'dry-city/t1', 'dry-city/K4'],
        'on 2 November': ['dry-city/e2'],
        '28 October to 2 November': ['dry-city/K4'],
        '47,000': ['dry-city/restart/outcome'],
      },
    },
    {
      value: [18_500 + 14_200 + 21_600 + 16_300 + 17_400, 88_000 / 4],
      equals: [88_000, 22_000],
      shown: {
        '88,000': ['dry-city/e3', 'dry-city/K3'],
        88000: ['tanker-offers.xlsx'],
        '22,000': ['dry-city/K3'],
      },
    },
    {
      value: [90_000 - 43_000, 43_000 + 70_000],
      equals: [47_000, 113_000],
      shown: {
        '70,000 on top': ['dry-city/t3'],
        '70,000 more': ['dry-city/K6'],
        '70,000 cubic metres a day': ['dry-city/wells/outcome'],
        '113,000': ['dry-city/note', 'farmers-water'],
        '75,000': ['dry-city/n2', 'dry-city/K7', 'farmers-water'],
      },
    },
    {
      value: [110_000 * 12 * 1.9, 120_000 * 12 * 0.85, 100_000 * 11 * 14.2].map((crowns) =>
        (crowns / 1e6).toFixed(1),
      ),
      equals: ['2.5', '1.2', '15.6'],
      shown: {
        '2.5 million': ['dry-city/e1'],
        '1.2 million': ['dry-city/e1'],
        '15.6 million': ['dry-city/e1'],
      },
    },
    { value: 30 * 300, equals: 9000, shown: { '9,000 together': ['dry-city/p1'] } },
    {
      value: 34 - 14,
      equals: 20,
      shown: { 'we are 20': ['dry-city/p2'] },
    },
    {
      value: 290_000 / 4,
      equals: 72_500,
      shown: { '72,500': ['dry-city/tankers/outcome'], 72500: ['tanker-offers.xlsx'] },
    },
    {
      value: [268_000 * 0.51 - 43_000, brackWithShips],
      equals: [93_680, 544_940],
      shown: { '545,000': ['dry-city/tankers/outcome'] },
    },
    {
      value: 4 * 20_000 + 16 * 72_500,
      equals: 1_240_000,
      shown: { '1.24 million cubic metres': ['dry-city/tankers/outcome'] },
    },
    {
      value: 18 + 30 - 31,
      equals: 17,
      shown: {
        '30 days': ['dry-city'],
        '17 November': ['dry-city/wells/conditions', 'farmers-water'],
      },
    },
  ],
};
