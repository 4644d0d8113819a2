import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { finishedRun, ledDebrief, lesson, replyWithFindings } from '../../../testing/led-debriefs.tsx';
import { objectivesReport } from '../../../testing/objectives.ts';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import { SharedReport } from './SharedReport.tsx';

test('observers read the first page of a shared report, which leads nowhere else', async () => {
  replyWithFindings();
  server.reply('getObjectivesReport', objectivesReport());
  server.reply('getGuidedDebrief', { debrief: ledDebrief({ lessons: [lesson('a', 'Ask every room.')] }) });
  await renderPage(<SharedReport run={{ ...finishedRun, shared: true }} />);
  expect(await screen.findByRole('heading', { name: 'How the group decided' })).toBeVisible();
  expect(await screen.findByText('Ask every room.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Objectives' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('observers read nothing of a report that is not shared', async () => {
  await renderPage(<SharedReport run={finishedRun} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(server.received('getFindings')).toEqual([]);
});
