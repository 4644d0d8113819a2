import type { ScenarioData } from '../scenario-data.ts';

/** The sum of a yearly increase over a number of years, for a price of 1. */
const summed = (rate: number, years: number) =>
  Array.from({ length: years }, (_, year) => (1 + rate) ** (year + 1)).reduce((sum, one) => sum + one, 0);

/** The cost of the lease for a family beyond inflation of 2 per cent, from the third year on, in crowns. */
const extraOfLease = (years: number) => 90 * 2.1 * (summed(0.06, years - 2) - summed(0.02, years - 2));

/** The crisis bill of a meter for a day, in crowns, from its use in cubic metres. */
const billOfMeter = (use: number) => 0.16 * 2.1 + 0.16 * 2.1 * 15 + (use - 0.32) * 2.1 * 40;

export const waterAtAPrice: ScenarioData = {
  key: 'water-at-a-price',
  clock: { start: '08:00', pace: 4 },
  shared: [
    { row: 'households are free at once', points: [3, 0, 0] },
    { row: 'trade pays the levy', points: [-2, 0, 0] },
    { row: 'those who saved feel foolish', points: [-1, 0, 0] },
    { row: 'the works do without 61 million', points: [-1, 0, 0] },
    { row: 'the debt is gone', points: [0, 2, 0] },
    { row: 'a plant of up to 60,000 cubic metres a day', points: [0, 2, 0] },
    { row: 'out of public hands for 25 years', points: [0, -2, 0] },
    { row: 'the price may rise by inflation and 4 points', points: [0, -1, 0] },
    { row: "the Governor's husband advised the company", points: [0, -1, 0] },
    { row: 'fair bills and control', points: [0, 0, 3] },
    { row: 'a plant of 40,000 cubic metres a day', points: [0, 0, 2] },
    { row: 'every tariff rises by a fifth for 15 years', points: [0, 0, -2] },
    { row: 'a loan of 260 million, and three years of building', points: [0, 0, -2] },
  ],
  facts: [
    { id: 'K1', rooms: ['political', 'economic'], points: [-1, 0, 0] },
    { id: 'K2', rooms: ['political'], points: [0, -2, 0] },
    { id: 'K3', rooms: ['economic'], points: [2, 0, 0] },
    { id: 'K4', rooms: ['social'], points: [1, 0, 0] },
    { id: 'K5', rooms: ['social', 'environmental'], points: [-1, 0, 0] },
    { id: 'K6', rooms: ['technological'], points: [0, -2, 0] },
    { id: 'K7', rooms: ['technological'], points: [0, 0, 1] },
    { id: 'K8', rooms: ['environmental'], points: [0, 0, -2] },
    { id: 'K9', rooms: ['legal'], points: [2, 0, 0] },
    { id: 'K10', rooms: ['legal'], points: [0, 2, 0] },
  ],
  unimportant: ['p6', 'p7', 'e7', 'e8', 's2', 's3', 's8', 't4', 't5', 't6', 'n6', 'n7', 'l7', 'l8'],
  confidential: [
    'p1',
    'p4',
    'p5',
    'p8',
    'e1',
    'e2',
    'e3',
    'e4',
    'e6',
    's2',
    's3',
    's4',
    's6',
    't1',
    't2',
    't3',
    't7',
    'n1',
    'n2',
    'n4',
    'n5',
    'l1',
    'l2',
    'l3',
    'l4',
    'l5',
    'l6',
  ],
  replies: { s8: 's7', s1: 's8', e8: 'e7' },
  rumour: { post: 's7', truth: 's8', disproved_by: 'bills' },
  overturns: 'e4',
  numbers: [
    {
      value: [4 * 20_000 + 16 * 72_500, (24 * 856_500) / 1e6, 9 * 0.55, 1.24 * 1.15, 1.24 * 0.8].map((one) =>
        one.toFixed(1),
      ),
      equals: ['1240000.0', '20.6', '5.0', '1.4', '1.0'],
      shown: {
        '1.24 million cubic metres': ['water-at-a-price/description', 'dry-city/tankers/outcome'],
        'Charter 20.6, cleaning 5.0, water 1.4, unloading 1.0, pier 18.0': ['water-at-a-price/e6'],
        '20.6,8.6,12.0': ['tanker-ledger.csv'],
      },
    },
    {
      value: [20.6 + 5 + 1.4 + 1 + 18, 46 - 12, 18 + 1.4, Math.round(46 / 1.24)],
      equals: [46, 34, 19.4, 37],
      shown: {
        '46 million': ['water-at-a-price/e6', 'dry-city/tankers/outcome'],
        'another 34': ['water-at-a-price/description'],
        '19.4': ['water-at-a-price/p4', 'water-at-a-price/K2'],
        'it was 37': ['water-at-a-price/e6'],
      },
    },
    {
      value: [Math.round((9 * 10.5) / 5), Math.round(19 * 0.86)],
      equals: [19, 16],
      shown: {
        '19 million a year on paper': ['water-at-a-price/e2'],
        'so 16': ['water-at-a-price/e2'],
        '16 million a year and not 19': ['water-at-a-price/K1'],
        '10.5': ['water-at-a-price/e2', 'water-at-a-price/p5', 'water-at-a-price/cancel/conditions'],
      },
    },
    {
      value: [(112_000 * 40) / 1e6, 17 - 4.5, Math.round(61e6 / 112_000)],
      equals: [4.48, 12.5, 545],
      shown: {
        '4.5 million': ['water-at-a-price/e4', 'water-at-a-price/K3'],
        '12 and a half': ['water-at-a-price/e4'],
        '300 to 900 crowns': ['water-at-a-price/description'],
      },
    },
    {
      value: [
        1090 * 40 * 3,
        Math.round((30 * billOfMeter(120 * 0.055)) / 1000),
        Math.round((30 * billOfMeter(120 * 0.055)) / 40),
      ],
      equals: [130_800, 16, 400],
      shown: { '131,000 people': ['water-at-a-price/s1'], '16,000 crowns': ['water-at-a-price/s1'] },
    },
    {
      value: [90 * 2.1, Math.round(10 * 90 * 0.42), 15 * 90 * 0.42, extraOfLease(10), extraOfLease(25)].map(
        (crowns) => Math.round(crowns / 10) * 10,
      ),
      equals: [190, 380, 570, 330, 3850],
      shown: {
        '189 crowns': ['water-at-a-price/e1'],
        '380 in ten years and 570': ['water-at-a-price/e1'],
        '330 in ten years': ['water-at-a-price/e1'],
        '3,850': ['water-at-a-price/e1', 'water-at-a-price/note'],
      },
    },
    {
      value: [Math.round(22.5 * 2.1), Math.round(22.5 * 2.1 * 1.2), (150 * 0.5) / 100],
      equals: [47, 57, 0.75],
      shown: {
        '57 crowns a quarter, it was 47': ['water-at-a-price/bond/outcome'],
        'three quarters of a million': ['water-at-a-price/bond/conditions'],
      },
    },
    {
      value: [34 + 44 + 150 + 32, 260 - 110],
      equals: [260, 150],
      shown: { '110 of the 260 million': ['water-at-a-price/e3'], 'other 150': ['water-at-a-price/e3'] },
    },
    {
      value: [Math.round(268 * 0.19), Math.round((40 / 118) * 100), Math.round((470 * 6) / 100)],
      equals: [51, 34, 28],
      shown: {
        '51,000': ['water-at-a-price/n5', 'water-at-a-price/K8'],
        'A third of the gap': ['water-at-a-price/t1'],
        '28,000 bills': ['water-at-a-price/t2'],
      },
    },
    {
      value: 366,
      equals: (Date.UTC(2032, 11, 12) - Date.UTC(2031, 11, 12)) / 86_400_000,
      shown: { '366 days': ['water-at-a-price/lease/outcome'] },
    },
  ],
};
