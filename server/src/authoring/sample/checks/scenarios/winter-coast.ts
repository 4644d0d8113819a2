import type { ScenarioData } from '../scenario-data.ts';
import { rowsOf } from '../table.ts';

/** What a court would recognise, and the owner's limit, in million crowns. */
const recognised = 400;
const limit = 74;

/** The amount that a court gives on average, in million crowns, from the chance that the limit falls. */
const expectedFromCourt = (chance: number) => chance * recognised + (1 - chance) * limit;

const cores = rowsOf('beach-cores-november.csv');

export const winterCoast: ScenarioData = {
  key: 'winter-coast',
  clock: { start: '08:00', pace: 6 },
  shared: [
    { row: '165 million, paid before the holidays', points: [3, 0, 0] },
    { row: 'years of court avoided', points: [2, 0, 0] },
    { row: 'a part of the damage, and nobody is asked who knew', points: [-1, 0, 0] },
    { row: 'about 400 million, and a warning to the trade', points: [0, 2, 0] },
    { row: 'four to six years, and the region pays until then', points: [0, -3, 0] },
    { row: 'no court is certain', points: [0, -1, 0] },
    { row: 'begins now, with those who worked together', points: [0, 0, 2] },
    { row: '78 million of 88', points: [0, 0, -3] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [-2, 0, 0] },
    { id: 'K2', rooms: ['political'], points: [0, 0, 1] },
    { id: 'K3', rooms: ['economic'], points: [-2, 0, 0] },
    { id: 'K4', rooms: ['social'], points: [1, -1, 0] },
    { id: 'K5', rooms: ['social'], points: [-1, 0, 0] },
    { id: 'K6', rooms: ['environmental'], points: [0, 0, 1] },
    { id: 'K7', rooms: ['technological', 'legal'], points: [0, 2, 0] },
    { id: 'K8', rooms: ['technological', 'environmental'], points: [-2, 0, 0] },
    { id: 'K9', rooms: ['legal'], points: [0, 2, 0] },
    { id: 'K10', rooms: ['economic'], points: [0, 0, -2] },
  ],
  unimportant: ['p5', 'p6', 'e6', 'e7', 's5', 's7', 't5', 't6', 't7', 'n6', 'n7', 'l6', 'l8'],
  confidential: [
    'p1',
    'p2',
    'p3',
    'p7',
    'e2',
    'e3',
    'e4',
    's1',
    's2',
    's8',
    't1',
    't2',
    't8',
    'n1',
    'n2',
    'l1',
    'l2',
    'l3',
    'l4',
    'l5',
  ],
  replies: { e6: 'e5', s4: 's3', s5: 's4', n5: 'n4' },
  rumour: { post: 's3', truth: 's4', disproved_by: 'beach-cores' },
  overturns: 'e4',
  numbers: [
    {
      value: [cores.length, Math.max(...cores.map((row) => Number(row[6]))) < 100],
      equals: [34 / 0.5, true],
      shown: { '34 kilometres': ['winter-coast/description'] },
    },
    {
      value: [96 + 14 * 38 + 41 + 58 + 30, 14 * 38, Math.floor(96 + 41 + 58 + 30 + (14 * 38) / 3)],
      equals: [757, 532, 402],
      shown: {
        757: ['winter-coast/e1', 'winter-coast/description', 'damage-list-november.csv'],
        532: ['winter-coast/e1', 'damage-list-november.csv'],
        402: ['winter-coast/e1'],
        402.3: ['damage-list-november.csv'],
        'about 400': ['winter-coast/description'],
      },
    },
    {
      value: 96 / 2,
      equals: 48,
      shown: {
        '96 million, advanced': ['winter-coast/p1'],
        'Half, 48,': ['winter-coast/p1'],
        '48 million': ['winter-coast/K1'],
        '96 million in place of 48': ['winter-coast/settle/outcome'],
      },
    },
    {
      value: [limit / 2, 26 + 31 + 29 + 4],
      equals: [37, 90],
      shown: {
        '37 million': [
          'winter-coast/l2',
          'winter-coast/K9',
          'winter-coast/court/conditions',
          'motion-for-an-advance.txt',
        ],
        '4 March': ['winter-coast/court/conditions'],
        '5 dec': ['winter-coast/court/outcome'],
        '74 million': ['briefing', 'motion-for-an-advance.txt'],
      },
    },
    {
      value: [0.75, 0.55, 0.4].map((chance) => expectedFromCourt(chance).toFixed(1)),
      equals: ['318.5', '253.3', '204.4'],
      shown: {
        '318.5': ['winter-coast/note'],
        '253.3': ['winter-coast/note'],
        '204.4': ['winter-coast/note'],
        '75 in 100': ['winter-coast/t1'],
        '75 cases of 100': ['winter-coast/l1'],
        '55 per cent': ['winter-coast/e3'],
      },
    },
    {
      value: [165 - 48 - 55, 165 - 48 - 90],
      equals: [62, 27],
      shown: {
        '62 million': ['winter-coast/note'],
        '27 if': ['winter-coast/note'],
        '55 million next summer, 90 if': ['winter-coast/K8'],
        '90 of the 165 million': ['winter-coast/settle/conditions'],
      },
    },
    {
      value: [88 - 78, 78 + 12],
      equals: [10, 90],
      shown: {
        'The reserve would be 10': ['winter-coast/e2'],
        '12 million': ['winter-coast/p2', 'winter-coast/K2', 'winter-coast/trust/conditions'],
        '90 million': ['winter-coast/note'],
      },
    },
    {
      value: Math.round((61_000 * 0.41) / 1000),
      equals: 25,
      shown: {
        '41 crowns for every hundred': ['winter-coast/settle/outcome'],
        '61,000': ['winter-coast/settle/outcome'],
        'got 25,000': ['winter-coast/settle/outcome'],
      },
    },
    {
      value: [1390 - 1080 - 250, 40 - 11, 41 + 20],
      equals: [60, 29, 61],
      shown: {
        'about 60 tonnes': ['winter-coast/t3'],
        'the other 29': ['winter-coast/court/conditions'],
        '41 to 20': ['winter-coast/trust/conditions'],
      },
    },
    {
      value: 5 + 60,
      equals: 65,
      shown: { 'off for 65': ['winter-coast/n3'], 'starting again 60 hours': ['adrift/description'] },
    },
    {
      value: Math.ceil((9 * 12.42) / 24),
      equals: 5,
      shown: {
        'Nine tides, from Tuesday': ['winter-coast/t1'],
        'Saturday 6 December': ['winter-coast/court/conditions'],
      },
    },
  ],
};
