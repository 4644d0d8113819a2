import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entry, ledDebrief, openDebrief } from '../../testing/led-debriefs.tsx';
import { toastTexts } from '../../testing/render.tsx';
import { badGateway, refusal, server } from '../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the phase bar shows the current phase with minutes spent and planned', async () => {
  const waiting = [entry('a', 'We never asked.'), entry('b', 'Of before.', { phase: 'reactions' })];
  await openDebrief(ledDebrief({}, { waiting, written: [{ phase: 'reactions', people: 8 }] }));
  const phases = within(screen.getByRole('region', { name: 'Phases' })).getAllByRole('listitem');
  expect(phases.map(({ textContent }) => textContent)).toEqual([
    'Reactions4 of 5 min8 or more of 24 people wrote',
    'What happened12 of 10 min',
    'Why7 of 20 min',
    'Lessons10 min',
    'Commitment5 min',
    'Done',
  ]);
  expect(phases.filter((phase) => phase.hasAttribute('aria-current'))).toEqual([phases[2]]);
  expect(screen.getByText('Answers for all').nextSibling).toHaveTextContent('1');
  expect(screen.getByText('22 of 24')).toBeVisible();
});

test('a move to another phase names the phase that the facilitator saw, and focuses the new one', async () => {
  const { user } = await openDebrief(ledDebrief());
  server.reply('moveGuidedDebrief', ledDebrief({ phase: 'lessons' }));
  await user.click(button('Go to Lessons'));
  expect(await screen.findByRole('button', { name: 'Go to Commitment' })).toBeVisible();
  expect(server.received('moveGuidedDebrief')[0]?.body).toEqual({ from: 'why', to: 'lessons' });
  expect(screen.getByRole('heading', { name: 'This phase : Lessons' })).toHaveFocus();
  server.reply('moveGuidedDebrief', ledDebrief());
  await user.click(button('Back to Why'));
  expect(await screen.findByRole('button', { name: 'Go to Lessons' })).toBeVisible();
  expect(server.received('moveGuidedDebrief')[1]?.body).toEqual({ from: 'lessons', to: 'why' });
});

test('a move that another facilitator made first is reported, and the current phase is shown', async () => {
  const { user } = await openDebrief(ledDebrief());
  server.reply('moveGuidedDebrief', refusal('debrief.moved-on'));
  server.reply('getGuidedDebrief', { debrief: ledDebrief({ phase: 'commitment' }) });
  await user.click(button('Go to Lessons'));
  expect(await screen.findByRole('button', { name: 'Finish Debrief' })).toBeVisible();
  expect(toastTexts()).toEqual([
    'The debrief has moved on',
    'Another facilitator has changed the phase. This screen shows the current one.',
  ]);
});

test('a move that failed says so, and the phase stays', async () => {
  const { user } = await openDebrief(ledDebrief());
  server.reply('moveGuidedDebrief', badGateway());
  await user.click(button('Go to Lessons'));
  await waitFor(() => expect(toastTexts()[0]).toBe('The phase was not changed'));
  expect(button('Go to Lessons')).toBeEnabled();
});

test.each([
  ['says that it ends the rating of objectives', [{ id: 1, title: 'Share', text: '' }]],
  ['says nothing about objectives if the run has none', []],
])('the control of a debrief before its last phase %s', async (_, objectives) => {
  server.reply('getRatings', { objectives, stages: [], total_stages: 3, rooms: [], is_open: true, own: [] });
  await openDebrief(ledDebrief({ phase: 'commitment' }));
  await waitFor(() => expect(server.received('getRatings')).toHaveLength(1));
  const hint = () => screen.queryAllByText('Objectives can be rated until you finish the debrief.');
  await waitFor(() => expect(hint()).toHaveLength(objectives.length));
});

test('facilitators can reopen the last phase until the result is final', async () => {
  await openDebrief(ledDebrief({ phase: 'done' }));
  expect(button('Back to Commitment')).toBeVisible();
  expect(screen.getByText('You can go back within 24 hours. After that the result is final.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the Report' })).toHaveAttribute('href', '/admin/runs/5');
  expect(screen.getByRole('region', { name: 'About the debrief' })).toHaveTextContent('No figures yet');
});

test('a final result offers facilitators only hiding and actions', async () => {
  await openDebrief(
    ledDebrief({
      phase: 'done',
      is_final: true,
      released: [{ id: 'a', phase: 'why', text: 'Nobody asked.', name: null }],
      answers: Array.from({ length: 6 }, () => ({ people: [0, 0, 0, 1, 1, 2, 0], mean: 5.5 })),
    }),
  );
  expect(screen.queryByRole('button', { name: /^Back/ })).toBeNull();
  expect(
    screen.getByText('The result is final. You can still hide answers and change actions.'),
  ).toBeVisible();
  expect(button('Write an Action')).toBeVisible();
  expect(screen.getAllByText('5.5')).toHaveLength(6);
});

test('the script of a phase can be edited and restored', async () => {
  const { user } = await openDebrief(ledDebrief());
  await user.click(button('Edit the script'));
  const say = screen.getByRole('textbox', { name: 'Say' });
  await user.clear(say);
  await user.type(say, 'Why did it make sense?');
  const script = { phase: 'why' as const, say: 'Why did it make sense?', ask: ['Who knew?'], watch_for: [] };
  server.reply('editDebriefScript', ledDebrief({}, { scripts: [script] }));
  await user.click(button('Save'));
  expect(await screen.findByText('Who knew?')).toBeVisible();
  expect(server.received('editDebriefScript')[0]?.body).toMatchObject({
    phase: 'why',
    script: { say: 'Why did it make sense?' },
  });
  await user.click(button('Edit the script'));
  server.reply('editDebriefScript', ledDebrief());
  await user.click(button('Restore Original'));
  await waitFor(() => expect(screen.queryByText('Who knew?')).toBeNull());
  expect(server.received('editDebriefScript')[1]?.body).toEqual({ phase: 'why', script: null });
});
