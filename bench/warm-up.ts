import { Audience, Crowd } from './crowd.ts';
import { type Group, joinRequest, streamRequest, voteRequest } from './group.ts';
import { within } from './within.ts';

const rounds = 5;

/**
 * Performs the work to be measured with the people of another run, so that the measurement starts on compiled code: a
 * workshop doesn't begin in the second in which the server has started. `advance`, if passed, is the request that advances
 * the run of these people after they have voted; they follow its events meanwhile.
 */
export async function warmUp(
  port: number,
  group: Group,
  what: readonly ('reads' | 'votes')[],
  advance?: Buffer,
): Promise<void> {
  const { people } = group;
  const crowd = await Crowd.open(port, people.length);
  try {
    const read = people.map((person) => joinRequest(group, person));
    const vote = people.map((_, index) => voteRequest(group, index, 'final'));
    for (let round = 0; round < rounds && what.includes('reads'); round++)
      await within(60, 'Warming up', crowd.burst(read));
    if (what.includes('votes')) await within(60, 'Warming up with votes', crowd.burst(vote));
    if (advance) await within(60, 'Warming up with an advance', follow(port, group, crowd, advance));
  } finally {
    crowd.close();
  }
}

async function follow(port: number, group: Group, crowd: Crowd, advance: Buffer): Promise<void> {
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
