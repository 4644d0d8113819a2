import { rateLimits } from '@vincere/contract';
import { refuse } from '@vincere/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../testing/server.ts';
import { openRateLimiter } from './rate-limiter.ts';
import type { Pause } from './throttle.ts';

const server = await startServer();
const { app, clock } = server;
afterAll(() => server.close());
beforeEach(() => app.systemChange(({ tx }) => tx.deleteFrom('failed_tries').execute()));

const here = new AbortController().signal;
const noPause: Pause = async () => {};
const openLimiter = (pause = noPause) => openRateLimiter(app.database, app.clock, pause);
type RateLimiter = ReturnType<typeof openLimiter>;

/** Sets every count that has begun to this many failures. */
const raiseTo = (failures: number) =>
  app.systemChange(({ tx }) => tx.updateTable('failed_tries').set({ failures }).execute());

const wrong = async () => refuse('account.incorrect-login');
const right = async () => 'in';
const at = (address: string, account: number | string = 1, device: string | null = null) => ({
  account,
  address,
  device,
  gone: here,
});
const tooMany = { code: 'account.too-many-tries' };
const incorrect = { code: 'account.incorrect-login' };
/** Work that ends in a later tick of the event loop. */
const slowly =
  <T>(work: () => Promise<T>) =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    return work();
  };
const outcomes = async (tried: Promise<unknown>[]) =>
  (await Promise.allSettled(tried)).map((one) =>
    one.status === 'fulfilled' ? 'in' : String(one.reason.code),
  );
const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;

async function failTen(limiter: RateLimiter, address = '10.0.0.1', account: number | string = 1) {
  for (let n = 0; n < 10; n++)
    await expect(limiter.logIn(at(address, account), wrong)).rejects.toMatchObject(incorrect);
}

