import { screen, waitFor } from '@testing-library/react';
import type { PostCondition } from '@vincere/domain';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { authoredPost, decision, scenario, simulation, stage } from '../../../testing/simulations.ts';
import { ComingPosts, HeldBelow } from './ComingPosts.tsx';

const post = { ...authoredPost(), until_ms: null };
const leans: PostCondition[] = [{ kind: 'leans', room_name: 'social', decision_id: 31 }];

function reply(changes: { is_dropped?: boolean; when?: PostCondition[]; release?: 'held' | number } = {}) {
  server.reply('listComingPosts', {
    scenario_id: 21,
    running: true,
    posts: [{ ...post, when: leans, is_dropped: false, ...changes }],
  });
  const all_decisions = [decision({ title_of_decision: 'Keep the night shift' })];
  server.reply(
    'getPlayedSimulation',
    simulation({ stages: [stage({ scenarios: [scenario({ all_decisions })] })] }),
  );
}

const drop = () => screen.findByRole('button', { name: 'Drop: post by Ada to Legal Expert' });

test('a post with conditions says what it waits for, and is not shown as held', async () => {
  reply({ release: 720 });
  await renderPage(
    <>
      <ComingPosts runId={1} />
      <HeldBelow runId={1} />
    </>,
  );
  expect(
    await screen.findByText(
      'Once the Advocate room leans to A “Keep the night shift”, but not before 12:00 into the stage',
    ),
  ).toBeVisible();
  expect(screen.queryByText('When released')).toBeNull();
  expect(screen.getByText('More below')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Release Now: post by Ada to Legal Expert' })).toBeEnabled();
});

test('a fact and a post in a condition are named as soon as they are loaded', async () => {
  reply({
    when: [
      { kind: 'on-table', fact_id: 71 },
      { kind: 'unread', room_name: 'social', post_id: 42, by_minute: 5 },
    ],
  });
  server.reply('listFacts', [
    { id: 71, text: 'The wall moves', posts: [], files: [], supports: [], opposes: [], held_by: [] },
  ]);
  const answer = server.hold('getAuthoredRoom');
  await renderPage(<ComingPosts runId={1} />);
  expect(await screen.findByText('Waiting for conditions')).toBeVisible();
  const { until_ms: _, ...unread } = { ...post, id: 42, room_name: 'social' as const, content: 'Read me' };
  answer({ id: 1, scenario_id: 21, room_name: 'social', notes: '', tweets: [unread] });
  expect(
    await screen.findByText(
      'Once the key fact “The wall moves” is on the table and the Advocate room has not read the post “Read me” by minute 5',
    ),
  ).toBeVisible();
});

test('a facilitator can drop a post and undo the drop', async () => {
  reply();
  server.replyWith('dropPost', ({ body }) => {
    const { is_dropped } = body as { is_dropped: boolean };
    reply({ is_dropped });
    return { id: 41, is_dropped };
  });
  const { user } = await renderPage(<ComingPosts runId={1} />);
  await user.click(await drop());
  const undo = await screen.findByRole('button', { name: 'Undo Drop: post by Ada to Legal Expert' });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Dropped')).toBeVisible();
  expect(screen.getByText(/^It will not appear in this run/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull();
  await user.keyboard('{Enter}');
  expect(await drop()).toHaveFocus();
  expect(server.received('dropPost').map(({ body }) => body)).toEqual([
    { simulation_run_id: 1, is_dropped: true },
    { simulation_run_id: 1, is_dropped: false },
  ]);
});

test('a post that appeared in the meantime cannot be dropped, and the reason is shown', async () => {
  reply();
  server.reply('dropPost', refusal('post.released'));
  const { user } = await renderPage(<ComingPosts runId={1} />);
  await user.click(await drop());
  await waitFor(() => expect(toastTexts()[0]).toBe('The post was not dropped'));
  expect(await drop()).toBeEnabled();
});
