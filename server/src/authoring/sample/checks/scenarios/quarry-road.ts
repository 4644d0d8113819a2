import type { ScenarioData } from '../scenario-data.ts';

const dayAfter = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** A fifth of the value of 387 boxes in million crowns, in proportion to the 310 million for 410 boxes in October. */
const rewardOfOctober = (310 * 387) / 410 / 5;

export const quarryRoad: ScenarioData = {
  key: 'quarry-road',
  clock: { start: '08:00', pace: 4 },
  shared: [
    { row: '40.8 million, and the quarry is empty before the holidays', points: [3, 0, 0] },
    { row: 'through the city once more', points: [-1, 0, 0] },
    { row: 'power for a weak grid, work for 290 people', points: [0, 2, 0] },
    { row: 'in the quarry after the sixty days', points: [0, -2, 0] },
    { row: 'a company and a works have still to be found', points: [0, -1, 0] },
    { row: 'nobody has to trust a module again', points: [0, 0, 2] },
    { row: '64 million, sixty days of consents, four months of shipping', points: [0, 0, -2] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [0, 0, 2] },
    { id: 'K2', rooms: ['political'], points: [0, -1, 0] },
    { id: 'K3', rooms: ['economic', 'social'], points: [0, 3, 0] },
    { id: 'K4', rooms: ['economic'], points: [1, 0, 0] },
    { id: 'K5', rooms: ['social', 'environmental'], points: [0, -1, -1] },
    { id: 'K6', rooms: ['technological'], points: [-2, 0, -1] },
    { id: 'K7', rooms: ['technological'], points: [0, 2, 0] },
    { id: 'K8', rooms: ['environmental'], points: [0, 0, -2] },
    { id: 'K9', rooms: ['legal'], points: [-3, 0, 0] },
    { id: 'K10', rooms: ['legal'], points: [0, -2, 0] },
  ],
  unimportant: ['p5', 'p6', 'p8', 'e5', 'e6', 'e8', 's3', 's5', 't6', 't7', 'n6', 'n7', 'n8', 'l7', 'l8'],
  confidential: [
    'p2',
    'p3',
    'p4',
    'p7',
    'p8',
    'e2',
    'e3',
    'e7',
    's7',
    's8',
    't1',
    't4',
    't5',
    'n1',
    'n3',
    'l1',
    'l2',
    'l3',
    'l6',
  ],
  replies: { e5: 'e4', e6: 'e5', s5: 's4', n5: 'n4', n6: 'n5' },
  rumour: { post: 's4', truth: 's5', disproved_by: 'spring' },
  overturns: 't4',
  numbers: [
    {
      value: [388 - 1, 387 * 24],
      equals: [387, 9288],
      shown: {
        '387 are left': ['quarry-road/description'],
        '388 of the 410': ['quarry-road/description'],
        '9,300 tonnes': ['quarry-road/description', 'quarry-road/K8'],
        '387 containers at 204 million': ['quarry-road/e1'],
      },
    },
    {
      value: [204 / 5, rewardOfOctober.toFixed(1), ((310 * 387) / 410).toFixed(1)],
      equals: [40.8, '58.5', '292.6'],
      shown: {
        40.8: ['quarry-road/e1', 'quarry-road/e7', 'quarry-road/owner/conditions'],
        58.5: ['quarry-road/e7', 'quarry-road/owner/conditions'],
        292.6: ['quarry-road/e7'],
        '310 million': ['quarry-road/e7', 'harbour-fire/e3'],
      },
    },
    {
      value: [dayAfter('2031-12-17', 30), dayAfter('2031-10-18', 60), 228 - 74],
      equals: ['2032-01-16', '2031-12-17', 154],
      shown: {
        '16 January': ['quarry-road/owner/conditions'],
        '17 December': ['quarry-road/description', 'quarry-road/e7', 'ruling-quarry-store.txt'],
        '154 million': ['quarry-road/owner/conditions'],
        '228': ['quarry-road/l1', 'quarry-road/K9', 'quarry-road/owner/conditions'],
      },
    },
    {
      value: [Math.ceil(387 / 30), dayAfter('2031-11-28', 12), Math.ceil(387 / 9), 26 + 14],
      equals: [13, '2031-12-10', 43, 40],
      shown: {
        '387 in 13 days': ['quarry-road/t4'],
        'in 13 days': ['quarry-road/K7'],
        '10 December': ['quarry-road/t4', 'quarry-road/K7', 'quarry-road/keep/conditions'],
        'weighs 40 tonnes': ['quarry-road/t4'],
        'nine a day': ['quarry-road/description', 'quarry-road/t4'],
        '43 days': ['quarry-road/note'],
      },
    },
    {
      value: [90 - 85, 9300 / 5, dayAfter('2032-02-02', 1860).slice(0, 7)],
      equals: [5, 1860, '2037-03'],
      shown: {
        '1,860 days': ['quarry-road/n3'],
        'five years': ['quarry-road/n3', 'quarry-road/K8', 'quarry-road/note'],
        'March 2037': ['quarry-road/abroad/outcome'],
      },
    },
    {
      value: [Math.round((5 * 299) / 24), dayAfter('2032-02-02', 299), 387 - 200 - 62],
      equals: [62, '2032-11-27', 125],
      shown: {
        '62 of 387': ['quarry-road/abroad/outcome'],
        '125 left': ['quarry-road/abroad/conditions'],
      },
    },
    {
      value: [Math.round(64 * 0.6 * 10) / 10, 33 - 6],
      equals: [38.4, 27],
      shown: {
        38.4: ['quarry-road/p3', 'quarry-road/K1', 'quarry-road/abroad/conditions'],
        'If not, 27': ['quarry-road/p2'],
      },
    },
    {
      value: [Math.round((200 / 1900) * 388), 387 - 41, Math.floor(1.9 * (52 / 60) * 10) / 10],
      equals: [41, 346, 1.6],
      shown: {
        'about 41 boxes': ['quarry-road/t3'],
        'the other 346': ['quarry-road/t3'],
        '41 boxes': ['quarry-road/keep/outcome'],
        '1.6 gigawatt hours': ['quarry-road/e4'],
      },
    },
    {
      value: 35 - 1,
      equals: 34,
      shown: {
        '35 boxes': ['quarry-road/t1'],
        '34 boxes': ['quarry-road/K6', 'quarry-road'],
        'warm on 19 November 23:40, drowned': ['boxes-at-hold-4-wall.csv'],
      },
    },
    {
      value: (0.9 / 1.5).toFixed(1),
      equals: '0.6',
      shown: {
        0.9: ['quarry-road/n1', 'quarry-road/s7', 'quarry-road/s5'],
        '2031-11-22,Kiln Spring,0.90,1.5': ['kiln-spring-samples.csv'],
      },
    },
  ],
};
