import { understandPosts } from '@vincere/domain';
import { expect, test } from 'vitest';
import { roomsFor } from '../../parts/rooms.tsx';
import { buildPrompt } from './prompt.ts';

const facts = {
  simulation: { name: 'Harbour Dark', description: 'A port loses its cranes.' },
  stage: { stage_number: 2, stage_instruction: 'Choose how to unload.' },
  scenario: {
    name: 'Hands on the cranes',
    description: 'Vestmar unloads by hand.',
    all_decisions: [
      { title_of_decision: 'Keep the night shift', description_of_decision: 'At double pay.' },
      { title_of_decision: 'Stand down', description_of_decision: ' ' },
    ],
  },
  room: 'economic',
} as const;

test('a prompt contains the story, the decisions and the persona of the room', () => {
  const prompt = buildPrompt(facts, roomsFor(null));
  for (const line of [
    'Harbour Dark',
    'Choose how to unload.',
    'Vestmar unloads by hand.',
    'A. Keep the night shift: At double pay.',
    'B. Stand down',
    'The Economist',
  ])
    expect(prompt.split('\n')).toContain(line);
});

test('the JSON that a prompt asks for can be parsed as posts', () => {
  const example = /^\[[\s\S]*\]$/m.exec(buildPrompt(facts, roomsFor(null)))?.[0] ?? '';
  expect(understandPosts(example, 'economic')).toMatchObject({
    kind: 'posts',
    posts: [{ content: 'The text of the post', timestamp: '2h ago', author: { handle: '@handle' } }],
  });
});

test('a prompt for a scenario without decisions says so', () => {
  const prompt = buildPrompt(
    { ...facts, scenario: { ...facts.scenario, all_decisions: [] } },
    roomsFor(null),
  );
  expect(prompt).toContain('No decisions yet.');
});
