import type { ScenarioData } from '../scenario-data.ts';

/** The value of what was saved, in million crowns. The invoice takes 15 per cent of it. */
const saved = 212;

export const priceOfHelp: ScenarioData = {
  key: 'price-of-help',
  clock: { start: '08:00', pace: 6 },
  shared: [
    { row: '31 minutes: one traffic control sees more', points: [1, 0, 0] },
    { row: 'ship and boxes released, the bill to a tribunal', points: [1, 0, 0] },
    { row: 'six miles on both sides of a line five and a half off our pier', points: [-3, 0, 0] },
    { row: 'the capital says that it will sue', points: [-1, 0, 0] },
    { row: 'a tug and a centre, signed by two coast guards, silent on the border', points: [0, 3, 0] },
    { row: 'ship, papers and boxes stay until the bill is secured', points: [0, -2, 0] },
    { row: 'nothing owed, and the ship at home', points: [0, 0, 2] },
    { row: 'the border is left to the two states', points: [0, 0, 1] },
    { row: '65 million of 88, and nothing changes in the strait', points: [0, 0, -3] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [2, 0, 0] },
    { id: 'K2', rooms: ['legal'], points: [0, -3, 0] },
    { id: 'K3', rooms: ['economic'], points: [2, 1, 0] },
    { id: 'K4', rooms: ['economic'], points: [0, 0, -2] },
    { id: 'K5', rooms: ['social', 'environmental'], points: [-1, 0, 0] },
    { id: 'K6', rooms: ['social'], points: [1, 0, -1] },
    { id: 'K7', rooms: ['technological'], points: [0, 1, 0] },
    { id: 'K8', rooms: ['environmental'], points: [2, 0, 0] },
    { id: 'K9', rooms: ['legal'], points: [-2, 0, 0] },
    { id: 'K10', rooms: ['political'], points: [0, 0, 2] },
  ],
  unimportant: ['p5', 'p6', 'p7', 'e5', 'e7', 's6', 's7', 's8', 't7', 't8', 'n6', 'n7', 'l6', 'l8'],
  confidential: [
    'p1',
    'p2',
    'p3',
    'p4',
    'p8',
    'e1',
    'e3',
    's1',
    's2',
    's3',
    't2',
    't4',
    't5',
    't6',
    'n1',
    'n2',
    'l1',
    'l2',
    'l3',
    'l4',
    'l5',
  ],
  replies: { p6: 'p5', p7: 'p6', e6: 'e4', s5: 's4', n4: 'n3' },
  rumour: { post: 's4', truth: 's5', disproved_by: 'yard-tally' },
  overturns: 'l2',
  numbers: [
    {
      value: [6 * 2.8, saved * 0.15, 41 * 0.4, 6 * 2.8 + saved * 0.15 + 41 * 0.4].map((sum) =>
        sum.toFixed(1),
      ),
      equals: ['16.8', '31.8', '16.4', '65.0'],
      shown: {
        16.8: ['price-of-help/e2', 'invoice-port-azir.csv'],
        31.8: [
          'price-of-help/e1',
          'price-of-help/e2',
          'invoice-port-azir.csv',
          'price-of-help/payment/conditions',
        ],
        16.4: ['price-of-help/e2', 'invoice-port-azir.csv'],
        '65.0': ['price-of-help/e2', 'invoice-port-azir.csv', 'price-of-help/payment/outcome'],
        '65 million': ['price-of-help/description', 'price-of-help/cooperation/conditions'],
      },
    },
    {
      value: [88 - 65, 40 - (88 - 65)],
      equals: [23, 17],
      shown: {
        'Reserve 88.0, of which 40.0': ['price-of-help/e2'],
        'Balance 23.0': ['price-of-help/payment/outcome'],
        '17 million': ['price-of-help/note'],
        '88 million': ['briefing'],
      },
    },
    {
      value: [saved * 0.06, saved * 0.09, saved * (0.15 - 0.09), saved * (0.15 - 0.06)].map((sum) =>
        sum.toFixed(1),
      ),
      equals: ['12.7', '19.1', '12.7', '19.1'],
      shown: { '12.7 to 19.1': ['price-of-help/e1', 'price-of-help/K4'], 212: ['price-of-help/e1'] },
    },
    {
      value: (saved * (0.15 - 0.08)).toFixed(1),
      equals: '14.8',
      shown: { '14.8 million': ['price-of-help/payment/conditions'] },
    },
    {
      value: 22 * 60 + 9 - (21 * 60 + 38),
      equals: 31,
      shown: {
        '31 minutes': ['price-of-help/description'],
        '21:38': ['price-of-help/t1', 'radio-transcript-channel-16.txt'],
        '22:09': ['price-of-help/t1', 'radio-transcript-channel-16.txt'],
      },
    },
    {
      value: [11 / 2, 6 - 11 / 2],
      equals: [5.5, 0.5],
      shown: {
        'five and a half': ['price-of-help/description', 'strait-authority-draft-extract.txt'],
        'half a mile inland': ['price-of-help/treaty/conditions'],
        'eleven nautical miles': ['briefing'],
      },
    },
    {
      value: [1100 - 10 * 12, Math.ceil(980 / 12)],
      equals: [980, 82],
      shown: {
        '980 of 1,100': ['price-of-help/t2'],
        980: ['yard-tally-port-azir.csv'],
        'the middle of February': ['price-of-help/t2'],
        'mid-February': ['price-of-help/K7'],
      },
    },
    {
      value: [427 + 52, 290 + 189],
      equals: [402 + 77, 388 + 91],
      shown: {
        '427 to 52': ['price-of-help/s1'],
        '290 to 189': ['price-of-help/s1'],
        '402 to 77': ['broken-tow/p4'],
      },
    },
    {
      value: 3 * 7,
      equals: 21,
      shown: {
        '7 million a month': ['price-of-help/e4'],
        '21 million': ['price-of-help/payment/conditions'],
      },
    },
    {
      value: 32 + 29,
      equals: 61,
      shown: { '32 votes to 29': ['price-of-help/treaty/outcome'], 'of 61': ['price-of-help/p3'] },
    },
  ],
};
