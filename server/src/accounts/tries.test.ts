import { refuse } from '@vincere/domain';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../testing/server.ts';
import { openTries } from './tries.ts';

const server = await startServer();
const { app, clock } = server;
afterAll(() => server.close());
beforeEach(() => app.db.change(({ tx }) => tx.deleteFrom('failed_tries').execute()));

const openTriesHere = () => openTries(app.db, app.clock);
/** As if each that failed once had failed so often. */
const raiseTo = (failures: number) =>
  app.db.change(({ tx }) => tx.updateTable('failed_tries').set({ failures }).execute());

const wrong = async () => refuse('account.incorrect-login');
const right = async () => 'in';
const at = (address: string, account: number | string = 1) => ({ account, address });
/** A guess that takes a moment to verify. */
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

describe('tries', () => {
  it('refuse an account after ten failures, and say for how long', async () => {
    const tries = openTriesHere();
    for (let n = 0; n < 10; n++)
      await expect(tries.attempt('password', at('10.0.0.1'), wrong)).rejects.toMatchObject({
        code: 'account.incorrect-login',
      });
    const refused = tries.attempt('password', at('10.0.0.1'), right);
    await expect(refused).rejects.toMatchObject({ code: 'account.too-many-tries', facts: { seconds: 900 } });
    await expect(tries.attempt('password', at('10.0.0.1', 2), right)).resolves.toBe('in');
  });

  it('do not let guesses made at once slip past the limit', async () => {
    const tries = openTriesHere();
    const all = await outcomes(
      Array.from({ length: 100 }, (_, n) => tries.attempt('password', at(`10.0.1.${n}`), slowly(wrong))),
    );
    expect(count(all, 'account.incorrect-login')).toBe(10);
    expect(count(all, 'account.too-many-tries')).toBe(90);
  });

  it('never limit those who succeed, however many come at once', async () => {
    const tries = openTriesHere();
    const oneAccount = Array.from({ length: 50 }, () =>
      tries.attempt('password', at('10.0.0.1'), slowly(right)),
    );
    const oneAddress = Array.from({ length: 1000 }, (_, n) =>
      tries.attempt('password', at('10.0.0.2', n + 10), slowly(right)),
    );
    expect(count(await outcomes([...oneAccount, ...oneAddress]), 'in')).toBe(1050);
  });

  it('let everybody in while others behind the same address fail', async () => {
    const tries = openTriesHere();
    const all = await outcomes(
      Array.from({ length: 600 }, (_, n) =>
        tries.attempt('password', at('10.0.0.1', n), slowly(n % 4 === 0 ? wrong : right)),
      ),
    );
    expect(count(all, 'in')).toBe(450);
    expect(count(all, 'account.incorrect-login')).toBe(150);
  });

  it('refuse an address after its failures, whichever accounts they were about', async () => {
    const tries = openTriesHere();
    await outcomes([tries.attempt('password', at('10.0.0.1', 1), wrong)]);
    await raiseTo(2_999);
    await outcomes([tries.attempt('password', at('10.0.0.1', 2), wrong)]);
    await expect(tries.attempt('password', at('10.0.0.1', 999), right)).rejects.toMatchObject({
      code: 'account.too-many-tries',
    });
    await expect(tries.attempt('password', at('10.0.0.2', 999), right)).resolves.toBe('in');
  });

  it('take an IPv6 network for one address', async () => {
    const tries = openTriesHere();
    const guess = (address: string, n: number) => tries.attempt('password', at(address, n), wrong);
    await outcomes([guess('2001:db8:0:7::1', 1)]);
    await raiseTo(2_999);
    await outcomes([guess('2001:db8:0:7::2', 2)]);
    await expect(guess('2001:db8::7:1:2:3:4', 999)).rejects.toMatchObject({ code: 'account.too-many-tries' });
    await expect(guess('2001:db8:0:8::1', 999)).rejects.toMatchObject({ code: 'account.incorrect-login' });
  });

  it('do not count a bug', async () => {
    const tries = openTriesHere();
    const broken = () => tries.attempt('password', at('10.0.0.1'), () => Promise.reject(new Error('broken')));
    for (let n = 0; n < 20; n++) await expect(broken()).rejects.toThrow('broken');
    await expect(tries.attempt('password', at('10.0.0.1'), right)).resolves.toBe('in');
  });

  it('can be forgotten for an account', async () => {
    const tries = openTriesHere();
    for (let n = 0; n < 10; n++) await outcomes([tries.attempt('password', at('10.0.0.1'), wrong)]);
    await tries.forget('password', 1);
    await expect(tries.attempt('password', at('10.0.0.1'), right)).resolves.toBe('in');
  });

  it('count a request for a reset link however it ends', async () => {
    const tries = openTriesHere();
    for (let n = 0; n < 3; n++) await tries.count('reset-request', at('10.0.0.1', 'a@example.org'));
    await expect(tries.count('reset-request', at('10.0.0.2', 'a@example.org'))).rejects.toMatchObject({
      code: 'account.too-many-tries',
    });
    await tries.count('reset-request', at('10.0.0.1', 'b@example.org'));
  });

  it('are open again after a quarter of an hour', async () => {
    const tries = openTriesHere();
    for (let n = 0; n < 10; n++) await outcomes([tries.attempt('password', at('10.0.0.1'), wrong)]);
    clock.advance(10 * 60_000);
    await expect(tries.attempt('password', at('10.0.0.1'), right)).rejects.toMatchObject({
      facts: { seconds: 300 },
    });
    clock.advance(5 * 60_000);
    await expect(tries.attempt('password', at('10.0.0.1'), right)).resolves.toBe('in');
    await outcomes([tries.attempt('password', at('10.0.0.1'), wrong)]);
    await expect(tries.attempt('password', at('10.0.0.1'), right)).resolves.toBe('in');
  });

  it('leave nothing behind when their time is over', async () => {
    const tries = openTriesHere();
    await outcomes([tries.attempt('password', at('10.0.0.1', 'old@example.org'), wrong)]);
    clock.advance(15 * 60_000);
    await outcomes([tries.attempt('password', at('10.0.0.2', 'new@example.org'), wrong)]);
    const kept = await app.db.read.selectFrom('failed_tries').selectAll().execute();
    expect(kept.map(({ failures }) => failures)).toEqual([1, 1]);
    expect(JSON.stringify(kept)).not.toContain('example.org');
  });

  it('are counted together by several processes, and forgotten by all of them', async () => {
    const [one, other] = [openTriesHere(), openTriesHere()];
    for (let n = 0; n < 10; n++)
      await outcomes([(n % 2 === 0 ? one : other).attempt('password', at('10.0.0.1'), wrong)]);
    for (const tries of [one, other, openTriesHere()])
      await expect(tries.attempt('password', at('10.0.0.2'), right)).rejects.toMatchObject({
        code: 'account.too-many-tries',
      });
    await one.forget('password', 1);
    await expect(other.attempt('password', at('10.0.0.2'), right)).resolves.toBe('in');
  });
});
