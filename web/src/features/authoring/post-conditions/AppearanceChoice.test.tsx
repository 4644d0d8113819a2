import { screen, waitFor, within } from '@testing-library/react';
import type { PostCondition, Room } from '@vincere/domain';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { RoomsOfSimulation } from '../../../parts/rooms.tsx';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { authoredPost, decision, scenario, stage } from '../../../testing/simulations.ts';
import { AppearanceChoice } from './AppearanceChoice.tsx';
import { draftOf, isComplete, parseConditionDraft } from './condition-rows.ts';

const stages = [
  stage({
    scenarios: [
      scenario({
        id: 1,
        all_decisions: [
          decision({ id: 11, title_of_decision: 'Cut the port off', link_next_scenario_id: 21 }),
          decision({
            id: 12,
            title_of_decision: 'Run it by hand',
            conditions: [{ id: 91, text: 'a signed permit', met: '', unmet: '' }],
          }),
        ],
      }),
    ],
  }),
  stage({
    id: 12,
    stage_number: 2,
    duration_seconds: 1_200,
    scenarios: [
      scenario({
        id: 21,
        all_decisions: [
          decision({ id: 31, title_of_decision: 'Keep the night shift' }),
          decision({ id: 32, title_of_decision: 'Stand down' }),
        ],
      }),
    ],
  }),
];
const fact = { id: 71, text: 'The walkway is loose', posts: [41], files: [], supports: [], opposes: [] };
const post = authoredPost({ content: 'Berth 6: walkway reported loose, twice' });

beforeEach(() => {
  server.reply('listFacts', [{ ...fact, held_by: ['legal'] }]);
  server.replyWith('getAuthoredRoom', ({ params }) => ({
    id: 1,
    scenario_id: 21,
    room_name: params['roomName'] as Room,
    notes: '',
    tweets: params['roomName'] === 'legal' ? [post] : [],
  }));
});

/** Shows the choice for a post with these conditions. Below it is what would be saved. */
async function show({
  when = [],
  room = 'legal',
  scenarioId = 21,
  settings = null,
}: {
  when?: PostCondition[];
  room?: Room;
  scenarioId?: number;
  settings?: Parameters<typeof RoomsOfSimulation>[0]['settings'];
} = {}) {
  function Page() {
    const [release, setRelease] = useState('');
    const [draft, setDraft] = useState(draftOf(when));
    return (
      <RoomsOfSimulation settings={settings ?? undefined}>
        <AppearanceChoice
          release={release}
          draft={draft}
          place={{ stages, scenarioId }}
          room={room}
          stageSeconds={1_200}
          onRelease={setRelease}
          onDraft={setDraft}
        />
        <output>
          {isComplete(release, draft) ? JSON.stringify(parseConditionDraft(draft)) : 'incomplete'}
        </output>
      </RoomsOfSimulation>
    );
  }
  const { user } = await renderPage(<Page />);
  return user;
}

type User = Awaited<ReturnType<typeof show>>;
const saved = () => document.querySelector('output')?.textContent ?? '';
const chooseConditions = async (user: User) => {
  await user.click(screen.getByRole('radio', { name: 'On conditions' }));
  await screen.findByText('All of these hold');
};
const add = (user: User) => user.click(screen.getByRole('button', { name: 'Add a Condition' }));
const row = (number: number) => screen.getByRole('listitem', { name: `Condition ${number}` });
const kind = (number: number) => screen.getByLabelText(`Kind of condition ${number}`);

test('up to three conditions are chosen, and a sentence says when the post appears', async () => {
  const user = await show();
  expect(saved()).toBe('[]');
  await chooseConditions(user);
  expect(screen.getByText('Add at least one condition.')).toBeVisible();
  expect(saved()).toBe('incomplete');
  await add(user);
  expect(kind(1)).toHaveFocus();
  await user.selectOptions(kind(1), 'A room leans to');
  await user.selectOptions(within(row(1)).getByLabelText('Room'), 'Strategist');
  await user.selectOptions(within(row(1)).getByLabelText('Decision'), 'B, Stand down');
  await add(user);
  await user.selectOptions(kind(2), 'A fact is not on the table');
  const minute = within(row(2)).getByLabelText('by minute');
  await user.clear(minute);
  await user.type(minute, '12');
  await add(user);
  await user.selectOptions(kind(3), 'An earlier decision was taken');
  expect(JSON.parse(saved())).toEqual([
    { kind: 'leans', room_name: 'political', decision_id: 32 },
    { kind: 'not-on-table', fact_id: 71, by_minute: 12 },
    { kind: 'decided', scenario_id: 1, decision_id: 11 },
  ]);
  expect(screen.getByText('A post has at most three conditions.')).toBeVisible();
  const sentence =
    'Appears once the Strategist room leans to B “Stand down”, the key fact “The walkway is loose” is still not on the table at minute 12 and stage 1 was closed with A “Cut the port off”';
  const shown = () => screen.getByText('Appears once').closest('p');
  expect(shown()).toHaveTextContent(`${sentence}.`);
  await user.type(screen.getByLabelText('Not before'), '12');
  expect(shown()).toHaveTextContent(`${sentence}, but not before 12:00 into the stage.`);
  await user.click(screen.getByRole('button', { name: 'Remove condition 2' }));
  expect(screen.getByRole('button', { name: 'Add a Condition' })).toHaveFocus();
  expect(JSON.parse(saved())).toHaveLength(2);
});