describe('attempts to log in', () => {
  it('log-ins slow down after ten failures of strangers: a correct password passes, a wrong one is refused', async () => {
    const pauses: number[] = [];
    const limiter = openLimiter(async (ms) => void pauses.push(ms));
    await failTen(limiter);
    expect(pauses).toEqual([]);
    await expect(limiter.logIn(at('10.0.0.2'), wrong)).rejects.toMatchObject({
      ...tooMany,
      facts: { seconds: 900 },
    });
    await expect(limiter.logIn(at('10.0.0.2'), right)).resolves.toBe('in');
    expect(pauses).toEqual([4_000, 4_000]);
    await expect(limiter.logIn(at('10.0.0.2', 2), right)).resolves.toBe('in');
    expect(pauses).toHaveLength(2);
  });

  it('attempts to log in pass at once from a known device, whose own failures count apart', async () => {
    const pauses: number[] = [];
    const limiter = openLimiter(async (ms) => void pauses.push(ms));
    await failTen(limiter);
    await expect(limiter.logIn(at('10.0.0.1', 1, 'laptop'), right)).resolves.toBe('in');
    for (let n = 0; n < 10; n++)
      await expect(limiter.logIn(at('10.0.0.1', 1, 'phone'), wrong)).rejects.toMatchObject(incorrect);
    expect(pauses).toEqual([]);
    // Once its count is used up, a known device is slowed down like others.
    await expect(limiter.logIn(at('10.0.0.1', 1, 'phone'), wrong)).rejects.toMatchObject(tooMany);
    expect(pauses).toEqual([4_000]);
    await expect(limiter.logIn(at('10.0.0.1', 1, 'laptop'), right)).resolves.toBe('in');
  });

  it('attempts to log in to one account wait for each other, a few at a time, and networks take turns', async () => {
    const admit: (() => void)[] = [];
    const limiter = openLimiter(() => new Promise((resolve) => admit.push(resolve)));
    await failTen(limiter);
    const order: string[] = [];
    let refused = 0;
    const attempt = (address: string) =>
      limiter.logIn(at(address), async () => void order.push(address)).catch(() => void (refused += 1));
    const first = attempt('10.0.0.1');
    await expect.poll(() => admit.length).toBe(1);
    const flood = Array.from({ length: 20 }, () => attempt('10.0.0.1'));
    await expect.poll(() => refused).toBe(18);
    const honest = attempt('10.0.0.2');
    // The queue is full: one more of the flood makes room.
    await expect.poll(() => refused).toBe(19);
    for (let admitted = 1; admitted <= 3; admitted++) {
      admit.shift()?.();
      await expect.poll(() => order.length).toBe(admitted);
    }
    await Promise.all([first, honest, ...flood]);
    expect(order).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
  });

  it('attempts to log in at the same time do not exceed the limit', async () => {
    const limiter = openLimiter(() => new Promise(() => {}));
    const made: string[] = [];
    let refused = 0;
    for (let n = 0; n < 100; n++)
      void limiter
        .logIn(
          at(`10.0.1.${n}`),
          slowly(async () => {
            made.push('guess');
            return wrong();
          }),
        )
        .catch(() => (refused += 1));
    // All but the one that pauses and the two that wait for it.
    await expect.poll(() => refused).toBe(97);
    expect(made).toHaveLength(10);
  });

  it('people who log in with success are never limited, however many come at once', async () => {
    const limiter = openLimiter();
    const oneAccount = Array.from({ length: 50 }, () => limiter.logIn(at('10.0.0.1'), slowly(right)));
    const oneAddress = Array.from({ length: 1000 }, (_, n) =>
      limiter.logIn(at('10.0.0.2', n + 10), slowly(right)),
    );
    expect(count(await outcomes([...oneAccount, ...oneAddress]), 'in')).toBe(1050);
  });

  it('everybody with the right password can log in while others behind the same address fail', async () => {
    const limiter = openLimiter();
    const all = await outcomes(
      Array.from({ length: 600 }, (_, n) =>
        limiter.logIn(at('10.0.0.1', n), slowly(n % 4 === 0 ? wrong : right)),
      ),
    );
    expect(count(all, 'in')).toBe(450);
    expect(count(all, 'account.incorrect-login')).toBe(150);
  });

  it('log-ins from a network slow down after its failures, whichever accounts they were about', async () => {
    const pauses: number[] = [];
    const limiter = openLimiter(async (ms) => void pauses.push(ms));
    await outcomes([limiter.logIn(at('10.0.0.1', 1), wrong)]);
    await raiseTo(rateLimits.password.network);
    await expect(limiter.logIn(at('10.0.0.1', 998), wrong)).rejects.toMatchObject(tooMany);
    await expect(limiter.logIn(at('10.0.0.1', 999), right)).resolves.toBe('in');
    expect(pauses).toEqual([200, 200]);
    await expect(limiter.logIn(at('10.0.0.2', 998), wrong)).rejects.toMatchObject(incorrect);
    await expect(limiter.logIn(at('10.0.0.1', 999, 'laptop'), right)).resolves.toBe('in');
    expect(pauses).toHaveLength(2);
  });

  it('failed attempts to log in count for a whole IPv6 network', async () => {
    const limiter = openLimiter();
    const attempt = (address: string, n: number) => limiter.logIn(at(address, n), wrong);
    await outcomes([attempt('2001:db8:0:7::1', 1)]);
    await raiseTo(rateLimits.password.network);
    await expect(attempt('2001:db8::7:1:2:3:4', 999)).rejects.toMatchObject(tooMany);
    await expect(attempt('2001:db8:0:8::1', 999)).rejects.toMatchObject(incorrect);
  });

  it('attempts to log in do not count when they end with an error of the server', async () => {
    const limiter = openLimiter();
    const broken = () => limiter.logIn(at('10.0.0.1'), () => Promise.reject(new Error('broken')));
    for (let n = 0; n < 20; n++) await expect(broken()).rejects.toThrow('broken');
    await expect(limiter.logIn(at('10.0.0.1'), wrong)).rejects.toMatchObject(incorrect);
  });

  it('failed attempts to log in can be forgotten for an account', async () => {
    const limiter = openLimiter();
    await failTen(limiter);
    await limiter.forget('password', 1);
    await expect(limiter.logIn(at('10.0.0.1'), wrong)).rejects.toMatchObject(incorrect);
  });

  it('the count of failed attempts starts again after a quarter of an hour', async () => {
    const limiter = openLimiter();
    await failTen(limiter);
    clock.advance(10 * 60_000);
    await expect(limiter.logIn(at('10.0.0.1'), wrong)).rejects.toMatchObject({ facts: { seconds: 300 } });
    clock.advance(5 * 60_000);
    await expect(limiter.logIn(at('10.0.0.1'), wrong)).rejects.toMatchObject(incorrect);
  });

  it('failed attempts leave only hashes in the database, and no rows after their window', async () => {
    const limiter = openLimiter();
    await outcomes([limiter.logIn(at('10.0.0.1', 'old@example.org'), wrong)]);
    clock.advance(15 * 60_000);
    await outcomes([limiter.logIn(at('10.0.0.2', 'new@example.org'), wrong)]);
    const kept = await app.db.read.selectFrom('failed_tries').selectAll().execute();
    expect(kept.map(({ failures }) => failures)).toEqual([1, 1]);
    expect(JSON.stringify(kept)).not.toContain('example.org');
  });

  it('failed attempts are counted together by several processes, and forgotten by all of them', async () => {
    const [one, other] = [openLimiter(), openLimiter()];
    for (let n = 0; n < 10; n++) await outcomes([(n % 2 === 0 ? one : other).logIn(at('10.0.0.1'), wrong)]);
    for (const limiter of [one, other, openLimiter()])
      await expect(limiter.logIn(at('10.0.0.2'), wrong)).rejects.toMatchObject(tooMany);
    await one.forget('password', 1);
    await expect(other.logIn(at('10.0.0.2'), wrong)).rejects.toMatchObject(incorrect);
  });
});

