import { describe, expect, test } from 'vitest';
import { countMarks, judgeRating, normalRating, ratingRefusal } from './ratings.ts';

const day = 24 * 3_600_000;
const running = { status: 'IN_PROGRESS', is_rehearsal: false, ended_at: null } as const;
const ended = { status: 'ENDED', is_rehearsal: false, ended_at: 0 } as const;

describe('a run can be rated', () => {
  test('a run can be rated from its start, but not as a draft or a rehearsal', () => {
    expect(ratingRefusal(running, null, 0)).toBeNull();
    expect(ratingRefusal({ ...running, status: 'PAUSED' }, null, 0)).toBeNull();
    expect(ratingRefusal({ ...running, status: 'DRAFT' }, null, 0)).toBe('rating.not-started');
    expect(ratingRefusal({ ...running, is_rehearsal: true }, null, 0)).toBe('rating.rehearsal');
  });

  test('a run without a guided debrief can be rated until 30 days after its end', () => {
    expect(ratingRefusal(ended, null, 30 * day)).toBeNull();
    expect(ratingRefusal(ended, null, 30 * day + 1)).toBe('rating.closed');
  });

  test('a run can be rated until its guided debrief is done, however long that takes', () => {
    expect(ratingRefusal(ended, false, 90 * day)).toBeNull();
    expect(ratingRefusal(ended, true, 1)).toBe('rating.closed');
  });
});

describe('a rating', () => {
  const stored = { mark: 'S', remark: 'Late', may_be_shared: false, revision: 3 } as const;
  const given = { mark: 'M', remark: 'Later', may_be_shared: true } as const;

  test('a rating that is based on the stored one replaces it', () => {
    expect(judgeRating(stored, given, 3)).toBe('saved');
  });

  test('a rating that is based on an older one is refused with the stored one', () => {
    expect(() => judgeRating(stored, given, 2)).toThrow(
      expect.objectContaining({ code: 'rating.changed', facts: { rating: stored } }),
    );
  });

  test('a rating that is stored already is a repetition, whatever it is based on', () => {
    expect(judgeRating(stored, { mark: 'S', remark: 'Late', may_be_shared: false }, 2)).toBe('repeat');
  });

  test('a rating is stored without spaces around its remark, and an empty one has nothing to share', () => {
    expect(normalRating({ ...given, remark: ' Later\n' })).toEqual(given);
    expect(normalRating({ mark: null, remark: ' ', may_be_shared: true })).toEqual({
      mark: null,
      remark: '',
      may_be_shared: false,
    });
  });
});

test('marks are counted in their order, and ratings without a mark are not counted', () => {
  const ratings = [{ mark: 'M' }, { mark: 'P' }, { mark: null }, { mark: 'M' }] as const;
  expect(countMarks(ratings)).toEqual([
    { mark: 'P', people: 1 },
    { mark: 'M', people: 2 },
  ]);
  expect(countMarks([])).toEqual([]);
});
