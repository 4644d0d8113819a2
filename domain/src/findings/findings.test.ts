import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roomDecision } from '../reports/report.ts';
import { shiftOf } from '../reports/shift.ts';
import { type Role, type Room, roles } from '../rooms/rooms.ts';
import { forecastCounts } from '../votes/confidence.ts';
import type { FactFigures, RunFigures, StageFigures } from './figures.ts';
import { findingsOf, isTooSmall, isUnremarkable, shownFindings } from './findings.ts';
import type { Finding } from './kinds.ts';
import { findingInWords } from './words.ts';

const [A, B, C] = [11, 12, 13];
const offered = [A, B, C];

/** A person in a stage: the room, the room vote, the final decision and the forecast. */
type Person = {
  room: Room;
  vote: number | null;
  final: number | null;
  forecast: number | null;
  onBehalf: boolean;
};

const person = (final: number | null, other: Partial<Person> = {}): Person => ({
  room: 'legal',
  vote: final,
  final,
  forecast: null,
  onBehalf: false,
  ...other,
});
const people = (count: number, final: number | null, other: Partial<Person> = {}) =>
  Array.from({ length: count }, () => person(final, other));

function stage(present: readonly Person[], changes: Partial<StageFigures> = {}): StageFigures {
  const seated = present.map((one, index) => ({ ...one, seat_id: index + 1 }));
  const room = seated.flatMap(({ seat_id, room: room_name, vote }) =>
    vote === null || room_name === 'dashboard' ? [] : [{ seat_id, room_name, decision_chosen_id: vote }],
  );
  const final = seated.flatMap(({ seat_id, final: decision_chosen_id, onBehalf }) =>
    decision_chosen_id === null ? [] : [{ seat_id, decision_chosen_id, recorded_by: onBehalf ? 99 : null }],
  );
  const decisions = offered.map((id) => {
    const votes = final.filter(({ decision_chosen_id }) => decision_chosen_id === id);
    return {
      id,
      votes: votes.length,
      own: votes.filter(({ recorded_by }) => recorded_by === null).length,
    };
  });
  const most = Math.max(...decisions.map(({ votes }) => votes));
  const leaders = decisions.filter(({ votes }) => votes === most);
  return {
    stage_number: 1,
    scenario_id: 101,
    entered_ms: 0,
    left_ms: 600_000,
    seconds: 600,
    clock_seconds: null,
    decisions,
    chosen_decision_id: leaders[0]?.id ?? null,
    decided_by: leaders.length > 1 ? 'facilitator' : 'majority',
    forced: final.length < seated.length,
    rooms: roles.map((room_name) => ({
      room_name,
      ...roomDecision(room.filter((vote) => vote.room_name === room_name)),
    })),
    shift: shiftOf(
      seated.map(({ seat_id, room: room_name }) => ({ seat_id, room_name })),
      { room, final },
    ),
    forecasts: forecastCounts(
      seated.flatMap(({ forecast }) => forecast ?? []),
      offered,
    ),
    facts: [],
    ...changes,
  };
}

const keyFact = (changes: Partial<FactFigures>): FactFigures => ({
  rooms: ['legal'],
  isRead: true,
  spread: 'kept',
  supports: [],
  opposes: [],
  ...changes,
});

const run = (stages: readonly StageFigures[]): RunFigures => ({
  running_seconds: 1800,
  scenarios: { met: stages.length, of: 13 },
  stages,
});
const findingsIn = (...stages: StageFigures[]) => findingsOf(run(stages));
const kindsIn = (...stages: StageFigures[]) => findingsIn(...stages).map(({ kind }) => kind);
const ofKind = <Kind extends Finding['kind']>(kind: Kind, ...stages: StageFigures[]) =>
  findingsIn(...stages).filter((one): one is Extract<Finding, { kind: Kind }> => one.kind === kind);

const english = {
  say: (text: string, facts: Readonly<Record<string, string | number>>) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name])),
  list: (names: readonly string[]) => names.join(' and '),
  decisions: offered.map((id) => ({ id, title_of_decision: '' })),
  room: (room: Role) => room,
  time: (seconds: number) => `${seconds / 60} min`,
};
const inWords = (one: Finding | undefined) => {
  if (one === undefined) throw new Error('There is a finding');
  const { title, details } = findingInWords(one, english);
  return details === '' ? title : `${title} ${details}`;
};