describe('a password that a signed-in person confirms', () => {
  it('a password that a signed-in person confirms is refused after ten failures of that account, not of strangers', async () => {
    const limiter = openLimiter();
    await failTen(limiter);
    const who = { account: 1, address: '10.0.0.9' };
    await expect(limiter.attempt('password', who, right)).resolves.toBe('in');
    for (let n = 0; n < 10; n++)
      await expect(limiter.attempt('password', who, wrong)).rejects.toMatchObject(incorrect);
    await expect(limiter.attempt('password', who, right)).rejects.toMatchObject(tooMany);
    await limiter.forget('password', 1);
    await expect(limiter.attempt('password', who, right)).resolves.toBe('in');
  });
});

describe('a secret that is too long to guess', () => {
  it('a secret that is too long to guess passes after any number of failures; a wrong one is refused', async () => {
    const limiter = openLimiter();
    const expired = async () => refuse('session.expired');
    const who = (account: string) => ({ account, address: '10.0.0.1' });
    for (let n = 0; n < 10; n++)
      await expect(limiter.redeem('refresh', who('one'), expired)).rejects.toMatchObject({
        code: 'session.expired',
      });
    await expect(limiter.redeem('refresh', who('one'), expired)).rejects.toMatchObject(tooMany);
    await expect(limiter.redeem('refresh', who('one'), right)).resolves.toBe('in');
    await expect(limiter.redeem('refresh', who('two'), expired)).rejects.toMatchObject({
      code: 'session.expired',
    });
    await raiseTo(rateLimits.refresh.network);
    await expect(limiter.redeem('refresh', who('three'), expired)).rejects.toMatchObject(tooMany);
    await expect(limiter.redeem('refresh', who('four'), right)).resolves.toBe('in');
    const kept = await app.db.read.selectFrom('failed_tries').selectAll().execute();
    expect(kept).toHaveLength(3);
  });
});

