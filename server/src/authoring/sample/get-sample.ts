import type { Answer, Nouns } from '@vincere/contract';
import { type Role, roles } from '@vincere/domain';
import type { CallHandler } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { editionFor } from './edition-for.ts';
import type { SampleScenario, SampleSimulation } from './shape.ts';

export const getSample: CallHandler<'getSample', AuthoringApp> = async ({ language }) =>
  firstLook(editionFor(language));

type Look = Answer<Nouns['sample']['getSample']>;

/**
 * Returns the first scenario of the sample for visitors, with the posts that its rooms have from the start, and the scenarios to
 * which its decisions link.
 */
function firstLook({ name: simulation_name, stages }: SampleSimulation): Look {
  const [scenario] = stages[0]?.scenarios ?? [];
  if (scenario === undefined) throw new Error('The sample simulation has no scenario');
  const next = new Map(
    stages[1]?.scenarios.map(({ key, name, description }) => [key, { name, description }]),
  );
  return {
    simulation_name,
    name: scenario.name,
    description: scenario.description,
    rooms: roles.map((room_name) => ({ room_name, tweets: firstPosts(scenario, room_name) })),
    all_decisions: scenario.decisions.map(({ title_of_decision, description_of_decision, leads_to }) => ({
      title_of_decision,
      description_of_decision,
      leads_to: next.get(leads_to ?? '') ?? null,
    })),
    stages: treeOf(stages),
  };
}

function firstPosts({ rooms }: SampleScenario, room: Role): Look['rooms'][number]['tweets'] {
  const posts = rooms[room]?.posts.filter(({ release }) => (release ?? null) === null) ?? [];
  return posts.map(({ content, timestamp, author, likes, retweets, replies }) => ({
    content,
    timestamp: timestamp ?? '',
    author: { name: author.name, handle: author.handle },
    likes,
    retweets,
    replies,
  }));
}

/**
 * Returns the names of all scenarios, each with the indexes of the scenarios in the next stage that its decisions link
 * to.
 */
function treeOf(stages: SampleSimulation['stages']): Look['stages'] {
  return stages.map(({ scenarios }, index) => {
    const next = stages[index + 1]?.scenarios.map(({ key }) => key) ?? [];
    return {
      scenarios: scenarios.map(({ name, decisions }) => ({
        name,
        leads_to: decisions.map(({ leads_to }) => next.indexOf(leads_to ?? '')).filter((place) => place >= 0),
      })),
    };
  });
}
