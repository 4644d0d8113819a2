import { describe, expect, test } from 'vitest';
import type { Answers } from '../questionnaires/questionnaires.ts';
import { questionSlots } from '../questionnaires/questionnaires.ts';
import { fill } from '../text/text.ts';
import { headlineOf } from './headline.ts';
import { mirrorOf } from './mirror.ts';
import { type OwnItem, type OwnRecord, type OwnStage, ownRecord } from './own-record.ts';

const nothing = { count: null, of: 0 };
const stage = (changes: Partial<OwnStage> = {}): OwnStage => ({
  stage_number: 1,
  room_vote: { decision_id: 31, at: 1_000, seconds: 540 },
  final_vote: { decision_id: 31, at: 5_000, room_name: 'legal', evidence: [] },
  clock_seconds: 1200,
  items: [],
  posts: nothing,
  notes: nothing,
  ...changes,
});
const item = (changes: Partial<OwnItem> = {}): OwnItem => ({
  id: 1,
  room_name: 'social',
  added_at: 3_000,
  is_own: false,
  is_cited: false,
  others: 0,
  ...changes,
});
const decided = (decision_id: number) => ({
  decision_id,
  at: 5_000,
  room_name: 'legal' as const,
  evidence: [],
});
const withTable = { hasTable: true };
const record = (...stages: OwnStage[]) => ownRecord(stages, withTable);

describe('the record of a person', () => {
  test('the record of a person has nothing of a run in which they closed no stage', () => {
    expect(record()).toEqual({
      brought: null,
      notes: null,
      heard: null,
      changes: null,
      evidence: null,
      posts: null,
      times: [],
    });
  });

  test('the record of a person has what they put on the table, and how many others used it', () => {
    const items = [item({ id: 1, is_own: true, others: 2 }), item({ id: 2 })];
    expect(record(stage({ items })).brought).toEqual([{ stage_number: 1, item_id: 1, others: 2 }]);
    expect(record(stage()).brought).toEqual([]);
  });

  test('the record of a person leaves the table out in a run without one', () => {
    const items = [item({ is_own: true, is_cited: true })];
    expect(ownRecord([stage({ items })], { hasTable: false })).toMatchObject({
      brought: null,
      heard: null,
      evidence: null,
      changes: { of: 1 },
    });
  });

  test('the record of a person counts the items of other rooms that their final decisions rest on', () => {
    const items = [
      item({ id: 1, is_cited: true }),
      item({ id: 2, room_name: 'economic' }),
      item({ id: 3, room_name: 'legal', is_cited: true }),
    ];
    expect(record(stage({ items })).heard).toEqual({ items: [{ stage_number: 1, item_id: 1 }], of: 2 });
  });

  test('hearing is not measured where no other room shared anything, or without a decision of the person', () => {
    expect(record(stage({ items: [item({ room_name: 'legal' })] })).heard).toBeNull();
    expect(record(stage({ items: [item()], final_vote: null })).heard).toBeNull();
    const fromDashboard = {
      decision_id: 31,
      at: 5_000,
      room_name: 'dashboard',
      evidence: ['legal'],
    } as const;
    expect(record(stage({ items: [item()], final_vote: fromDashboard }))).toMatchObject({
      heard: null,
      evidence: null,
    });
  });

  test('the record of a person counts evidence from other rooms, but not what everybody has', () => {
    const final_vote = {
      decision_id: 31,
      at: 5_000,
      room_name: 'legal',
      evidence: ['social', 'legal', 'dashboard'],
    } as const;
    expect(record(stage({ final_vote })).evidence).toEqual({ count: 1, of: 3 });
    expect(record(stage()).evidence).toBeNull();
  });

  test('the record of a person names the stages with a change of mind, and the items that came in between', () => {
    const items = [item({ added_at: 900 }), item({ added_at: 2_000 }), item({ added_at: 6_000 })];
    const changed = stage({ final_vote: decided(32), items });
    expect(record(changed, stage({ stage_number: 2 })).changes).toEqual({
      stages: [{ stage_number: 1, room_voted_at: 1_000, decided_at: 5_000, items_between: 1 }],
      of: 2,
    });
  });

  test('changes of mind are not measured without both votes, as after a forced advance', () => {
    expect(record(stage({ final_vote: null })).changes).toBeNull();
    expect(record(stage({ room_vote: null })).changes).toBeNull();
    expect(record(stage(), stage({ stage_number: 2, final_vote: null })).changes).toMatchObject({ of: 1 });
  });

  test('the record of a person adds up posts and notes, and leaves out what nobody counted', () => {
    const read = { count: 3, of: 5 };
    expect(record(stage({ posts: read }), stage({ posts: { count: null, of: 4 } })).posts).toEqual({
      count: 3,
      of: 9,
    });
    expect(record(stage({ posts: { count: null, of: 4 } })).posts).toBeNull();
    expect(record(stage({ notes: { count: 0, of: 4 } })).notes).toEqual({ count: 0, of: 4 });
    expect(record(stage({ notes: { count: 0, of: 0 } })).notes).toBeNull();
  });

  test('the record of a person has the times of room votes, except where they joined after the stage began', () => {
    const late = { decision_id: 31, at: 1_000, seconds: null };
    const timed = record(
      stage({ room_vote: late }),
      stage({ stage_number: 2, clock_seconds: null }),
      stage({ stage_number: 3, room_vote: null }),
    );
    expect(timed.times).toEqual([{ stage_number: 2, seconds: 540, clock_seconds: null }]);
  });
});

