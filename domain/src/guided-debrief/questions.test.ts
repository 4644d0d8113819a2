import { describe, expect, test } from 'vitest';
import type { StageFigures } from '../findings/figures.ts';
import type { Finding } from '../findings/kinds.ts';
import { shiftOf } from '../reports/shift.ts';
import { questionInWords } from './question-words.ts';
import { questionsOf, questionsOfNote } from './questions.ts';

const [A, B, C] = [11, 12, 13];

/** A closed stage in which each person cast a room vote and a final decision, two in each room. */
function stage(
  votes: readonly [room: number, final: number][],
  changes: Partial<StageFigures> = {},
): StageFigures {
  const seats = votes.map(([room, final], index) => ({
    seat_id: index,
    room_name: index % 4 < 2 ? ('legal' as const) : ('social' as const),
    room,
    final,
  }));
  const final = seats.map(({ seat_id, final: decision_chosen_id }) => ({
    seat_id,
    decision_chosen_id,
    recorded_by: null,
  }));
  const room = seats.map(({ seat_id, room_name, room: decision_chosen_id }) => ({
    seat_id,
    room_name,
    decision_chosen_id,
  }));
  const decisions = [A, B, C].map((id) => {
    const count = votes.filter(([, one]) => one === id).length;
    return { id, votes: count, own: count };
  });
  return {
    stage_number: 1,
    scenario_id: 101,
    entered_ms: 0,
    left_ms: 600_000,
    seconds: 600,
    clock_seconds: null,
    decisions,
    chosen_decision_id: A,
    decided_by: 'majority',
    forced: false,
    rooms: [],
    shift: shiftOf(seats, { room, final }),
    forecasts: null,
    facts: [],
    ...changes,
  };
}

const run = (...stages: StageFigures[]) => ({
  running_seconds: 1800,
  scenarios: { met: stages.length, of: 13 },
  stages,
});
const same = (count: number, id: number) => Array.from({ length: count }, () => [id, id] as [number, number]);

describe('the questions of a run', () => {
  test('a run in which nothing was remarkable has three neutral questions', () => {
    const questions = questionsOf(run(stage(same(6, A))));
    expect(questions.map(({ phase, finding }) => [phase, finding?.kind])).toEqual([
      ['what-happened', 'running-time'],
      ['why', 'path'],
      ['what-happened', 'last-decision'],
    ]);
    expect(questionsOf(run(stage([[A, A]]))).length).toBe(3);
  });

  test('up to three questions per phase are proposed, further ones are kept in reserve', () => {
    const tied = (stage_number: number) =>
      stage([...same(4, A), ...same(4, B)], {
        stage_number,
        scenario_id: 100 + stage_number,
        decided_by: 'facilitator',
        seconds: 600 + 300 * stage_number,
        clock_seconds: 600,
      });
    const happened = questionsOf(run(tied(1), tied(2), tied(3))).filter(
      ({ phase }) => phase === 'what-happened',
    );
    expect(happened.length).toBeGreaterThan(3);
    expect(happened.map(({ state }) => state).slice(0, 4)).toEqual([
      'proposed',
      'proposed',
      'proposed',
      'further',
    ]);
  });

  test('questions of the phase why ask about a minority and people who moved', () => {
    const moved = stage([...same(4, A), [B, A], [B, A], ...same(2, C)]);
    expect(questionsOf(run(moved)).map(({ phase, finding }) => [finding?.kind, phase])).toEqual([
      ['moved', 'why'],
      ['minority', 'why'],
      ['running-time', 'what-happened'],
    ]);
  });
});

describe('a question in words', () => {
  const words = {
    say: (text: string, facts: Readonly<Record<string, string | number>>) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name])),
    list: (names: readonly string[]) => names.join(' and '),
    decisions: [A, B, C].map((id) => ({ id, title_of_decision: '' })),
    room: (room: string) => room,
    time: (seconds: number) => `${seconds / 60} min`,
  };
  const place = { stage_number: 2, scenario_id: 101, source: { kind: 'map' }, is_neutral: false } as const;
  const ask = (one: Finding, fact: string | null = null) => questionInWords(one, fact, words).question;

  test('a question in words has its numbers and no placeholder, for every kind', () => {
    const questions = [
      ask({
        ...place,
        kind: 'tie',
        tied: [A, B],
        votes_each: 9,
        others: [],
        decided_by: 'facilitator',
        chosen_decision_id: A,
      }),
      ask({ ...place, kind: 'forced', missing: 2, of: 6 }),
      ask({ ...place, kind: 'slowest', seconds: 2580, clock_seconds: 2400, others: [] }),
      ask({
        ...place,
        kind: 'room-against-group',
        room_name: 'legal',
        decision_id: B,
        votes: 3,
        of: 4,
        chosen_decision_id: A,
        chosen_votes: 15,
        cast: 24,
      }),
      ask({
        ...place,
        kind: 'moved',
        moved: 5,
        of: 23,
        moves: [],
        room_votes: [{ decision_id: B, people: 13 }],
      }),
      ask({ ...place, kind: 'unshared-facts', facts: 2, of: 8 }),
      ask({ ...place, kind: 'unshared-facts', facts: 2, of: 8 }, 'The bridge failed its test.'),
      ask({ ...place, kind: 'forecast', chosen_decision_id: A, named: 5, of: 24, expected: null }),
      ask({ ...place, kind: 'forecast', chosen_decision_id: A, named: 0, of: 24, expected: null }),
      ask({ ...place, kind: 'minority', decision_id: C, votes: 6, of: 24, chosen_decision_id: A }),
      ask({ ...place, kind: 'running-time', seconds: 5880, stages: 3 }),
      ask({ ...place, kind: 'path', met: 3, of: 13 }),
      ask({ ...place, kind: 'last-decision', decision_id: A, offered: 3 }),
      ask({ ...place, kind: 'last-decision', decision_id: null, offered: 3 }),
    ];
    for (const question of questions) expect(question).toMatch(/\?$/);
    expect(questions.join(' ')).not.toMatch(/undefined|\{|@/);
    expect(questions[0]).toBe('A and B had 9 votes each. What would have broken the tie?');
    expect(questions[6]).toBe('“The bridge failed its test” never left its room. What would it have taken?');
  });

  test('a question in words comes with the numbers behind it', () => {
    const minority = {
      ...place,
      kind: 'minority',
      decision_id: C,
      votes: 6,
      of: 24,
      chosen_decision_id: A,
    } as const;
    expect(questionInWords(minority, null, words).numbers).toContain('6 of 24 chose C in stage 2.');
  });
});