describe('a tie', () => {
  test('a tie is found with its votes and who decided it', () => {
    const tied = stage([...people(9, A), ...people(9, B), ...people(6, C)]);
    const [one] = ofKind('tie', tied);
    expect(one).toMatchObject({ source: { kind: 'timeline', moment: 'left', at_ms: 600_000 } });
    expect(inWords(one)).toBe(
      'Stage 1 was a tie. A and B had 9 votes each, C had 6. The facilitator chose A.',
    );
    expect(inWords(ofKind('tie', { ...tied, decided_by: 'first' })[0])).toContain(
      'The rooms were level too. A had reached its votes first.',
    );
  });

  test('a tie is not found for a decision that is one vote ahead, or among fewer than four votes', () => {
    expect(kindsIn(stage([...people(5, A), ...people(4, B)]))).not.toContain('tie');
    expect(kindsIn(stage([person(A), person(B), ...people(4, null)]))).not.toContain('tie');
  });
});

describe('a forced advance', () => {
  test('a forced advance is found if it left out several people', () => {
    const [one] = ofKind('forced', stage([...people(4, A), ...people(2, null)]));
    expect(inWords(one)).toBe(
      'Stage 1 closed with decisions missing. 2 of 6 people had made no final decision.',
    );
  });

  test('a forced advance is not found if a single person was missing, or if the run did not go on without them', () => {
    expect(kindsIn(stage([...people(5, A), person(null)]))).not.toContain('forced');
    expect(kindsIn(stage([...people(4, A), ...people(2, null)], { forced: false }))).not.toContain('forced');
  });
});

describe('a room against the group', () => {
  const group = people(4, B, { room: 'social' });

  test('a room against the group is found with its votes and those of the group', () => {
    const [one] = ofKind(
      'room-against-group',
      stage([...group, ...people(2, B, { vote: A }), person(B, { vote: C })]),
    );
    expect(one).toMatchObject({ room_name: 'legal', source: { kind: 'rooms' } });
    expect(inWords(one)).toBe(
      'The room legal disagreed with the group in stage 1. 2 of 3 there chose A. The group chose B with 7 of 7.',
    );
  });

  test('a room against the group is not found for one vote, for level decisions, or for a room that agrees', () => {
    const rest = [person(B, { vote: A })];
    expect(kindsIn(stage([...group, ...rest]))).not.toContain('room-against-group');
    const level = [...people(2, B, { vote: A }), ...people(2, B, { vote: C })];
    expect(kindsIn(stage([...group, ...level]))).not.toContain('room-against-group');
    expect(kindsIn(stage([...group, ...people(3, B)]))).not.toContain('room-against-group');
  });
});

describe('people who moved', () => {
  test('people who moved are found with the decisions that they left and joined', () => {
    const [one] = ofKind(
      'moved',
      stage([
        ...people(9, B),
        ...people(3, A, { vote: B }),
        ...people(2, C, { vote: B }),
        ...people(6, A),
        ...people(3, C, { vote: C }),
        person(C, { vote: null }),
      ]),
    );
    expect(one).toMatchObject({ moved: 5, of: 23, source: { kind: 'shift' } });
    expect(inWords(one)).toBe(
      '5 people changed their minds in stage 1. In the rooms, B led with 14 of 23. All of them left B: 3 for A and 2 for C.',
    );
  });

  test('a sentence says where people moved, whether all went the same way or several ways', () => {
    const alike = stage([...people(4, A), ...people(2, A, { vote: B })]);
    expect(inWords(ofKind('moved', alike)[0])).toContain('All of them went from B to A.');
    const crossing = stage([...people(2, A, { vote: B }), ...people(2, B, { vote: A })]);
    expect(inWords(ofKind('moved', crossing)[0])).toContain(
      'In the rooms, A and B were level. They moved: 2 from A to B and 2 from B to A.',
    );
  });

  test('people who moved are no finding if one person moved, or if fewer than four gave both votes', () => {
    expect(kindsIn(stage([...people(8, A), person(A, { vote: B })]))).not.toContain('moved');
    const few = [person(A), ...people(2, A, { vote: B }), ...people(6, A, { vote: null })];
    expect(kindsIn(stage(few))).not.toContain('moved');
  });

  test('the count of people who moved leaves out decisions that a facilitator recorded and people without a final decision', () => {
    const counted = [...people(5, A), person(A, { vote: B })];
    const recorded = people(3, A, { vote: B, onBehalf: true });
    const missing = people(3, null, { vote: B });
    expect(kindsIn(stage([...counted, ...recorded, ...missing]))).not.toContain('moved');
  });
});

