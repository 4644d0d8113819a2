import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appearedAt,
  isReleased,
  maxReleaseSeconds,
  type PostInRun,
  readRelease,
  releasedAfter,
  untilNextRelease,
  untilRelease,
} from './post-release.ts';

const post = (traits: Partial<PostInRun> = {}): PostInRun => ({
  release: null,
  released_after: null,
  ...traits,
});

const seconds = fc.integer({ min: 1, max: maxReleaseSeconds });
const anyPost: fc.Arbitrary<PostInRun> = fc.record({
  release: fc.oneof(seconds, fc.constant('held' as const), fc.constant(null)),
  released_after: fc.option(fc.nat(maxReleaseSeconds), { freq: 4 }),
});
const stageMs = fc.nat(maxReleaseSeconds * 1000);

describe('a post', () => {
  test('a post without a release time appears with its stage', () => {
    expect(isReleased(post(), 0)).toBe(true);
  });

  test('a post with a release time appears when its stage has lasted that long, to the millisecond', () => {
    expect(isReleased(post({ release: 90 }), 89_999)).toBe(false);
    expect(isReleased(post({ release: 90 }), 90_000)).toBe(true);
  });

  test('a held post never appears until a facilitator releases it', () => {
    expect(isReleased(post({ release: 'held' }), maxReleaseSeconds * 1000)).toBe(false);
    expect(isReleased(post({ release: 'held', released_after: 12 }), 0)).toBe(true);
  });

  test('a post can be released early, and is then sorted by the time at which it appeared', () => {
    const early = post({ release: 600, released_after: 12 });
    expect(isReleased(early, 13_000)).toBe(true);
    expect(releasedAfter(early)).toBe(12);
    expect(releasedAfter(post({ release: 600 }))).toBe(600);
    expect(releasedAfter(post())).toBe(0);
  });

  test('a post never disappears again while its stage continues', () => {
    fc.assert(
      fc.property(anyPost, stageMs, fc.nat(), (one, at, later) => {
        expect(isReleased(one, at + later) || !isReleased(one, at)).toBe(true);
      }),
    );
  });
});

describe('the time until the next release', () => {
  test('the time until the next release is null if all posts are released or held', () => {
    expect(untilNextRelease([], 0)).toBeNull();
    expect(untilNextRelease([post(), post({ release: 'held' }), post({ release: 30 })], 30_000)).toBeNull();
    expect(untilRelease(post({ release: 'held' }), 0)).toBeNull();
  });

  test('the time until the next release is exact: no post appears earlier, and one appears then', () => {
    fc.assert(
      fc.property(fc.array(anyPost, { maxLength: 20 }), stageMs, (posts, at) => {
        const count = (ms: number) => posts.filter((one) => isReleased(one, ms)).length;
        const wait = untilNextRelease(posts, at);
        // Without a wait, no post may ever appear.
        const last = wait === null ? Number.MAX_SAFE_INTEGER : at + wait - 1;
        expect(last).toBeGreaterThanOrEqual(at);
        expect(count(last)).toBe(count(at));
        expect(count(last + 1) > count(at)).toBe(wait !== null);
      }),
    );
  });
});

describe('a release written into JSON', () => {
  test.each([
    [undefined, null],
    [null, null],
    [0, null],
    ['0:00', null],
    [90, 90],
    ['1:30', 90],
    [' 05:00 ', 300],
    ['90:00', 5_400],
    ['1:00:05', 3_605],
    ['held', 'held'],
    [maxReleaseSeconds, maxReleaseSeconds],
  ])('a release written into JSON as %j is read as %j', (written, release) => {
    expect(readRelease(written)).toBe(release);
  });

  test.each([-1, 1.5, Number.NaN, maxReleaseSeconds + 1, '25:00:00', '90', '1:75', 'soon', true, [90], {}])(
    'the JSON value %j is not a release',
    (written) => {
      expect(readRelease(written)).toBeUndefined();
    },
  );
});

describe('a post appeared', () => {
  // The run was in progress from 1,000 to 5,000 and from 9,000 on; the stage lasted from 2,000 to 12,000.
  const activePeriods = [
    { began_at: 1_000, ended_at: 5_000 },
    { began_at: 9_000, ended_at: null },
  ];
  const stage = { entered_at: 2_000, until: 12_000, activePeriods };

  test.each([
    ['with its stage', { release: null }, 2_000],
    ['when it was written, if the stage had begun', { release: null, created_at: 3_500 }, 3_500],
    ['after its time', { release: 2 }, 4_000],
    ['after its time, not counting the pause', { release: 4 }, 10_000],
    ['when it was released before its time', { release: 4, released_at: 2_500 }, 2_500],
    ['when it was released, if it was held', { release: 'held' as const, released_at: 4_500 }, 4_500],
    ['never, if it was held to the end', { release: 'held' as const }, null],
    ['never, if its time was after the end of the stage', { release: 7 }, null],
    ['never, if it was written after the end of the stage', { release: null, created_at: 12_001 }, null],
  ])('a post appeared %s', (_, traits, at) => {
    expect(appearedAt({ released_at: null, created_at: 0, ...traits }, stage)).toBe(at);
  });
});
