import { screen, waitFor, within } from '@testing-library/react';
import type { Answer, Calls } from '@vincere/contract';
import { rooms } from '@vincere/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { authoredPost, decision, scenario } from '../../../testing/simulations.ts';
import { FactsTab } from './FactsTab.tsx';

type Fact = Answer<Calls['listFacts']>[number];

const written = scenario({
  all_decisions: [
    decision({ id: 31, title_of_decision: 'Keep the night shift' }),
    decision({ id: 32, title_of_decision: 'Stand down at dusk' }),
  ],
  files: [
    {
      id: 51,
      name: 'letter.pdf',
      size: 10,
      file_type: 'application/pdf',
      url: '/letter.pdf',
      room_name: 'legal',
      upload_date: '2026-11-01T09:00:00.000Z',
      uploader_id: 1,
      simulation_id: 1,
      scenario_id: 21,
      day: null,
    },
  ],
});

const walkway: Fact = {
  id: 1,
  text: 'The walkway is loose',
  posts: [],
  files: [51],
  supports: [],
  opposes: [31],
  held_by: ['legal'],
};
const radios: Fact = {
  id: 2,
  text: 'The fire brigade can lend radios',
  posts: [41],
  files: [],
  supports: [31, 32],
  opposes: [],
  held_by: ['political'],
};

const post = authoredPost({
  content: 'Sixty-four radios stand ready at the fire station',
  room_name: 'political',
  author: { name: 'Fire Brigade', handle: '@fire', avatar: null },
});

beforeEach(() => {
  setWidth(1440);
  server.replyWith('getAuthoredRoom', ({ params }) => {
    const room_name = rooms.find((one) => one === params['roomName']) ?? 'dashboard';
    const tweets = room_name === 'political' ? [post] : [];
    return { id: 1, scenario_id: 21, room_name, notes: '', tweets };
  });
});

const usualWidth = innerWidth;
afterEach(() => setWidth(usualWidth));

/** Sets the width of the window. The inspector is a sheet over the list in a narrow one. */
function setWidth(width: number) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
  happyDOM.setViewport({ width });
}

async function show(...facts: Fact[]) {
  server.reply('listFacts', facts);
  const { user } = await renderPage(<FactsTab scenario={written} isShown />);
  await screen.findByRole('button', { name: 'Add a Fact' });
  return user;
}

const button = (name: string) => screen.getByRole('button', { name });
const text = () => screen.getByRole('textbox', { name: 'The fact' });
const inspector = () => screen.getByRole('complementary');
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const stance = (title: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: `This fact and ${title}` })).getByRole('radio', { name });

test('a scenario without facts says what they are and offers to add one', async () => {
  const user = await show();
  expect(screen.getByText('No key facts yet')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await user.click(button('Add a Fact'));
  await waitFor(() => expect(text()).toHaveFocus());
});

test('facts that could not be loaded can be loaded again', async () => {
  const { user } = await renderPage(<FactsTab scenario={written} isShown />);
  expect(await screen.findByText('The key facts could not be loaded.')).toBeVisible();
  server.reply('listFacts', [walkway]);
  await user.click(button('Try Again'));
  expect(await screen.findByRole('button', { name: walkway.text })).toBeVisible();
});

test('the list names the rooms that hold each fact and the decisions for and against', async () => {
  await show(walkway, radios);
  expect(within(rowOf('walkway')).getByText('Legal Expert holds it')).toBeInTheDocument();
  expect(within(rowOf('walkway')).getByText('against A')).toBeInTheDocument();
  expect(rowOf('radios')).toHaveTextContent('Strategist holds it');
  expect(rowOf('radios')).toHaveTextContent('for A');
  expect(rowOf('radios')).toHaveTextContent('for B');
  const counts = within(rowOf('Held by each room')).getAllByRole('cell');
  expect(counts.map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '0', '0', '1', '']);
});

test('the balance of each decision is shown, and the decision with the highest', async () => {
  await show(walkway, radios);
  const balance = screen.getByRole('region', { name: 'What all facts support' });
  expect(within(balance).getByText('1 for, 1 against').parentElement).toHaveTextContent(/against 0$/);
  expect(within(balance).getByText('1 for, 0 against').parentElement).toHaveTextContent(/\+1$/);
  expect(within(balance).getByText('Decision B has the highest balance.')).toBeVisible();
});

test('decisions with the same balance are named, and none is highlighted', async () => {
  await show({ ...walkway, opposes: [] });
  expect(screen.getByText('The highest balances are level: A and B.')).toBeVisible();
});

test('a fact without carrier, a fact held by most rooms, and what pre-flight finds are marked', async () => {
  await show(
    { ...walkway, files: [], opposes: [], held_by: [] },
    { ...radios, supports: [31], held_by: ['political', 'economic', 'social', 'legal'] },
  );
  expect(within(rowOf('walkway')).getByText('Carried by nothing. Add a post or file.')).toBeVisible();
  expect(rowOf('radios')).toHaveTextContent('Held by 4 of 6 rooms, so it is not hidden.');
  const general = screen.getByRole('region', { name: 'What to look at' });
  expect(
    within(general)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'No key fact supports or opposes the decision “Stand down at dusk”',
    ...['Strategist', 'Economist', 'Advocate', 'Legal Expert'].map(
      (room) => `The key facts of one room alone support the same decision as all of them: ${room}`,
    ),
    'Without a key fact: Technologist and Environmentalist',
  ]);
  expect(screen.getByText('8 weak spots.')).toBeVisible();
});

