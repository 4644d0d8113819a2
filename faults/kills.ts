import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { gather, playUntilFailure } from './load.ts';
import { becomesTrueWithin, type Outcome } from './outcome.ts';

/** The maximum delay in ms between the first acknowledged write of a round and the kill. */
const maxDelayMs = 1_000;
/** The time in ms within which the first write of a round must be acknowledged. */
const firstWriteMs = 20_000;
const people = 12;

/**
 * Kills a server at random moments under load, restarts it on the same data, retries the unanswered calls, and compares the
 * stored data with everything acknowledged so far. `log` receives one line per round.
 */
export async function killUnderLoad(
  rounds: number,
  seed: number,
  log: (line: string) => void,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const folder = await mkdtemp(join(tmpdir(), 'vincere-kills-'));
  const server = await startServer({ VINCERE_DATA: folder });
  const problems: string[] = [];
  let round = 0;
  try {
    let crowd = await gather(server, people, ledger, random);
    while (round < rounds && problems.length === 0) {
      round += 1;
      if (round > 1) crowd = await crowd.renewSessions();
      const before = ledger.size;
      let isKilled = false;
      const load = playUntilFailure(crowd, random).then((error) => {
        if (!isKilled) problems.push(`Round ${round}: the load ended before the kill: ${error}`);
      });
      if (!(await becomesTrueWithin(firstWriteMs, () => ledger.size > before || problems.length > 0)))
        problems.push(`Round ${round}: nothing was acknowledged`);
      await pause(random() * maxDelayMs);
      isKilled = true;
      await server.kill();
      await load;
      await server.restart();
      await ledger.retryUnanswered();
      const data = openStoredData(folder);
      problems.push(...(await ledger.compare(data)).map((problem) => `Round ${round}: ${problem}`));
      data.close();
      log(`round ${round} of ${rounds}: ${ledger.size} writes acknowledged, ${problems.length} problems`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const summary = `${round} kills (seed ${seed}), ${ledger.size} acknowledged writes, all checked after every restart`;
  return { fault: 'killed under load', summary, problems };
}