describe('a forecast that was far off', () => {
  const expecting = (counts: [number, number][]) =>
    stage(counts.flatMap(([count, forecast]) => people(count, A, { forecast })));

  test('a forecast that was far off is found if fewer than half expected the decision taken', () => {
    const [one] = ofKind(
      'forecast',
      expecting([
        [8, A],
        [13, B],
        [2, C],
      ]),
    );
    expect(one).toMatchObject({ source: { kind: 'forecast' } });
    expect(inWords(one)).toBe(
      'Most expected another decision in stage 1. 13 expected B, 0 chose it. 8 of 23 expected A, which was taken.',
    );
    expect(inWords(ofKind('forecast', expecting([[4, C]]))[0])).toContain('Nobody expected A');
    const level = expecting([
      [1, A],
      [2, B],
      [2, C],
    ]);
    expect(inWords(ofKind('forecast', level)[0])).toBe(
      'Most expected another decision in stage 1. One of 5 expected A, which was taken.',
    );
  });

  test('a forecast that was far off is not found if half expected it, for fewer than four forecasts, or if the run did not ask', () => {
    const half = expecting([
      [3, A],
      [3, B],
    ]);
    expect(kindsIn(half)).not.toContain('forecast');
    expect(kindsIn(stage([...people(3, A, { forecast: B }), ...people(3, A)]))).not.toContain('forecast');
    expect(kindsIn(stage(people(6, A)))).not.toContain('forecast');
  });
});

describe('key facts that never left their rooms', () => {
  const facts = (...shared: boolean[]) =>
    shared.map((isShared) => keyFact({ rooms: ['legal'], spread: isShared ? 'shared' : 'kept' }));

  test('key facts that never left their rooms are found with their number', () => {
    const inStage = (...shared: boolean[]) =>
      inWords(ofKind('unshared-facts', stage(people(4, A), { facts: facts(...shared) }))[0]);
    expect(inStage(false, false, true)).toBe('2 of 3 key facts in stage 1 never left their rooms.');
    expect(
      ofKind('unshared-facts', stage(people(4, A), { facts: [keyFact({ spread: 'with-all' })] })),
    ).toEqual([]);
    expect(inStage(false, true)).toBe('One of 2 key facts in stage 1 never left its room.');
    expect(inStage(false)).toBe('The only key fact of stage 1 never left its room.');
  });

  test('key facts that never left their rooms are counted without those that no room had', () => {
    const present = [...people(4, A), person(A, { room: 'social' })];
    const one = (rooms: Role[]) => keyFact({ rooms, spread: rooms.length === 0 ? 'nowhere' : 'kept' });
    const kept = stage(present, { facts: [one(['legal']), one(['social']), one([])] });
    expect(ofKind('unshared-facts', kept)).toMatchObject([{ facts: 2, of: 3 }]);
  });

  test('key facts that never left their rooms are not found if all were shared, or if only one person or nobody had them', () => {
    const rest = people(5, A, { room: 'social' });
    expect(kindsIn(stage(people(4, A), { facts: facts(true, true) }))).not.toContain('unshared-facts');
    expect(kindsIn(stage([...rest, person(A)], { facts: facts(false) }))).not.toContain('unshared-facts');
    expect(kindsIn(stage(rest, { facts: [keyFact({ rooms: [], spread: 'nowhere' })] }))).not.toContain(
      'unshared-facts',
    );
  });
});

describe('the minority', () => {
  test('the minority is the largest group that chose a decision with fewer votes than the one taken', () => {
    const [one] = ofKind('minority', stage([...people(15, B), ...people(6, A), ...people(3, C)]));
    expect(one).toMatchObject({ source: { kind: 'reasons' } });
    expect(inWords(one)).toContain('6 of 24 chose A in stage 1. The group chose B.');
    const [tied] = ofKind('minority', stage([...people(9, A), ...people(9, B), ...people(6, C)]));
    expect(tied).toMatchObject({ decision_id: C, votes: 6 });
  });

  test('the minority is not found if it was one person, or if a facilitator recorded its decisions', () => {
    expect(kindsIn(stage([...people(5, A), person(B)]))).not.toContain('minority');
    const recorded = [...people(5, A), ...people(2, B, { onBehalf: true })];
    expect(kindsIn(stage(recorded))).not.toContain('minority');
    expect(kindsIn(stage([...people(3, A), ...people(3, B)]))).not.toContain('minority');
  });
});

