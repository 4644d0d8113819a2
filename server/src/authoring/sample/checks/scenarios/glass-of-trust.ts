import { clockAfter } from '../clock.ts';
import type { ScenarioData } from '../scenario-data.ts';

export const glassOfTrust: ScenarioData = {
  key: 'glass-of-trust',
  clock: { start: '08:00', pace: 4 },
  shared: [
    { row: 'the plainest answer', points: [2, 0, 0] },
    { row: 'lawyers, lost posts, months of guilt', points: [-3, 0, 0] },
    { row: 'new filters can be seen and filmed', points: [0, 3, 0] },
    { row: 'the carbon has to be changed by spring anyway', points: [0, 2, 0] },
    { row: '31 million and nine days of rationing', points: [0, -2, 0] },
    { row: 'quick, and everybody understands it', points: [0, 0, 3] },
    { row: '56 million of a reserve of 88', points: [0, 0, -2] },
    { row: 'the last health check in July', points: [0, 0, -1] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [2, 0, 0] },
    { id: 'K2', rooms: ['political'], points: [-1, 0, 0] },
    { id: 'K3', rooms: ['legal'], points: [0, 0, -2] },
    { id: 'K4', rooms: ['economic'], points: [0, -2, 0] },
    { id: 'K5', rooms: ['economic', 'legal'], points: [-1, 0, -1] },
    { id: 'K6', rooms: ['social'], points: [2, 0, 0] },
    { id: 'K7', rooms: ['social', 'environmental'], points: [0, 0, 2] },
    { id: 'K8', rooms: ['technological'], points: [0, -2, 0] },
    { id: 'K9', rooms: ['technological'], points: [0, 1, 0] },
    { id: 'K10', rooms: ['environmental'], points: [0, -1, 0] },
  ],
  unimportant: ['p4', 'p5', 'e5', 'e6', 's6', 's7', 't4', 't5', 't7', 'n6', 'n7', 'l6', 'l7'],
  confidential: [
    'p2',
    'p6',
    'p7',
    'e1',
    'e3',
    'e4',
    'e7',
    's1',
    's4',
    's7',
    's8',
    't1',
    't2',
    't3',
    't6',
    'n1',
    'n3',
    'n4',
    'n8',
    'l1',
    'l2',
    'l4',
    'l5',
  ],
  replies: { s6: 's5', s2: 's6', n6: 'n2' },
  rumour: { post: 's5', truth: 's6', disproved_by: 'filter-nights' },
  overturns: 'p7',
  numbers: [
    {
      value: [(120 * 470_000) / 1e6, (65 * 300_000) / 1e6, (120 * 470_000 + 65 * 300_000) / 1e6],
      equals: [56.4, 19.5, 75.9],
      shown: {
        '56 million': ['glass-of-trust/description'],
        '56.4': ['glass-of-trust/e1'],
        '19.5': ['glass-of-trust/description', 'glass-of-trust/e1'],
        '75900000': ['compensation-bill.csv'],
      },
    },
    {
      value: [
        new Date(Date.UTC(2031, 10, 27 + 7 * Math.round(300 / 9))).getUTCMonth() + 1,
        Math.round(83 / 9),
      ],
      equals: [7, 9],
      shown: {
        'in July': ['glass-of-trust/description'],
        '83,000 people': ['glass-of-trust/n4', 'glass-of-trust/s8', 'glass-of-trust/K7'],
        'nine weeks': ['glass-of-trust/n4', 'glass-of-trust/s8', 'glass-of-trust/K7'],
      },
    },
    {
      value: [9 * 9, 81 + 31],
      equals: [81, 112],
      shown: {
        '81': ['glass-of-trust/e3', 'glass-of-trust/K4', 'glass-of-trust/note'],
        '112 million': ['glass-of-trust/note'],
      },
    },
    {
      value: [31 - 28 + 20, 45 - 38],
      equals: [23, 7],
      shown: {
        '23 days': ['glass-of-trust/description', 'glass-of-trust/s1', 'glass-of-trust'],
        'Day 38, last Thursday': ['glass-of-trust/description'],
      },
    },
    {
      value: [clockAfter('22:10', 3 + 25 / 60), Math.round((110_000 / 14 / 6) * (3 + 25 / 60))],
      equals: ['01:35', 4474],
      shown: {
        '01:35': ['glass-of-trust/t1', 'glass-of-trust/s3', 'filter-3-by-night.csv'],
        '4,500 cubic metres': ['glass-of-trust/t1'],
      },
    },
    {
      value: [31 - 19 + 26, 38 - 1],
      equals: [38, 37],
      shown: { '38 nights': ['glass-of-trust/s6'], '37 others': ['glass-of-trust/s5'] },
    },
    {
      value: [2 * 0.8, 40 * 1.6],
      equals: [1.6, 64],
      shown: { '1.6 milligrams': ['glass-of-trust/n1'], '0.8 milligrams': ['glass-of-trust/t1'] },
    },
    {
      value: [
        Math.round((1.1 * (60 + 90)) / 2 / 10) * 10,
        6 * 7 * 0.8 > 31,
        Math.round(1100 / 1.5 / 10) * 10,
      ],
      equals: [80, true, 730],
      shown: {
        '800,000 crowns a day': ['glass-of-trust/e2'],
        'Six weeks': ['glass-of-trust/e2'],
        '730,000 bottles': ['glass-of-trust/n5'],
      },
    },
    {
      value: [4 + 5, 60 + 19 - 12],
      equals: [9, 67],
      shown: {
        '9 December': ['glass-of-trust/l5', 'glass-of-trust/K3', 'glass-of-trust/apology/conditions'],
        'Day 67': ['glass-of-trust/apology/outcome'],
      },
    },
  ],
};
