import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { FollowingRuns } from './FollowingRuns.tsx';

const run = {
  id: 5,
  name: 'Evening workshop',
  status: 'IN_PROGRESS',
  participant_count: 6,
  current_stage: { stage_number: 2 },
  simulation_id: 1,
} as const;

const notice = () => screen.findByRole('region', { name: 'Runs that follow your edits' });
const duplicateInstead = () => screen.findByRole('button', { name: 'Duplicate Instead' });

test('the notice names the run that follows edits, and says what stays', async () => {
  server.reply('listOpenRuns', [run]);
  await renderPage(<FollowingRuns simulationId={1} />);
  expect(await notice()).toHaveTextContent(
    'The run “Evening workshop” is not finished. It follows your edits, except in scenarios that it has closed. Finished runs keep what they have shown.',
  );
});

test('a stage that the run has left shows no notice', async () => {
  server.reply('listOpenRuns', [run]);
  await renderPage(
    <>
      <FollowingRuns simulationId={1} stageNumber={1} />
      <FollowingRuns simulationId={1} stageNumber={2} />
    </>,
  );
  // Only the second one: `notice` fails if there are two.
  expect(await notice()).toBeVisible();
});

test('a notice whose runs could not be read says so, and can be loaded again', async () => {
  const { user } = await renderPage(<FollowingRuns simulationId={1} />);
  expect(
    await screen.findByText('Whether this changes a run that is being played is not known.'),
  ).toBeVisible();
  server.reply('listOpenRuns', [run]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await notice()).toBeVisible();
});

test('an author can go on in a copy of the simulation', async () => {
  server.reply('listOpenRuns', [run]);
  const { user, router } = await renderPage(<FollowingRuns simulationId={1} />);
  const answer = server.hold('duplicateSimulation');
  await user.click(await duplicateInstead());
  const busy = await screen.findByRole('button', { name: 'Duplicating...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  answer({ id: 2, name: 'Harbour Dark (copy)' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/simulations/2/stages'));
  expect(toastTexts()).toEqual(['Simulation Duplicated', 'Harbour Dark (copy) is on your list.']);
  expect(server.received('duplicateSimulation')).toMatchObject([{ params: { simulationId: '1' } }]);
});

test('a copy that is refused leaves the author on the page', async () => {
  server.reply('listOpenRuns', [run]);
  const { user, router } = await renderPage(<FollowingRuns simulationId={1} />);
  server.reply('duplicateSimulation', refusal('simulation.unknown'));
  await user.click(await duplicateInstead());
  await waitFor(() => expect(toastTexts()[0]).toBe('The simulation was not duplicated'));
  expect(await duplicateInstead()).not.toHaveAttribute('aria-busy');
  expect(router.state.location.pathname).toBe('/');
});
