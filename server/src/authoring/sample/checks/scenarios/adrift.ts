import { clockAfter } from '../clock.ts';
import type { ScenarioData } from '../scenario-data.ts';

/** The cost of the open sea in million crowns, from the chance that the line parts, as the cost model calculates it. */
const leftForRegionAtSea = (chance: number) => 38 * (1.5 + 9 * chance) + 11 - 120;

export const adrift: ScenarioData = {
  key: 'adrift',
  clock: { start: '06:00', pace: 3 },
  shared: [
    { row: 'short tow, calm water, crews on the quay', points: [2, 0, 0] },
    { row: 'homes at 600 metres', points: [-3, 0, 0] },
    { row: "the Governor's promise", points: [-1, 0, 0] },
    { row: 'homes and taps both spared', points: [0, 3, 0] },
    { row: '38 miles, gale, no salvors, no guarantee', points: [0, -2, 0] },
    { row: 'over the spawning ground', points: [0, -1, 0] },
    { row: 'near the salvors, no smoke over homes today', points: [0, 0, 1] },
    { row: 'water at 60 per cent, 60 hours to restart', points: [0, 0, -3] },
  ],
  facts: [
    { id: 'K1', rooms: ['political'], points: [0, 0, 2] },
    { id: 'K2', rooms: ['political', 'legal'], points: [0, 1, 0] },
    { id: 'K3', rooms: ['economic'], points: [-2, 0, 0] },
    { id: 'K4', rooms: ['social'], points: [-2, 0, 1] },
    { id: 'K5', rooms: ['social', 'technological'], points: [0, 0, -1] },
    { id: 'K6', rooms: ['technological'], points: [1, -3, 0] },
    { id: 'K7', rooms: ['environmental'], points: [3, 0, 0] },
    { id: 'K8', rooms: ['legal'], points: [0, -1, 0] },
  ],
  unimportant: ['p4', 'p5', 'e4', 'e5', 'e6', 's4', 's7', 't5', 't8', 'n6', 'n7', 'l6', 'l7'],
  confidential: ['p2', 'p6', 'e1', 's1', 's8', 't1', 't2', 't3', 't4', 't6', 't7', 'n2', 'l1', 'l2', 'l3'],
  replies: { e5: 'e2', e6: 'e5', s4: 's3', s5: 's3', n4: 'n1', n5: 'n4' },
  rumour: { post: 's3', truth: 'n1', disproved_by: 'water-table' },
  overturns: 's8',
  numbers: [
    {
      value: clockAfter('06:00', 8.5 / 1.1),
      equals: '13:44',
      shown: { '13:44': ['adrift/description', 'situation-report-01.pdf'] },
    },
    {
      value: Math.round((100 * 225_000) / 268_000),
      equals: 84,
      shown: { '84 per cent': ['briefing', 'situation-report-01.pdf'] },
    },
    {
      value: [268_000 * 0.6 - 43_000, Math.floor(1_850_000 / 118_000)],
      equals: [117_800, 15],
      shown: {
        fifteen: ['briefing', 'adrift/description'],
        118000: ['cost-model-ten-days.xlsx'],
        1732000: ['brack-reservoir-forecast.csv'],
      },
    },
    {
      value: [3 * 118_000, 1_850_000 - 354_000],
      equals: [354_000, 1_496_000],
      shown: {
        '354,000': ['adrift/offshore/outcome'],
        '1,496,000': ['adrift/offshore/outcome', 'dry-city'],
        1496000: ['brack-reservoir-forecast.csv'],
      },
    },
    {
      value: clockAfter('06:00', (75 - 61) / 2),
      equals: '13:00',
      shown: { "one o'clock": ['adrift/t1'], '75 at Tue 13:00': ['tow-times.csv'], '13:00': ['adrift/K6'] },
    },
    {
      value: [61 + 5.5 * 2, 61 + 4.5 * 2, 61 + 0.9 * 2],
      equals: [72, 70, 62.8],
      shown: {
        '72 on arrival': ['tow-times.csv'],
        '70 on arrival': ['tow-times.csv'],
        '72 degrees': ['adrift/port/outcome'],
        '70 degrees': ['adrift/offshore/outcome'],
        62.8: ['adrift/t6'],
      },
    },
    {
      value: [5.7 / 1.4, 4.2 / 1.4, 38 / 1.6, 38 / 1.0].map(Math.round),
      equals: [4, 3, 24, 38],
      shown: {
        'about four hours': ['adrift/description'],
        '20 to 26': ['adrift/description', 'adrift/t2'],
        'both tugs pulling': ['situation-report-01.pdf'],
        '1.6,38,24': ['tow-times.csv'],
        '1.0,38,38': ['tow-times.csv'],
        '38 hours': ['adrift/K6', 'adrift/note'],
      },
    },
    {
      value: [clockAfter('07:30', 9), clockAfter('07:30', 14)],
      equals: ['16:30', '21:30'],
      shown: {
        'Nine hours': ['call-roux-karoun-0450.txt'],
        '16:30': ['adrift/K1', 'adrift/offshore/conditions'],
        '14 hours': ['adrift/p2', 'adrift/l2', 'adrift/K2', 'memo-level-3-request.docx'],
        '21:30': ['adrift/note', 'adrift/sea/conditions'],
      },
    },
    {
      value: [62 + 34, 62 + 48],
      equals: [96, 110],
      shown: {
        'Stalwart has 62 and Petrel 34': ['adrift/t2'],
        'about 95 tonnes': ['adrift/t2'],
        '48 tonnes': ['adrift/p2', 'adrift/l2', 'adrift/K2', 'memo-level-3-request.docx'],
        '110 tonnes': ['adrift/note'],
      },
    },
    {
      value: [(214 * 3) / 7, (92 * 120) / 1000, (16.5 / 11.04) * 24].map(Math.round),
      equals: [92, 11, 36],
      shown: {
        'ninety-two sessions': ['adrift/s1'],
        'eleven cubic metres': ['adrift/s1'],
        'a day and a half': ['adrift/s1'],
        '36 hours': ['adrift/t3', 'adrift/K5'],
      },
    },
    { value: 225_000 / 24, equals: 9375, shown: { '9,375 cubic metres an hour': ['adrift/t3'] } },
    {
      value: Math.ceil(25 / 14),
      equals: 2,
      shown: { 'the second day': ['adrift/e1'], '25 million': ['adrift/port/outcome', 'harbour-fire'] },
    },
    {
      value: [leftForRegionAtSea(0.25), leftForRegionAtSea(0.6)].map((left) => left.toFixed(1)),
      equals: ['33.5', '153.2'],
      shown: {
        33.5: ['cost-model-ten-days.xlsx', 'adrift/note'],
        0.25: ['cost-model-ten-days.xlsx', 'adrift/e1'],
        '60 %': ['tow-times.csv'],
        153.2: ['adrift/note'],
      },
    },
    {
      value: [198 - 25 - 40, 187 - 60 - 40],
      equals: [133, 87],
      shown: {
        133: ['cost-model-ten-days.xlsx', 'adrift/note'],
        87: ['cost-model-ten-days.xlsx', 'adrift/note'],
      },
    },
    {
      value: 3 * 9,
      equals: 27,
      shown: { 'about 9 million a day': ['adrift/e3'], '27 million': ['adrift/offshore/outcome'] },
    },
    {
      value: (0.12 / 0.5).toFixed(2),
      equals: '0.24',
      shown: {
        0.12: ['adrift/n1', 'water-quality-gannet-point.csv'],
        '0.5': ['adrift/n1'],
        'a quarter of the limit': ['adrift/n5'],
      },
    },
    {
      value: clockAfter('11:30', 1 + 50 / 60),
      equals: '13:20',
      shown: { '1 h 50': ['adrift/n2'], '13:20': ['adrift/port/outcome'] },
    },
  ],
};
