import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seededRandom } from '../play/random.ts';
import { startServer } from '../play/server.ts';
import { openStoredData } from '../server/src/testing/stored-data.ts';
import { Ledger } from './ledger.ts';
import { gather, playUntilItEnds } from './load.ts';
import { holdsWithin, type Outcome } from './outcome.ts';

/** How long the load runs at the most before the kill, in ms, once something was acknowledged, */
const longestMs = 1_000;
/** which it is by then. */
const firstAnswerMs = 20_000;
const people = 12;

/**
 * Kills a server at random moments under load, starts it again on the same data, sends again what had no answer, and
 * compares what is there with all that was ever answered.
 */
export async function killOften(
  rounds: number,
  seed: number,
  tell: (line: string) => void,
): Promise<Outcome> {
  const random = seededRandom(seed);
  const ledger = new Ledger();
  const folder = await mkdtemp(join(tmpdir(), 'vincere-kills-'));
  const server = await startServer({ VINCERE_DATA: folder });
  const found: string[] = [];
  let round = 0;
  try {
    let crowd = await gather(server, people, ledger, random);
    while (round < rounds && found.length === 0) {
      round += 1;
      if (round > 1) crowd = await crowd.signInAgain();
      const before = ledger.size;
      let isKilled = false;
      const playing = playUntilItEnds(crowd, random).then((why) => {
        if (!isKilled) found.push(`Round ${round}: the load ended before the kill: ${why}`);
      });
      if (!(await holdsWithin(firstAnswerMs, () => ledger.size > before || found.length > 0)))
        found.push(`Round ${round}: nothing was acknowledged`);
      await pause(random() * longestMs);
      isKilled = true;
      await server.die();
      await playing;
      await server.comeBack();
      await ledger.resend();
      const data = openStoredData(folder);
      found.push(...(await ledger.compare(data)).map((one) => `Round ${round}: ${one}`));
      data.close();
      tell(`round ${round} of ${rounds}: ${ledger.size} answered, ${found.length} found`);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const done = `${round} kills (seed ${seed}), ${ledger.size} acknowledged writes, each looked for after every start`;
  return { fault: 'killed under load', done, found };
}
