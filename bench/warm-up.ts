import { Audience, Crowd } from './crowd.ts';
import { type Group, joinRequest, streamRequest, voteRequest } from './group.ts';
import { within } from './within.ts';

const rounds = 5;

/**
 * Lets the people of another run do what will be measured, so that no server is measured while its code is still being
 * compiled: a workshop does not begin in the second in which the server has started. `advance` is the request that
 * takes the run of these people on, once they have voted; they follow it, as those who will be measured do.
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
    await Promise.all([audience.hear('stage-advanced'), crowd.burst([advance])]);
  } finally {
    audience.close();
  }
}