describe('an access code', () => {
  const unknown = async () => refuse('run.unknown-code');
  const from = (address: string, account: number | null = null) => ({ account, address });

  it('an access code from a network beyond its limit is slowed down: a valid one passes, a wrong one is refused', async () => {
    const pauses: number[] = [];
    const limiter = openLimiter(async (ms) => void pauses.push(ms));
    await outcomes([limiter.enterCode(from('10.0.0.1'), 'AAAAAA', unknown)]);
    await raiseTo(rateLimits['access-code'].network);
    await expect(limiter.enterCode(from('10.0.0.1'), 'BBBBBB', unknown)).rejects.toMatchObject(tooMany);
    await expect(limiter.enterCode(from('10.0.0.1'), 'VALID1', right)).resolves.toBe('in');
    expect(pauses).toEqual([50, 50]);
    // It has opened a run from this network, so the whole workshop follows without delay.
    for (let n = 0; n < 20; n++)
      await expect(limiter.enterCode(from('10.0.0.1'), 'VALID1', right)).resolves.toBe('in');
    expect(pauses).toHaveLength(2);
    await expect(limiter.enterCode(from('10.0.0.2'), 'BBBBBB', unknown)).rejects.toMatchObject({
      code: 'run.unknown-code',
    });
  });

  it('an access code that a whole workshop enters waits once, and others cannot crowd it out', async () => {
    const admit: (() => void)[] = [];
    const limiter = openLimiter(() => new Promise((resolve) => admit.push(resolve)));
    await outcomes([limiter.enterCode(from('10.0.0.1'), 'AAAAAA', unknown)]);
    await raiseTo(rateLimits['access-code'].network);
    const first = limiter.enterCode(from('10.0.0.1'), 'VALID1', right);
    await expect.poll(() => admit.length).toBe(1);
    let refused = 0;
    for (let n = 0; n < 300; n++)
      void limiter.enterCode(from('10.0.0.1'), `WRONG${n}`, unknown).catch(() => (refused += 1));
    // The queue is full, and those with the same code still wait with the first of them.
    await expect.poll(() => refused).toBe(100);
    const workshop = Array.from({ length: 300 }, () => limiter.enterCode(from('10.0.0.1'), 'VALID1', right));
    admit.shift()?.();
    expect(await first).toBe('in');
    expect(await Promise.all(workshop)).toHaveLength(300);
    while (refused < 300) {
      admit.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

  it('an access code is refused for an account after its own failures, and is free for one without any', async () => {
    const pauses: number[] = [];
    const limiter = openLimiter(async (ms) => void pauses.push(ms));
    for (let n = 0; n < 20; n++)
      await expect(limiter.enterCode(from('10.0.0.1', 7), 'AAAAAA', unknown)).rejects.toMatchObject({
        code: 'run.unknown-code',
      });
    await expect(limiter.enterCode(from('10.0.0.2', 7), 'VALID1', right)).rejects.toMatchObject(tooMany);
    await raiseTo(rateLimits['access-code'].network);
    await expect(limiter.enterCode(from('10.0.0.1', 8), 'VALID2', right)).resolves.toBe('in');
    expect(pauses).toEqual([]);
  });
});

describe('attempts that count however they end', () => {
  it('attempts that count however they end are refused beyond the limit', async () => {
    const limiter = openLimiter();
    const who = (address: string, account: string) => ({ account, address });
    for (let n = 0; n < 3; n++) await limiter.count('reset-request', who('10.0.0.1', 'a@example.org'));
    await expect(limiter.count('reset-request', who('10.0.0.2', 'a@example.org'))).rejects.toMatchObject(
      tooMany,
    );
    await limiter.count('reset-request', who('10.0.0.1', 'b@example.org'));
  });
});
