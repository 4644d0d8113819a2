import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledDebrief } from '../../testing/led-debriefs.tsx';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { OpenDebriefNotice } from './DebriefNotice.tsx';

async function open(debrief: ReturnType<typeof ledDebrief>) {
  server.reply('getGuidedDebrief', { debrief });
  await renderPage(<OpenDebriefNotice runId={5} isOver />);
}

test('a debrief that is being held can be joined', async () => {
  await open(ledDebrief({ phase: 'lessons' }));
  expect(await screen.findByText('The debrief of this simulation is open.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Take Part in the Debrief' })).toBeVisible();
});

test('a debrief whose phases are over is not called open', async () => {
  await open(ledDebrief({ phase: 'done' }));
  expect(await screen.findByText('The debrief is over.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the Debrief' })).toBeVisible();
});

test('a debrief with a final result has no notice', async () => {
  await open(ledDebrief({ phase: 'done', is_final: true }));
  expect(screen.queryByRole('link')).toBeNull();
});
