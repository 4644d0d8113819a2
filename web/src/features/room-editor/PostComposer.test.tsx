import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { authoredPost, scenario, stage } from '../../testing/simulations.ts';
import { PostComposer } from './PostComposer.tsx';

const json = () => screen.getByLabelText('Text of the post');
const add = (name: string) => screen.getByRole('button', { name });

const place = { stages: [stage({ scenarios: [scenario()] })], scenarioId: 21 };

let user: Awaited<ReturnType<typeof renderPage>>['user'];
beforeEach(async () => {
  ({ user } = await renderPage(<PostComposer place={place} room="economic" stageSeconds={900} />));
});

async function paste(text: string) {
  await user.click(json());
  await user.paste(text);
}

test('a blank post cannot be added', async () => {
  expect(add('Add Post')).toBeDisabled();
  await user.type(screen.getByLabelText('Text of the post'), ' ');
  expect(add('Add Post')).toBeDisabled();
});

test('broken JSON is reported with its line, and can be added as plain text', async () => {
  await paste('[\n  {"content": "Bread is dear."}\n  {"content": "Flour is out."}\n]');
  expect(screen.getByText("Line 3: A comma or ] is expected, not '{'", { exact: false })).toBeVisible();
  expect(add('Add as Plain Text')).toBeEnabled();
});

test('a pasted post without text is reported with its line', async () => {
  await paste('[\n  {"content": "Bread is dear."},\n  {"content": " "}\n]');
  expect(screen.getByText('Post 2, line 3: A post needs some text', { exact: false })).toBeVisible();
  expect(add('Add Post')).toBeDisabled();
});

test('the code fence around pasted posts is removed, and the posts are shown before they are added', async () => {
  await paste(
    '```json\n[{"content": "Bread is dear.", "timestamp": "2h ago"}, {"content": "Flour is out."}]\n```',
  );
  expect(json()).toHaveDisplayValue(/^\[/);
  expect(
    screen.getByText('A post without a “timestamp” shows when it appeared.', { exact: false }),
  ).toBeVisible();
  expect(add('Add 2 Posts')).toBeEnabled();
});

test('the release time of a post must be readable, and a late one has a warning', async () => {
  await user.type(screen.getByLabelText('Text of the post'), 'The court sits at noon.');
  await user.click(screen.getByRole('radio', { name: 'At a time' }));
  const time = screen.getByLabelText('Minutes and seconds into the stage');
  await user.clear(time);
  await user.type(time, 'soon');
  expect(time).toHaveAccessibleDescription(/^Write minutes and seconds/);
  expect(add('Add Post')).toBeDisabled();
  await user.clear(time);
  await user.type(time, '59:00');
  expect(time).toHaveAccessibleDescription(/this appears only if time is added/);
  expect(add('Add Post')).toBeEnabled();
});

test('a pasted post with an unreadable release is refused', async () => {
  await paste('[{"content": "One", "release": "later"}]');
  expect(screen.getByText(/The "release" of a post is a number of seconds/)).toBeVisible();
  expect(add('Add Post')).toBeDisabled();
});

test('added posts are confirmed once they are stored, until another post is typed', async () => {
  server.reply('createPost', { ...authoredPost(), tweets: [] });
  await paste('[{"content": "One"}, {"content": "Two"}]');
  await user.click(add('Add 2 Posts'));
  expect(await screen.findByText('2 posts added')).toBeVisible();
  await user.type(json(), 'T');
  expect(screen.queryByText('2 posts added')).toBeNull();
});

test('author, handle and likes are sent with the text, and then cleared', async () => {
  server.hold('createPost');
  await user.type(screen.getByLabelText('Text of the post'), 'Bread is dear.');
  await user.type(screen.getByLabelText('Author'), 'Price Watch');
  await user.type(screen.getByLabelText('Likes'), 'many');
  expect(screen.getByLabelText('Likes')).toHaveAccessibleDescription('Enter a whole number.');
  expect(add('Add Post')).toBeDisabled();
  await user.clear(screen.getByLabelText('Likes'));
  await user.type(screen.getByLabelText('Likes'), '12');
  await user.click(add('Add Post'));
  await waitFor(() => expect(server.received('createPost')).toHaveLength(1));
  const [request] = server.received('createPost');
  const { content } = (request?.body ?? {}) as { content: string };
  expect(JSON.parse(content)).toEqual({
    content: 'Bread is dear.',
    author: { name: 'Price Watch' },
    likes: 12,
  });
  expect(screen.getByLabelText('Author')).toHaveValue('');
});
