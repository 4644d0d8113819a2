import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { decision, scenario, simulation, stage } from '../../../testing/simulations.ts';
import { PreflightButton } from './PreflightButton.tsx';

const nowhere = { stage_id: 11, scenario_id: 21, decision_id: null, room_name: null, message: '' };
const written = simulation({
  stages: [
    stage({
      scenarios: [scenario({ all_decisions: [decision({ title_of_decision: 'Cut the port off' })] })],
    }),
  ],
});

function reply(points: number) {
  const items = [
    { ...nowhere, kind: 'no-link' as const, severity: 'warns' as const, decision_id: 31 },
    ...(['political', 'legal'] as const).map((room_name) => ({
      ...nowhere,
      kind: 'empty-room' as const,
      severity: 'warns' as const,
      room_name,
    })),
  ];
  server.reply('getReadiness', { items: items.slice(0, points) });
  const spot = { ...nowhere, post_id: null, facts: {} };
  server.reply('getPreflight', {
    readings: [],
    weak_spots:
      points === 0
        ? []
        : [
            { ...spot, kind: 'only-one-decision' },
            { ...spot, kind: 'empty-rooms', facts: { count: 2, rooms: 6 } },
          ],
    shortest: null,
    longest: null,
    ways: 0,
  });
}

test('open points and weak spots form one list, and each links to its place', async () => {
  reply(3);
  const { user, router } = await renderPage(<PreflightButton simulation={written} />);
  await user.click(await screen.findByRole('button', { name: 'Pre-flight: 3 open points' }));
  const group = await screen.findByRole('region', { name: 'Stage 1: The cranes stop' });
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent),
  ).toEqual([
    'Some decisions are not linked to the next stageDecision “Cut the port off”',
    'The Strategist has no posts and no files yet',
    'The Legal Expert has no posts and no files yet',
    'There is only one decision to choose',
  ]);
  expect(screen.getByText('3 open points')).toBeVisible();
  expect(screen.getByText('1 weak spot')).toBeVisible();
  await user.click(within(group).getByRole('link', { name: /Cut the port off/ }));
  expect(router.state.location.href).toBe('/admin/simulations/1/stages/11/scenarios/21#decision-31');
});

test('a simulation without open points says so', async () => {
  reply(0);
  const { user } = await renderPage(<PreflightButton simulation={written} />);
  await user.click(await screen.findByRole('button', { name: 'Pre-flight' }));
  expect(await screen.findByText('Nothing is missing, and there are no weak spots.')).toBeVisible();
});

test('a weak spot of key facts links to them', async () => {
  reply(1);
  const spot = { ...nowhere, post_id: null };
  server.reply('getPreflight', {
    readings: [],
    weak_spots: [
      { ...spot, kind: 'fact-without-carrier', facts: { fact: 'The walkway is loose' } },
      { ...spot, kind: 'decision-without-facts', facts: { title: 'Cut the port off' }, decision_id: 31 },
    ],
    shortest: null,
    longest: null,
    ways: 0,
  });
  const { user } = await renderPage(<PreflightButton simulation={written} />);
  await user.click(await screen.findByRole('button', { name: /^Pre-flight/ }));
  for (const name of [
    'Nothing carries the key fact “The walkway is loose”',
    'No key fact supports or opposes the decision “Cut the port off”',
  ])
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/admin/simulations/1/stages/11/scenarios/21?view=facts',
    );
});

test('a post that can never appear is quoted, and links to its place in its room', async () => {
  reply(1);
  server.reply('getPreflight', {
    readings: [],
    weak_spots: [
      {
        ...nowhere,
        kind: 'when-not-carried',
        facts: { fact: 'The walkway is loose', post: 'Nobody reads our letters.' },
        post_id: 41,
        room_name: 'legal',
      },
    ],
    shortest: null,
    longest: null,
    ways: 0,
  });
  const { user } = await renderPage(<PreflightButton simulation={written} />);
  await user.click(await screen.findByRole('button', { name: /^Pre-flight/ }));
  const link = await screen.findByRole('link', { name: /^.*This post can never appear: no room can put/ });
  expect(link).toHaveTextContent('Post: Nobody reads our letters.');
  expect(link).toHaveAttribute(
    'href',
    '/admin/simulations/1/stages/11/scenarios/21?room=legal&show=tweets#post-41',
  );
});
