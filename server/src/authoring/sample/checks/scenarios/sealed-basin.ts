import type { ScenarioData } from '../scenario-data.ts';

/** The cost of the works in million crowns after a number of days: building it and running it. */
const costOfWorks = (days: number) => 60 + 0.32 * days;

const basin = 1_900_000;
const lowerFiveMetres = Math.round((basin * 5) / 11 / 1000) * 1000;

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const sealedBasin: ScenarioData = {
  key: 'sealed-basin',
  clock: { start: '08:00', pace: 4 },
  shared: [
    { row: 'clean water, the wreck lifted, the berths back', points: [2, 0, 0] },
    { row: 'sixteen months behind an old gate', points: [-1, 0, 0] },
    { row: '212 million, and the reserve is 88', points: [-2, 0, 0] },
    { row: 'over by March for 31 million', points: [0, 2, 0] },
    { row: 'poison into the sea on purpose', points: [0, -3, 0] },
    { row: 'no open water after two years, and land; the council is for it', points: [0, 0, 2] },
    { row: 'berths 7 to 9 are gone', points: [0, 0, -1] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [0, 2, 0] },
    { id: 'K2', rooms: ['economic'], points: [0, -2, 0] },
    { id: 'K3', rooms: ['economic'], points: [0, 0, 1] },
    { id: 'K4', rooms: ['social', 'environmental'], points: [0, 0, -2] },
    { id: 'K5', rooms: ['technological'], points: [0, -3, 0] },
    { id: 'K6', rooms: ['technological', 'legal'], points: [-1, 0, 0] },
    { id: 'K7', rooms: ['environmental'], points: [2, 2, 0] },
    { id: 'K8', rooms: ['legal'], points: [0, 0, -2] },
  ],
  unimportant: ['p5', 'p6', 'e5', 'e6', 'e7', 's6', 's7', 't5', 't7', 'n6', 'n7', 'l7', 'l8'],
  confidential: [
    'p2',
    'p7',
    'e2',
    'e3',
    's2',
    's8',
    't1',
    't2',
    't5',
    't8',
    'n2',
    'n8',
    'l1',
    'l2',
    'l3',
    'l4',
    'l5',
  ],
  replies: { e5: 'e4', e6: 'e5', s5: 's4', s6: 's4', n4: 'n3', n5: 'n4' },
  rumour: { post: 's4', truth: 's5', disproved_by: 'gate-samples' },
  overturns: 'n8',
  numbers: [
    {
      value: [basin / 4000, costOfWorks(475)],
      equals: [475, 212],
      shown: {
        '475 days': ['sealed-basin/description', 'sealed-basin/e1', 'sealed-basin/note'],
        '60 to build': ['sealed-basin/e1'],
        '212': ['sealed-basin/e1', 'sealed-basin'],
      },
    },
    {
      value: [lowerFiveMetres, lowerFiveMetres / 4000, Math.round(costOfWorks(216))],
      equals: [864_000, 216, 129],
      shown: {
        '864,000': ['sealed-basin/n8', 'sealed-basin/K7', 'sealed-basin/note'],
        '216 days': ['sealed-basin/n8', 'sealed-basin/K7', 'sealed-basin/treat/conditions'],
        '129 million': ['sealed-basin/note'],
      },
    },
    {
      value: [basin / 50_000, Math.ceil(lowerFiveMetres / 50_000), lowerFiveMetres - 17 * 50_000],
      equals: [38, 18, 14_000],
      shown: {
        '38': ['sealed-basin/t2', 'sealed-basin/K5', 'sealed-basin/note'],
        '18 storm days': ['sealed-basin/n8', 'sealed-basin/K7', 'sealed-basin/note'],
        'Eighteenth dose, 14,000 cubic metres': ['sealed-basin/release/conditions'],
      },
    },
    {
      value: [24 * 50_000, basin - 24 * 50_000],
      equals: [1_200_000, 700_000],
      shown: {
        'the twenty-fourth': ['sealed-basin/release/outcome'],
        '1.2 million': ['sealed-basin/release/conditions'],
        '700,000 to go': ['sealed-basin/release/conditions'],
      },
    },
    {
      value: (19 + 27 + 22 + 31 + 18 + 24 + 20 + 26 + 17 + 26) / 10,
      equals: 23,
      shown: {
        'average,,,,,23': ['storm-days-pipe.csv'],
        '23 on average': ['sealed-basin/t2', 'sealed-basin/K5'],
        '2024/25,9,9,8,5,31': ['storm-days-pipe.csv'],
        '31 in the best': ['sealed-basin/t2'],
      },
    },
    {
      value: [145 - 60, 145 - 88],
      equals: [85, 57],
      shown: {
        'so 85': ['sealed-basin/e1'],
        '57 are missing from the reserve': ['sealed-basin/fill/outcome'],
      },
    },
    {
      value: [dayAfter('2032-04-05', 216), dayAfter('2032-04-05', 475)],
      equals: ['2032-11-07', '2033-07-24'],
      shown: {
        'started on 5 April': ['sealed-basin/treat/outcome'],
        '7 November 2032': ['sealed-basin/treat/conditions'],
        '24 July 2033': ['sealed-basin/treat/conditions'],
      },
    },
    {
      value: [dayAfter('2031-12-04', 70), dayAfter('2031-11-27', 35)],
      equals: ['2032-02-12', '2032-01-01'],
      shown: {
        'ten weeks': ['sealed-basin/t1'],
        '12 February': ['sealed-basin/treat/conditions'],
        'five weeks': ['sealed-basin/e3', 'sealed-basin/K3'],
        'on 1 January': ['sealed-basin/fill/outcome'],
      },
    },
    {
      value: (11 + 0.11).toFixed(2),
      equals: '11.11',
      shown: {
        'eleven centimetres': ['sealed-basin/description'],
        11.11: ['sealed-basin/t5', 'sealed-basin/s5', 'gate-samples-november.csv'],
      },
    },
    {
      value: basin / 11 / 10_000 > 17 && basin / 11 / 10_000 < 17.5,
      equals: true,
      shown: { '17 hectares': ['deed-1911-basin-3.txt'] },
    },
  ],
};