test('twelve facts are the maximum', async () => {
  const user = await show(
    ...Array.from({ length: 12 }, (_, id) => ({ ...walkway, id: id + 1, text: `Fact ${id}` })),
  );
  expect(screen.getByText('A scenario can have at most 12 key facts')).toBeVisible();
  expect(button('Add a Fact')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Add a Fact'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('a new fact needs a text and something that carries it', async () => {
  const user = await show(walkway);
  await user.click(button('Add a Fact'));
  await user.click(button('Save Fact'));
  expect(text()).toHaveAccessibleDescription('This field is required');
  expect(text()).toHaveFocus();
  await user.keyboard('Radios are ready');
  await user.click(button('Save Fact'));
  expect(screen.getByText('Choose at least one post or file.')).toBeVisible();
  expect(button('Add a Post or File')).toHaveFocus();
  expect(server.received('createFact')).toEqual([]);
});

test('a new fact is saved with its posts and files and its decisions', async () => {
  const user = await show(walkway);
  await user.click(button('Add a Fact'));
  await user.keyboard('Radios are ready');
  expect(screen.getByText('16 of 200')).toBeVisible();
  await user.click(button('Add a Post or File'));
  await user.click(within(screen.getByRole('group', { name: 'Strategist' })).getByRole('checkbox'));
  await user.click(within(screen.getByRole('group', { name: 'Legal Expert' })).getByRole('checkbox'));
  expect(screen.getByText('1 post, 1 file')).toBeVisible();
  await user.click(button('Remove letter.pdf'));
  await user.click(stance('Keep the night shift', 'Opposes'));
  await user.click(stance('Stand down at dusk', 'Supports'));
  const answer = server.hold('createFact');
  await user.click(button('Save Fact'));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  const added = { ...radios, text: 'Radios are ready' };
  server.reply('listFacts', [walkway, added]);
  answer(added);
  await waitFor(() => expect(button('Radios are ready')).toHaveFocus());
  expect(toastTexts()).toEqual(['Key fact added']);
  expect(server.received('createFact')[0]?.body).toEqual({
    text: 'Radios are ready',
    posts: [41],
    files: [],
    supports: [32],
    opposes: [31],
  });
  expect(within(inspector()).getByRole('heading', { name: 'Fact 2' })).toBeVisible();
});

test('a refused save keeps what was typed, and reports it at its field', async () => {
  const user = await show(walkway);
  await user.click(button(walkway.text));
  await user.type(text(), ' again');
  server.reply('updateFact', refusal('fact.contradictory'));
  await user.click(button('Save Fact'));
  const stances = screen.getByRole('region', { name: 'What it supports or opposes' });
  const message = 'A key fact cannot both support and oppose a decision';
  expect(await within(stances).findByRole('alert')).toHaveTextContent(message);
  expect(toastTexts()).toEqual([]);
  expect(text()).toHaveValue('The walkway is loose again');
  server.disconnect('updateFact');
  await user.click(button('Save Fact'));
  expect(await within(inspector()).findByRole('alert')).toHaveTextContent(
    'Failed to save the key fact. The server could not be reached.',
  );
  expect(text()).toHaveValue('The walkway is loose again');
});

test('a fact that has lost its carriers can be corrected without one', async () => {
  const user = await show({ ...walkway, files: [], held_by: [] });
  await user.click(button(walkway.text));
  await user.type(text(), '!');
  server.reply('updateFact', { ...walkway, files: [], held_by: [] });
  await user.click(button('Save Fact'));
  await waitFor(() => expect(toastTexts()).toEqual(['Key fact saved']));
});

test('a post that has been deleted in the meantime is not sent', async () => {
  const user = await show({ ...radios, posts: [41, 99] });
  await user.click(button(radios.text));
  expect(await screen.findByText('1 post')).toBeVisible();
  server.reply('updateFact', radios);
  await user.click(button('Save Fact'));
  await waitFor(() => expect(toastTexts()).toEqual(['Key fact saved']));
  expect(server.received('updateFact')[0]?.body).toMatchObject({ posts: [41] });
});

test('an edited fact keeps what a colleague has changed in the meantime', async () => {
  const user = await show(walkway);
  await user.click(button(walkway.text));
  await user.click(stance('Stand down at dusk', 'Supports'));
  server.reply('listFacts', [{ ...walkway, text: 'The walkway at berth 6 is loose' }]);
  server.reply('updateFact', walkway);
  await user.click(button('Save Fact'));
  await waitFor(() => expect(toastTexts()).toEqual(['Key fact saved']));
  expect(server.received('updateFact')[0]?.body).toMatchObject({
    text: 'The walkway at berth 6 is loose',
    supports: [32],
    opposes: [31],
  });
});

test('unsaved changes of a fact are discarded only after a confirmation', async () => {
  const user = await show(walkway, radios);
  await user.click(button(walkway.text));
  await user.type(text(), '!');
  await user.click(button(radios.text));
  expect(screen.getByRole('group', { name: 'Discard what you typed?' })).toBeVisible();
  await user.click(button('Keep Writing'));
  expect(text()).toHaveFocus();
  expect(text()).toHaveValue('The walkway is loose!');
  await user.keyboard('{Escape}');
  await user.click(button('Discard'));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await waitFor(() => expect(button(walkway.text)).toHaveFocus());
});

test('facts move up and down, and the new place is announced', async () => {
  const user = await show(walkway, radios);
  await user.click(button(radios.text));
  expect(button('Move this fact down')).toHaveAttribute('aria-disabled', 'true');
  server.replyWith('orderFacts', () => {
    server.reply('listFacts', [radios, walkway]);
    return [radios, walkway];
  });
  await user.click(button('Move this fact up'));
  expect(await screen.findByText('The fact is now number 1.')).toBeInTheDocument();
  expect(server.received('orderFacts')[0]?.body).toEqual({ facts: [2, 1] });
  expect(within(inspector()).getByRole('heading', { name: 'Fact 1' })).toBeVisible();
  expect(button('Move this fact up')).toHaveFocus();
});

test('an order that no longer fits is refused, and the list is read again', async () => {
  const user = await show(walkway, radios);
  await user.click(button(walkway.text));
  server.replyWith('orderFacts', () => {
    server.reply('listFacts', [walkway, radios, { ...walkway, id: 3, text: 'Added by a colleague' }]);
    return refusal('fact.other-order');
  });
  await user.click(button('Move this fact down'));
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'Failed to move the key fact',
      'The key facts of this scenario have changed in the meantime. Please try again.',
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Added by a colleague' })).toBeVisible();
});

test('a fact is deleted after a confirmation', async () => {
  const user = await show(walkway, radios);
  await user.click(button(walkway.text));
  await user.click(button('Delete Fact'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this key fact?' });
  expect(dialog).toHaveTextContent(walkway.text);
  await user.click(within(dialog).getByRole('button', { name: 'Delete Fact' }));
  expect(await dialogError()).toBe('The key fact is still there. Please try again.');
  server.replyWith('deleteFact', () => {
    server.reply('listFacts', [radios]);
    return { id: 1 };
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Fact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: walkway.text })).not.toBeInTheDocument();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await waitFor(() => expect(button('Add a Fact')).toHaveFocus());
});

test('posts and files that could not be loaded can be loaded again', async () => {
  server.disconnect('getAuthoredRoom');
  const user = await show(walkway);
  await user.click(button(walkway.text));
  expect(await screen.findByText('The posts and files could not be loaded.')).toBeVisible();
  server.replyWith('getAuthoredRoom', ({ params }) => ({
    id: 1,
    scenario_id: 21,
    room_name: rooms.find((one) => one === params['roomName']) ?? 'dashboard',
    notes: '',
    tweets: [],
  }));
  await user.click(button('Try Again'));
  expect(await screen.findByRole('button', { name: 'Remove letter.pdf' })).toBeVisible();
});

test('the inspector of a fact says if posts, files or decisions are missing', async () => {
  server.replyWith('getAuthoredRoom', ({ params }) => ({
    id: 1,
    scenario_id: 21,
    room_name: rooms.find((one) => one === params['roomName']) ?? 'dashboard',
    notes: '',
    tweets: [],
  }));
  server.reply('listFacts', []);
  const { user } = await renderPage(<FactsTab scenario={scenario()} isShown />);
  await user.click(await screen.findByRole('button', { name: 'Add a Fact' }));
  expect(await screen.findByText(/No room of this scenario has posts or files yet/)).toBeVisible();
  expect(screen.getByText('This scenario has no decisions yet.')).toBeVisible();
});

test('on a small screen the inspector is a sheet that closes after saving', async () => {
  setWidth(390);
  const user = await show(walkway, radios);
  await user.click(button(walkway.text));
  const sheet = await screen.findByRole('dialog', { name: 'Fact 1' });
  await user.type(within(sheet).getByRole('textbox', { name: 'The fact' }), '!');
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.click(within(sheet).getByRole('button', { name: 'Keep Writing' }));
  server.reply('updateFact', { ...walkway, text: 'The walkway is loose!' });
  await user.click(within(sheet).getByRole('button', { name: 'Save Fact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button(walkway.text)).toHaveFocus());
  expect(server.received('updateFact')[0]?.body).toMatchObject({ text: 'The walkway is loose!' });
});

test('on a small screen the sheet returns with what was typed if the deletion of a fact is cancelled', async () => {
  setWidth(390);
  const user = await show(walkway);
  await user.click(button(walkway.text));
  await user.type(await screen.findByRole('textbox', { name: 'The fact' }), '!');
  await user.click(button('Delete Fact'));
  const question = await screen.findByRole('dialog', { name: 'Delete this key fact?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('dialog', { name: 'Fact 1' });
  expect(text()).toHaveValue('The walkway is loose!');
});
