import { screen, waitFor } from '@testing-library/react';
import type { PostCondition, Room } from '@vincere/domain';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { authoredPost, scenario, stage } from '../../testing/simulations.ts';
import { PostRelease } from './PostRelease.tsx';

const place = { stages: [stage({ scenarios: [scenario()] })], scenarioId: 21 };
const stored = authoredPost({ content: 'The court sits at noon.' });
const voted: PostCondition[] = [{ kind: 'voted', room_name: null }];

beforeEach(() => {
  server.reply('listFacts', []);
  server.replyWith('getAuthoredRoom', ({ params }) => ({
    id: 1,
    scenario_id: 21,
    room_name: params['roomName'] as Room,
    notes: '',
    tweets: [],
  }));
  server.reply('updatePost', stored);
});

async function open(when?: PostCondition[]) {
  const post = { ...stored, ...(when && { when }) };
  const { user } = await renderPage(<PostRelease post={post} place={place} stageSeconds={null} />);
  if (when) await screen.findByText('Once everybody in the rooms has voted');
  await user.click(screen.getByRole('button', { name: /^Edit time of post by Ada/ }));
  return user;
}
const bodies = () => server.received('updatePost').map(({ body }) => body);
const save = () => screen.getByRole('button', { name: 'Save' });

test('a post gets conditions, and this can be undone', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'On conditions' }));
  expect(save()).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Add a Condition' }));
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { release: null, when: voted },
      { release: null, when: [] },
    ]),
  );
});

test('a post loses its conditions when another way to appear is chosen', async () => {
  const user = await open(voted);
  expect(screen.getByRole('radio', { name: 'On conditions' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'When released' }));
  await user.click(save());
  await waitFor(() => expect(bodies()).toEqual([{ release: 'held', when: [] }]));
});

test('a post without conditions is sent without any', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'When released' }));
  await user.click(save());
  await waitFor(() => expect(bodies()).toEqual([{ release: 'held' }]));
});

test('a refusal of conditions is shown beside them, and they stay unchanged', async () => {
  server.reply('updatePost', refusal('when.foreign'));
  const user = await open(voted);
  await screen.findByText('All of these hold');
  await user.click(save());
  expect(await screen.findByText(/^A condition of this post refers to something/)).toBeVisible();
  expect(screen.getByLabelText('Kind of condition 1')).toHaveValue('voted');
});