const say = (text: string, facts: Readonly<Record<string, string | number>>) => fill(text, facts);
const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
const brought = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ stage_number: 1, item_id: index + 1, others: 0 }));
const heard = (count: number, of = 16) => ({
  items: Array.from({ length: count }, (_, index) => ({ stage_number: 1, item_id: 50 + index })),
  of,
});
const changes = (count: number, of: number) => ({
  stages: Array.from({ length: count }, (_, index) => ({
    stage_number: index + 1,
    room_voted_at: 1,
    decided_at: 2,
    items_between: 0,
  })),
  of,
});

describe('the headline', () => {
  type Parts = Pick<OwnRecord, 'brought' | 'heard' | 'changes'>;
  const cases: [string, Parts['brought'], Parts['heard'], Parts['changes'], string | null][] = [
    ['nothing was measured', null, null, null, null],
    ['nothing was done', [], heard(0), null, null],
    [
      'everything',
      brought(2),
      heard(3),
      changes(1, 3),
      'You brought two things, used three from other rooms and changed your mind once',
    ],
    [
      'one of each',
      brought(1),
      heard(1),
      changes(1, 1),
      'You brought one thing, used one from another room and changed your mind once',
    ],
    ['no facts or table', null, null, changes(0, 3), 'You kept to your decisions'],
    ['a single stage', null, null, changes(0, 1), 'You kept to your decision'],
    [
      'a person alone',
      brought(4),
      null,
      changes(2, 3),
      'You brought four things and changed your mind twice',
    ],
    ['a listener', [], heard(1), null, 'You used one thing from another room'],
    [
      'a listener who moved',
      [],
      heard(2),
      changes(3, 3),
      'You used two things from other rooms and changed your mind three times',
    ],
    ['a forced advance', brought(13), heard(0), null, 'You brought 13 things'],
  ];
  test.each(cases)('the headline sums up the record after %s', (_, one, two, three, expected) => {
    expect(headlineOf({ brought: one, heard: two, changes: three }, { say, list })).toBe(expected);
  });
});

describe('the mirror', () => {
  const answers = (scale: number) =>
    Object.fromEntries(
      questionSlots.map(({ key, type }) => [key, type === 'scale' ? scale : 'Text']),
    ) as Answers;
  const measured: OwnRecord = {
    brought: [],
    notes: { count: 4, of: 15 },
    heard: heard(3),
    changes: changes(1, 3),
    evidence: { count: 3, of: 7 },
    posts: { count: 31, of: 34 },
    times: [
      { stage_number: 1, seconds: 540, clock_seconds: 1200 },
      { stage_number: 2, seconds: 60, clock_seconds: null },
    ],
  };
  const words = { say, list, time: (seconds: number) => `${seconds / 60} min` };
  const mirror = (one: OwnRecord, pre: Answers | null, post: Answers | null) =>
    mirrorOf(one, { pre, post }, words).map(({ counted, ...row }) => ({
      ...row,
      counted: fill(counted.text, counted.facts),
    }));

  test('the mirror puts answers in words beside counts out of how many', () => {
    const rows = mirror(measured, answers(2), answers(5));
    expect(rows.map(({ counted }) => counted)).toEqual([
      'You changed your mind in <b>1 of 3</b> stages.',
      '<b>3 of 7</b> posts and files that your decisions rest on came from other rooms.',
      'You read <b>31 of 34</b> posts of your room.',
      'You voted in your room after <b>9 min of 20 min and 1 min</b>.',
      'You wrote <b>4 of 15</b> notes of your room.',
    ]);
    for (const row of rows) expect(row).toMatchObject({ usually: 'seldom', this_time: 'almost always' });
    expect(rows[0]?.question).toContain('how often do you reconsider a position');
  });

  test('the mirror never has a number on the side of the answers', () => {
    for (const scale of [1, 2, 3, 4, 5])
      for (const { question, usually, this_time } of mirror(measured, answers(scale), answers(scale)))
        expect(`${question} ${usually} ${this_time}`).not.toMatch(/\d/);
  });

  test('the mirror has only counts for a person without a questionnaire', () => {
    for (const row of mirror(measured, null, null))
      expect(row).toMatchObject({ question: null, usually: null, this_time: null });
  });

  test('the mirror asks a guest, who answered only after the run, about this time', () => {
    const [first] = mirror(measured, null, answers(1));
    expect(first).toMatchObject({ usually: null, this_time: 'hardly ever' });
    expect(first?.question).toContain('in the simulation');
  });

  test('the mirror leaves out what the run did not measure, and keeps a measured 0', () => {
    const little: OwnRecord = { ...record(), changes: changes(0, 2) };
    expect(mirror(little, answers(3), null)).toMatchObject([
      { behaviour: 'changes', counted: 'You changed your mind in <b>0 of 2</b> stages.' },
    ]);
    expect(mirror(record(), answers(3), answers(3))).toEqual([]);
  });
});
