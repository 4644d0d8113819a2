import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { server } from '../../testing/server.ts';
import { RehearsalBar } from './RehearsalBar.tsx';

test('after the last way, a rehearsal offers only its end, which leads back to the simulation', async () => {
  const rehearsal = run({ status: 'COMPLETED', rehearsal: { way: 2, ways: 2 } });
  const { user, router } = await renderPage(<RehearsalBar run={rehearsal} />);
  server.reply('stepRehearsal', { did: 'nothing' });
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await user.click(screen.getByRole('button', { name: 'One Step' }));
  expect(await screen.findByText('Every way was played.')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['End Rehearsal']);
  server.replyWith('endRehearsal', () => {
    expect(router.state.location.pathname).toBe('/admin/simulations/1/stages');
    return { id: 5 };
  });
  await user.click(screen.getByRole('button', { name: 'End Rehearsal' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Rehearsal Ended', 'Nothing was saved.']));
});
