import { type Room } from '@vincere/domain';
import { t } from '../../lib/text.ts';
import type { Rooms } from '../../parts/rooms.tsx';

/** The facts about the scenario that a prompt contains. */
export type PromptFacts = {
  simulation: { name: string; description: string };
  stage: { stage_number: number; stage_instruction: string };
  scenario: {
    name: string;
    description: string;
    all_decisions: readonly { title_of_decision: string; description_of_decision: string }[];
  };
  room: Room;
};

/**
 * A text for a language model of the author's choice: scenario, decisions, the room's persona and the JSON that is wanted
 * back.
 */
export function buildPrompt(
  { simulation, stage, scenario, room }: PromptFacts,
  { personaName, roomText }: Pick<Rooms, 'personaName' | 'roomText'>,
): string {
  const persona = personaName(room);
  const decisions = scenario.all_decisions.map(
    ({ title_of_decision, description_of_decision }, index) =>
      `${String.fromCharCode(65 + index)}. ${title_of_decision}${description_of_decision.trim() && `: ${description_of_decision.trim()}`}`,
  );
  return [
    t('Write posts for the feed of one room in a decision simulation. People read them before they decide.'),
    section(t('Simulation'), `${simulation.name}\n${simulation.description}`),
    section(t('Stage {number}', { number: stage.stage_number }), stage.stage_instruction),
    section(t('Scenario'), `${scenario.name}\n${scenario.description}`),
    section(
      t('Decisions that the group can take'),
      decisions.length > 0 ? decisions.join('\n') : t('No decisions yet.'),
    ),
    section(t('The room'), `${persona}\n${roomText(room)}`),
    section(t('Expected'), wanted(persona)),
  ].join('\n\n');
}

function section(title: string, text: string): string {
  return `## ${title}\n${text.trim()}`;
}

function wanted(persona: string): string {
  return `${t(
    '8 posts by different people and organisations inside this story, as {persona} would come across them: facts with numbers, worries, rumours, opposing interests. At most 280 characters each. No post names a decision or says which is best.',
    { persona },
  )}

${t('Answer with JSON only, an array in this form:')}
[
  {
    "content": "${t('The text of the post')}",
    "timestamp": "${t('2h ago')}",
    "author": { "name": "${t('Who posts')}", "handle": "@handle" },
    "likes": 240,
    "retweets": 31,
    "replies": 12
  }
]`;
}