describe('the slowest stage', () => {
  const timed = (stage_number: number, seconds: number, clock_seconds: number | null, count = 4) =>
    stage(people(count, A), { stage_number, seconds, clock_seconds });

  test('the slowest stage is the one that used the largest share of its clock', () => {
    const [one] = ofKind('slowest', timed(1, 600, 600), timed(2, 540, 480), timed(3, 900, 1800));
    expect(one).toMatchObject({ stage_number: 2, source: { kind: 'timeline', moment: 'entered' } });
    expect(inWords(one)).toBe(
      'Stage 2 was the slowest by its clock. It took 9 min of 8 min; stage 1 took 10 min of 10 min and stage 3 took 15 min of 30 min.',
    );
  });

  test('the slowest stage is not found among level stages, without another clock, or if it had fewer than four people', () => {
    expect(kindsIn(timed(1, 300, 600), timed(2, 600, 1200))).not.toContain('slowest');
    expect(kindsIn(timed(1, 300, 600), timed(2, 600, null))).not.toContain('slowest');
    expect(kindsIn(timed(1, 300, 600), timed(2, 600, 600, 3))).not.toContain('slowest');
  });
});

describe('a finding in words', () => {
  const tied = stage([...people(9, A), ...people(9, B), ...people(6, C)]);
  const wordsOf = (finding: Finding | undefined, titleOf: (id: number) => string) => {
    if (finding === undefined) throw new Error('There is a finding');
    const decisions = offered.map((id) => ({ id, title_of_decision: titleOf(id) }));
    return findingInWords(finding, { ...english, decisions });
  };

  test('a finding in words names each decision once, beside its letter, and cuts a long title', () => {
    const titles = new Map([
      [A, 'Open the port'],
      [B, 'Keep it shut'],
      [C, `Ask the ${'very '.repeat(20)}old pilot`],
    ]);
    const { details } = wordsOf(ofKind('tie', tied)[0], (id) => titles.get(id) ?? '');
    expect(details).toMatch(
      /^A \(Open the port\) and B \(Keep it shut\) had 9 votes each, C \(Ask the very .{1,50}…\) had 6\. The facilitator chose A\.$/,
    );
  });

  test('a finding in words says that the facilitator chose a decision in a tie', () => {
    expect(inWords(ofKind('minority', tied)[0])).toContain('The facilitator chose A in a tie.');
    const group = [...people(3, B, { room: 'social' }), ...people(3, A, { vote: C })];
    const against = stage(group, { chosen_decision_id: B });
    expect(inWords(ofKind('room-against-group', against)[0])).toContain(
      '3 of 3 there chose C. The facilitator chose B in a tie, with 3 of 6.',
    );
  });
});

