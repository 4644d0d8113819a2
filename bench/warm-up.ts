import { Audience, Crowd } from './crowd.ts';
import { type Group, joinRequest, streamRequest, voteRequest } from './group.ts';
import { within } from './within.ts';

const rounds = 5;

/**
 * Performs the work to be measured with the people of another run, so that the measurement runs on compiled code. A real
 * workshop doesn't begin right after the start of the server either. `advance`, if passed, is a request that advances the
 * run of these people after they have voted, while their event streams are open.
 */
export async function warmUp(
  port: number,
  group: Group,
  kinds: readonly ('reads' | 'votes')[],
  advance?: Buffer,
): Promise<void> {
  const { people } = group;
  const crowd = await Crowd.open(port, people.length);
  try {
    const reads = people.map((person) => joinRequest(group, person));
    const votes = people.map((_, index) => voteRequest(group, index, 'final'));
    for (let round = 0; round < rounds && kinds.includes('reads'); round++)
      await within(60, 'Warming up', crowd.burst(reads));
    if (kinds.includes('votes')) await within(60, 'Warming up with votes', crowd.burst(votes));
    if (advance) await within(60, 'Warming up with an advance', advanceAndWait(port, group, crowd, advance));
  } finally {
    crowd.close();
  }
}

async function advanceAndWait(port: number, group: Group, crowd: Crowd, advance: Buffer): Promise<void> {
  const audience = await Audience.open(
    port,
    group.people.map((person) => streamRequest(group, person.token)),
  );
  try {
    await Promise.all([audience.waitFor('stage-advanced'), crowd.burst([advance])]);
  } finally {
    audience.close();
  }
}
