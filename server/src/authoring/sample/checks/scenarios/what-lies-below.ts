import type { ScenarioData } from '../scenario-data.ts';
import { rowsOf } from '../table.ts';

const containers = rowsOf('wreck-survey-containers.csv');
const inState = (wanted: string) => containers.filter(([, , state]) => state === wanted).length;

const tests = rowsOf('hake-tests-november.csv');
const ofSpecies = (wanted: string) => tests.filter(([, , species]) => species === wanted);
const aboveLimit = (wanted: string) => ofSpecies(wanted).filter((row) => Number(row[6]) > 100).length;
const nearWreck = ofSpecies('hake').filter(([, , , ground]) => ground === 'near the wreck');

export const whatLiesBelow: ScenarioData = {
  key: 'what-lies-below',
  clock: { start: '08:00', pace: 6 },
  shared: [
    { row: 'nobody eats what nobody has tested', points: [3, 0, 0] },
    { row: 'two of nine samples of shrimp above the limit', points: [1, 0, 0] },
    { row: '114 million in three years, the reserve is 88', points: [-2, 0, 0] },
    { row: 'the source is taken away', points: [0, 2, 0] },
    { row: '140 million, give or take half, and nothing from the capital', points: [0, -2, 0] },
    { row: 'waits for summer', points: [0, -1, 0] },
    { row: '6 million a year, which the capital pays', points: [0, 0, 2] },
    { row: 'a wreck that is left alone', points: [0, 0, 1] },
    { row: 'nothing is done, and no boat is paid', points: [0, 0, -3] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [0, -1, 2] },
    { id: 'K2', rooms: ['political', 'social'], points: [1, 0, 0] },
    { id: 'K3', rooms: ['economic'], points: [0, 0, 2] },
    { id: 'K4', rooms: ['economic'], points: [1, 0, -1] },
    { id: 'K5', rooms: ['social'], points: [-2, 0, 0] },
    { id: 'K6', rooms: ['technological'], points: [0, 2, 0] },
    { id: 'K7', rooms: ['technological', 'legal'], points: [0, 0, -1] },
    { id: 'K8', rooms: ['environmental'], points: [0, -2, 0] },
    { id: 'K9', rooms: ['environmental'], points: [0, 1, -1] },
    { id: 'K10', rooms: ['legal'], points: [-3, 0, 0] },
  ],
  unimportant: ['p5', 'p6', 'e6', 'e7', 'e8', 's2', 's5', 't7', 't8', 'n4', 'n5', 'n8', 'l6', 'l7'],
  confidential: [
    'p1',
    'p2',
    'p4',
    'p7',
    'e1',
    'e2',
    'e3',
    's1',
    't1',
    't2',
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
  replies: { e6: 'e5', s4: 's3', s5: 's4', n6: 'n3', n7: 'n6' },
  rumour: { post: 's3', truth: 's4', disproved_by: 'hake-tests' },
  overturns: 'l2',
  numbers: [
    {
      value: [ofSpecies('hake').length, aboveLimit('hake'), ofSpecies('shrimp').length, aboveLimit('shrimp')],
      equals: [312, 0, 9, 2],
      shown: {
        '312 hake': ['what-lies-below/n3'],
        312: ['what-lies-below/s4'],
        'nine samples, two above': ['what-lies-below/n3'],
        'two of nine samples': ['what-lies-below/description'],
      },
    },
    {
      value: nearWreck.reduce((sum, row) => sum + Number(row[5]), 0) / nearWreck.length,
      equals: 60,
      shown: {
        '60 per cent of the limit': ['what-lies-below/n3'],
        '60': ['what-lies-below/measure/outcome'],
      },
    },
    {
      value: ['shut', 'dented', 'open', 'not found'].map(inState),
      equals: [19, 8, 4, 7],
      shown: {
        '19 shut, eight dented, four open': ['what-lies-below/n1'],
        'found 31': ['what-lies-below/n1'],
        'four are open and empty and seven not found': ['what-lies-below/K8'],
        '38 of black mass': ['adrift/description'],
      },
    },
    {
      value: [19 + 8, Math.round((27 * 31) / 24), 30 + 31 + 31, 27 - 1 - 5],
      equals: [27, 35, 92, 21],
      shown: {
        'For 27 boxes 35 days': ['what-lies-below/t5'],
        'Their gap is 92 days': ['what-lies-below/t5'],
        '21 boxes on Berth 9': ['what-lies-below/lift/outcome'],
        'Five were left below': ['what-lies-below/lift/outcome'],
      },
    },
    {
      value: [3 * 38, (38 / 12).toFixed(1)],
      equals: [114, '3.2'],
      shown: {
        '38 million a year': ['what-lies-below/e3'],
        114: ['what-lies-below/e3', 'what-lies-below/description'],
        '3.2 million': ['what-lies-below/close/outcome'],
      },
    },
    {
      value: 163 - 88,
      equals: 75,
      shown: {
        'Bill 163 million, of which 75 borrowed': ['what-lies-below/lift/outcome'],
        '88 million': ['briefing'],
      },
    },
    {
      value: [(6 + 3 * 1.1).toFixed(1), 12 / 4],
      equals: ['9.3', 3],
      shown: {
        '9.3 million': ['what-lies-below/measure/outcome'],
        '1.1 million each': ['what-lies-below/t2'],
        'three visits a year': ['what-lies-below/K7'],
        'four months (120 days)': ['calibration-certificate-ni-1140.txt'],
      },
    },
    {
      value: [1390 - 480, 4 * 0.6],
      equals: [910, 2.4],
      shown: {
        '480 tonnes': ['broken-tow/sink/outcome', 'what-lies-below/description'],
        'about 900': ['what-lies-below/t1'],
        'About 900 tonnes': ['what-lies-below/K6'],
        '600,000 each': ['what-lies-below/e1'],
        '2.4 million together': ['what-lies-below/K3'],
      },
    },
    {
      value: [38 - 21, 30 + 1 + 27 - 30, 371 + 108],
      equals: [17, 28, 388 + 91],
      shown: {
        'seventeen miles': ['what-lies-below/s2'],
        '17 miles west': ['broken-tow'],
        '28 days ago': ['what-lies-below/p2'],
        '371 to 108': ['what-lies-below/p2', 'what-lies-below/s1'],
      },
    },
    {
      value: 2031 + 30,
      equals: 2061,
      shown: { 2061: ['what-lies-below/n5'], '30 years': ['broken-tow/n2', 'broken-tow/K7'] },
    },
  ],
};