test('a condition about a judgement holds if it was met or if it was not', async () => {
  const user = await show();
  await chooseConditions(user);
  await add(user);
  await user.selectOptions(kind(1), 'An earlier condition was judged');
  await user.selectOptions(within(row(1)).getByLabelText('Met or not met'), 'was not met');
  expect(JSON.parse(saved())).toEqual([{ kind: 'condition', condition_id: 91, is_met: false }]);
});

test('a wrong minute and a wrong earliest time are refused beside their fields', async () => {
  const user = await show({ when: [{ kind: 'unread', room_name: 'legal', post_id: 41, by_minute: 5 }] });
  const minute = await screen.findByLabelText('by minute');
  await user.clear(minute);
  expect(minute).toHaveAccessibleDescription('Write a minute of the stage, from 1 to 1440.');
  expect(saved()).toBe('incomplete');
  await user.type(minute, '7');
  expect(JSON.parse(saved())).toEqual([{ kind: 'unread', room_name: 'legal', post_id: 41, by_minute: 7 }]);
  const time = screen.getByLabelText('Not before');
  for (const typed of ['held', 'soon']) {
    await user.clear(time);
    await user.type(time, typed);
    expect(time).toHaveAccessibleDescription(/^Write minutes and seconds/);
    expect(saved()).toBe('incomplete');
  }
});

test('only conditions that can exist can be chosen, and the reason is given', async () => {
  server.reply('listFacts', []);
  const user = await show({ room: 'dashboard', scenarioId: 1 });
  await chooseConditions(user);
  await add(user);
  expect(
    within(kind(1))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Everybody has voted', 'A room has not read a post']);
  for (const reason of [
    /^No earlier stage has decisions/,
    /^This scenario has no key facts/,
    /^A post of the dashboard/,
  ])
    expect(screen.getByText(reason)).toBeVisible();
});

test('rooms that are not in use cannot be chosen', async () => {
  const texts = { title: null, persona: null, description: null };
  const settings = (['social', 'legal', 'economic'] as const).map((room_name) => ({
    room_name,
    in_use: room_name !== 'economic',
    ...texts,
  }));
  const user = await show({ settings });
  await chooseConditions(user);
  await add(user);
  const optionsOf = (label: string) =>
    within(within(row(1)).getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await user.selectOptions(kind(1), 'A room leans to');
  expect(optionsOf('Room')).toEqual(['Advocate']);
  await user.selectOptions(kind(1), 'Everybody has voted');
  expect(optionsOf('Room')).toEqual(['in all rooms', 'Advocate', 'Legal Expert']);
});

test('conditions that can never hold, or hold late, are reported but can be saved', async () => {
  const user = await show({ when: [{ kind: 'decided', scenario_id: 1, decision_id: 12 }] });
  expect(
    await screen.findByText(
      'This post can never appear: no way through the decision “Run it by hand” leads to this scenario.',
    ),
  ).toBeVisible();
  expect(saved()).not.toBe('incomplete');
  await user.selectOptions(kind(1), 'A fact is not on the table');
  const minute = screen.getByLabelText('by minute');
  await user.clear(minute);
  await user.type(minute, '20');
  expect(screen.getByText(/^This post waits until minute 20/)).toBeVisible();
});

test('a subject that was deleted is shown as such until another one is chosen', async () => {
  const user = await show({ when: [{ kind: 'on-table', fact_id: 79 }] });
  const list = await screen.findByLabelText('Key fact');
  expect(list).toHaveDisplayValue('No longer there');
  expect(list).toBeInvalid();
  expect(
    screen.getByText('A condition of this post refers to something that no longer exists.'),
  ).toBeVisible();
  await user.selectOptions(list, 'The walkway is loose');
  expect(list).toBeValid();
});

test('the subjects of conditions can be loaded again after a failure', async () => {
  server.disconnect('listFacts');
  const user = await show();
  await user.click(screen.getByRole('radio', { name: 'On conditions' }));
  await screen.findByText('What conditions can be about could not be loaded.');
  server.reply('listFacts', []);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('All of these hold')).toBeVisible());
});

test('conditions are kept while another way to appear is chosen', async () => {
  const user = await show({ when: [{ kind: 'voted', room_name: null }] });
  await screen.findByText('All of these hold');
  await user.click(screen.getByRole('radio', { name: 'When released' }));
  expect(saved()).toBe('[]');
  await chooseConditions(user);
  expect(JSON.parse(saved())).toEqual([{ kind: 'voted', room_name: null }]);
});
