import type { ScenarioData } from '../scenario-data.ts';

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const emptyQuarter: ScenarioData = {
  key: 'empty-quarter',
  clock: { start: '08:00', pace: 4 },
  shared: [
    { row: 'home for the vote and the holidays, shops earn', points: [3, 0, 0] },
    { row: 'yards are not tested', points: [-1, 0, 0] },
    { row: 'a published result for every block', points: [0, 2, 0] },
    { row: 'months in halls and on ferries, 150 million', points: [0, -2, 0] },
    { row: 'lucky and unlucky streets until April', points: [0, -1, 0] },
    { row: 'nobody lives in the dust, and the rest go home now', points: [0, 0, 2] },
    { row: '7,400 people do not come back, 385 million', points: [0, 0, -3] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [0, 0, 2] },
    { id: 'K2', rooms: ['political', 'legal'], points: [1, 0, 1] },
    { id: 'K3', rooms: ['economic'], points: [-2, 0, 0] },
    { id: 'K4', rooms: ['economic', 'social'], points: [0, 0, -2] },
    { id: 'K5', rooms: ['environmental'], points: [0, -1, 0] },
    { id: 'K6', rooms: ['technological'], points: [0, 3, 0] },
    { id: 'K7', rooms: ['environmental'], points: [-2, 0, 0] },
    { id: 'K8', rooms: ['legal'], points: [0, 0, -1] },
  ],
  unimportant: ['p6', 'p7', 'e5', 'e6', 'e7', 's6', 's7', 't3', 't6', 't8', 'n5', 'n6', 'n8', 'l7', 'l8'],
  confidential: ['p4', 'p5', 'e2', 'e3', 'e8', 's2', 's3', 't7', 'n1', 'n2', 'l1', 'l2', 'l3', 'l4', 'l5'],
  replies: { e5: 'e4', e6: 'e5', s5: 's4', s6: 's4', t3: 't2', t4: 't3', n5: 'n4', n6: 'n5' },
  rumour: { post: 's4', truth: 's5', disproved_by: 'break-ins' },
  overturns: 't7',
  numbers: [
    {
      value: [38_000 - 35_200, 38_000 - 7400, 2960 * 2.5],
      equals: [2800, 30_600, 7400],
      shown: {
        '35,200': ['empty-quarter/description', 'empty-quarter/e1', 'harbour-fire/empty/outcome'],
        '30,000 people in one weekend': ['empty-quarter/buyout/outcome'],
        '7,400': ['empty-quarter'],
        '2,960 homes': ['empty-quarter/e1'],
      },
    },
    {
      value: [35_200 * 45, Math.round((35_200 * 45) / 1e6 + 0.7), Math.round(15 * (1.584 + 0.7))],
      equals: [1_584_000, 2, 34],
      shown: {
        '1.58 million': ['empty-quarter/e1'],
        '45 crowns': ['empty-quarter/description', 'empty-quarter/e1', 'harbour-fire/l3'],
        '34 million': ['empty-quarter/e1', 'empty-quarter'],
      },
    },
    {
      value: [385 / 2960, (212 * 130_000 * 0.4) / 1e6].map((one) => one.toFixed(2)),
      equals: ['0.13', '11.02'],
      shown: {
        '130,000 crowns': ['empty-quarter/e3'],
        '212 times 52,000': ['empty-quarter/e3'],
        '11 million': [
          'empty-quarter/e3',
          'empty-quarter/s3',
          'empty-quarter/K4',
          'empty-quarter/buyout/conditions',
        ],
      },
    },
    {
      value: [Math.ceil((9 * 27) / 12), 34 - 9, dayAfter('2031-11-27', 27), 21 - 9],
      equals: [21, 25, '2031-12-24', 12],
      shown: {
        'it takes 21': ['empty-quarter/e2'],
        'need 21 trucks': ['empty-quarter/K3'],
        'Christmas Eve': ['empty-quarter/e2', 'empty-quarter/home/conditions'],
        '24 December': ['empty-quarter/K3'],
        'twelve trucks': ['empty-quarter/e8'],
        'M-34': ['suction-trucks-class-m.csv'],
      },
    },
    {
      value: [12 * 60, (12 * 60) / 15, dayAfter('2031-11-27', 48)],
      equals: [720, 48, '2032-01-14'],
      shown: {
        '720 tonnes at 15 a day are 48 days': ['empty-quarter/n2'],
        '14 January': ['empty-quarter/home/conditions'],
        '640,000': ['empty-quarter/n2', 'empty-quarter/K7', 'empty-quarter/home/conditions'],
      },
    },
    {
      value: [Math.ceil(9400 / 180), dayAfter('2031-11-27', 53), dayAfter('2032-01-08', 53)],
      equals: [53, '2032-01-19', '2032-03-01'],
      shown: {
        '53': ['empty-quarter/t2', 'empty-quarter/t7', 'empty-quarter/blocks/conditions'],
        '19 January': ['empty-quarter/t2', 'empty-quarter/blocks/conditions'],
        '8 January': ['empty-quarter/home/outcome'],
        '1 March': ['empty-quarter/home/outcome'],
      },
    },
    {
      value: [25 * 40, Math.ceil(9400 / 1000), dayAfter('2031-11-27', 10)],
      equals: [1000, 10, '2031-12-07'],
      shown: {
        '1,000 yards a day': ['empty-quarter/t7', 'empty-quarter/K6'],
        'ten days': ['empty-quarter/t7', 'empty-quarter/K6', 'empty-quarter/note'],
        '7 December': ['empty-quarter/blocks/conditions'],
      },
    },
    {
      value: [dayAfter('2031-11-27', 128), Math.round((128 * (1.584 + 0.7)) / 2)],
      equals: ['2032-04-03', 146],
      shown: {
        '3 April': ['empty-quarter/blocks/outcome'],
        'about 150': ['empty-quarter/e1', 'empty-quarter'],
      },
    },
    {
      value: [(640 * 11_000) / 1e6, 30_000 / 400],
      equals: [7.04, 75],
      shown: {
        '11,000 crowns each': ['empty-quarter/e4'],
        'that is 7 million': ['empty-quarter/e4'],
        '75 days': ['empty-quarter/n7'],
        '400 a day': ['empty-quarter/n7', 'empty-quarter/buyout/outcome'],
      },
    },
    {
      value: 17 + 16 - 31,
      equals: 2,
      shown: {
        'sixteen days': ['empty-quarter/description'],
        '2 November': ['empty-quarter/description', 'ruling-stay-away-order.txt'],
      },
    },
    {
      value: 100 - 58 - 29,
      equals: 13,
      shown: { "13 don't want to come back": ['empty-quarter/s1'] },
    },
  ],
};