describe('the findings of a report', () => {
  const remarkable = (stage_number: number) =>
    stage(
      [
        ...people(4, A, { vote: B, forecast: B }),
        ...people(4, B, { room: 'social', forecast: B }),
        ...people(2, C, { room: 'social', vote: C }),
        ...people(2, null),
      ],
      { stage_number, scenario_id: 100 + stage_number, facts: [keyFact({})] },
    );

  test('the findings of a report are at most five, the strongest of each kind before a second one', () => {
    const kinds = shownFindings(run([remarkable(1), remarkable(2)])).map(({ kind }) => kind);
    expect(kinds).toEqual(['tie', 'forced', 'moved', 'forecast', 'room-against-group']);
    expect(findingsIn(remarkable(1), remarkable(2)).filter(({ kind }) => kind === 'tie')).toHaveLength(2);
  });

  test('the findings of a report are filled up to three with a finding about key facts, then with neutral facts', () => {
    const facts = [keyFact({})];
    const shown = shownFindings(run([stage([...people(5, A), ...people(2, B)], { facts })]));
    expect(shown.map(({ kind, is_neutral }) => [kind, is_neutral])).toEqual([
      ['minority', false],
      ['unshared-facts', false],
      ['running-time', true],
    ]);
  });

  test('the findings of a report are three neutral facts for one stage and two people', () => {
    const shown = shownFindings(run([stage([person(A), person(B)])]));
    expect(isUnremarkable(shown)).toBe(true);
    expect(shown.map(inWords)).toEqual([
      'The run took 30 min. It had one stage.',
      'The group met 1 of 13 scenarios.',
      'Stage 1 ended with A. The group chose among 3 decisions.',
    ]);
  });

  test('the findings of a report are neutral facts too for a run that was stopped in its first stage, and none without a stage', () => {
    const stopped = stage([], { chosen_decision_id: null, decided_by: null, shift: null });
    expect(shownFindings(run([stopped])).map(inWords)).toContain('Stage 1 ended without a decision.');
    expect(isUnremarkable(shownFindings(run([stopped])))).toBe(false);
    expect(shownFindings(run([]))).toEqual([]);
    expect([run([stopped]), run([stage(people(3, A))]), run([stage(people(4, A))])].map(isTooSmall)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

const anyDecision = fc.constantFrom(A, B, C);
const anyPerson: fc.Arbitrary<Person> = fc.record({
  room: fc.constantFrom<Room>('legal', 'social', 'dashboard'),
  vote: fc.option(anyDecision),
  final: fc.option(anyDecision),
  forecast: fc.option(anyDecision),
  onBehalf: fc.boolean(),
});
const anyFacts = fc.array(
  fc.record({
    rooms: fc.subarray<Role>(['legal', 'social']),
    spread: fc.constantFrom<FactFigures['spread']>('nowhere', 'kept', 'with-all', 'shared'),
    isRead: fc.boolean(),
    supports: fc.subarray(offered),
    opposes: fc.subarray(offered),
  }),
  { maxLength: 4 },
);
const anyStage = (size: { minLength?: number; maxLength: number }) =>
  fc
    .tuple(fc.array(anyPerson, size), anyFacts, fc.integer({ min: 1, max: 3 }), fc.nat(900), fc.boolean())
    .map(([present, facts, stage_number, seconds, forced]) => ({
      present,
      played: stage(present, { facts, stage_number, seconds, clock_seconds: 600, forced }),
    }));
const anyRun = (size: { minLength?: number; maxLength: number }) =>
  fc.array(anyStage(size), { minLength: 1, maxLength: 3 });

/** Returns whether a finding counts two people or more, and rests on four answers where it compares answers. */
function isAboutSeveral(one: Finding): boolean {
  switch (one.kind) {
    case 'moved':
      return one.moved >= 2 && one.of >= 4;
    case 'forced':
      return one.missing >= 2 && one.of >= 4;
    case 'forecast':
      return one.of >= 4 && one.named * 2 < one.of;
    case 'minority':
      return one.votes >= 2 && one.of >= 4;
    case 'room-against-group':
      return one.votes >= 2;
    case 'tie':
      return one.votes_each >= 2;
    default:
      return true;
  }
}

describe('findings of any run', () => {
  test('findings count nobody if fewer than four people took part', () => {
    fc.assert(
      fc.property(anyRun({ maxLength: 3 }), (stages) => {
        const record = run(stages.map(({ played }) => played));
        expect(findingsOf(record)).toEqual([]);
        const kinds = shownFindings(record).map(({ kind, is_neutral }) => [kind, is_neutral]);
        expect(kinds).toEqual([
          ['running-time', true],
          ['path', true],
          ['last-decision', true],
        ]);
      }),
    );
  });

  test('findings of any run are three to five in number, and about two people or more', () => {
    fc.assert(
      fc.property(anyRun({ maxLength: 9 }), (stages) => {
        const record = run(stages.map(({ played }) => played));
        const { length } = shownFindings(record);
        expect(length >= 3 && length <= 5).toBe(true);
        expect(findingsOf(record).filter((one) => !isAboutSeveral(one))).toEqual([]);
      }),
    );
  });

  test('findings of any run say the same about people who moved, whatever a facilitator recorded for others', () => {
    fc.assert(
      fc.property(fc.array(anyPerson, { minLength: 4, maxLength: 9 }), anyDecision, (present, other) => {
        const changed = present.map((one) => (one.onBehalf ? { ...one, final: other } : one));
        const recorded = present.map((one) => (one.onBehalf ? { ...one, final: one.final ?? A } : one));
        const movedIn = (some: readonly Person[]) =>
          ofKind('moved', stage(some, { chosen_decision_id: A, decided_by: 'majority' }));
        expect(movedIn(changed)).toEqual(movedIn(recorded));
      }),
    );
  });

  test('findings of any run are all in words without a gap', () => {
    fc.assert(
      fc.property(anyRun({ minLength: 4, maxLength: 12 }), (stages) => {
        for (const one of shownFindings(run(stages.map(({ played }) => played))))
          expect(inWords(one)).not.toMatch(/undefined|NaN|\{|@/);
      }),
    );
  });
});