describe('questions that teach most', () => {
  const fact = (changes: Partial<StageFigures['facts'][number]>): StageFigures['facts'][number] => ({
    rooms: ['legal'],
    isRead: true,
    spread: 'kept',
    supports: [],
    opposes: [],
    ...changes,
  });
  const moving: [number, number][] = [...same(4, A), [B, A], [B, A]];
  const whyOf = (...facts: StageFigures['facts']) =>
    questionsOf(run(stage(moving, { facts })))
      .filter(({ phase }) => phase === 'why')
      .map(({ finding }) => finding?.kind);

  test('the questions begin with a fact that was read, not shared, and against the decision', () => {
    expect(whyOf(fact({ opposes: [A] }))[0]).toBe('unshared-facts');
    expect(whyOf(fact({ opposes: [A], isRead: false }))[0]).not.toBe('unshared-facts');
    expect(whyOf(fact({ opposes: [B] }))[0]).toBe('moved');
  });

  test('a question asks about what the facts pointed to, if the group chose something else', () => {
    const pooled = questionsOf(run(stage(moving, { facts: [fact({ supports: [C] })] }))).find(
      ({ finding }) => finding?.kind === 'pooled-facts',
    );
    expect(pooled).toMatchObject({ phase: 'why', finding: { decision_id: C, chosen_decision_id: A } });
    expect(whyOf(fact({ supports: [A] }))).not.toContain('pooled-facts');
    expect(whyOf(fact({ supports: [C], spread: 'shared' }))).not.toContain('pooled-facts');
    expect(whyOf(fact({ supports: [C], spread: 'with-all' }))).not.toContain('pooled-facts');
  });

  test('a question asks about a slowest stage only if it used at least half of its clock', () => {
    const kinds = (seconds: number) =>
      questionsOf(
        run(
          stage(same(6, A), { seconds, clock_seconds: 1_000 }),
          stage(same(6, A), { stage_number: 2, scenario_id: 102, seconds: 100, clock_seconds: 1_000 }),
        ),
      ).map(({ finding }) => finding?.kind);
    expect(kinds(499)).not.toContain('slowest');
    expect(kinds(500)).toContain('slowest');
  });

  test('the questions include those of the author, the first of them among the proposed ones', () => {
    const questions = questionsOf(run(stage(moving, { facts: [fact({ supports: [C] })] })), [
      'Who spoke first?',
      'Why?',
    ]);
    const why = questions.filter(({ phase }) => phase === 'why');
    expect(why.map(({ text, state }) => [text, state])).toContainEqual(['Who spoke first?', 'proposed']);
    expect(why.filter(({ state }) => state === 'proposed').length).toBeLessThanOrEqual(3);
    expect(questions.some(({ text }) => text === 'Why?')).toBe(true);
  });
});

describe('the questions of a teaching note', () => {
  test.each([
    [
      '# Note\n\n- Not this\n\n## Questions for the debrief\n\n- Who **spoke** first?\n* Why?\n\n## After\n- Nor this',
      ['Who spoke first?', 'Why?'],
    ],
    [
      '## Questions\n1. **Trust.** Whom did you believe?\n2. **Time.** When did you stop asking?\n\n**Timing.** 25 minutes\n- Nor this',
      ['Trust. Whom did you believe?', 'Time. When did you stop asking?'],
    ],
    ['### Fragen an die Gruppe\r\n1. Wer sprach zuerst?\r\n2) Warum?', ['Wer sprach zuerst?', 'Warum?']],
    ['Questions\n- without a heading', []],
    ['', []],
  ])('questions of a teaching note are items of lists under headings that say so: %j', (note, questions) => {
    expect(questionsOfNote(note)).toEqual(questions);
  });

  test('questions that follow bold words in a numbered list end at the next bold words', () => {
    const note =
      '1. **Purpose.** Not this\n2. **Questions.** 1. Who spoke first? 2. Why?\n3. **Timing.** Nor this';
    expect(questionsOfNote(note)).toEqual(['Who spoke first?', 'Why?']);
  });

  test('questions may follow bold words, and leave out scenarios that were not played', () => {
    const note = [
      '## Adrift',
      '**Purpose.** 1. Not this',
      '**Questions.** 1. Who spoke first? 2. Why?',
      '',
      '**Timing.** 25 minutes',
      '## The dry city',
      '### Questions',
      '- Not played',
    ].join('\n');
    expect(questionsOfNote(note, new Set(['The dry city']))).toEqual(['Who spoke first?', 'Why?']);
    expect(questionsOfNote(note)).toContain('Not played');
  });
});
