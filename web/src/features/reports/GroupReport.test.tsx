import { screen } from '@testing-library/react';
import { defaultSettings, type Findings } from '@vincere/contract';
import { expect, test } from 'vitest';
import { ledDebrief } from '../../testing/led-debriefs.tsx';
import { noObjectives, objectivesReport, ratedPlace } from '../../testing/objectives.ts';
import { renderPage } from '../../testing/render.tsx';
import { server } from '../../testing/server.ts';
import { GroupReport } from './GroupReport.tsx';

const findings: Findings = {
  stages: [],
  last_outcome: null,
  findings: [],
  is_too_small: false,
  not_shared: null,
};
const run = { id: 5, status: 'ENDED' } as const;

test('a shared report has the objectives with shared remarks, and the released answers of the debrief', async () => {
  server.reply('getSettings', defaultSettings);
  server.reply('getFindings', findings);
  server.reply(
    'getObjectivesReport',
    objectivesReport({
      ratings: [ratedPlace({ remarks: [{ text: 'They read.', may_be_shared: true }], by: null })],
    }),
  );
  const entry = { id: 'a', phase: 'why' as const, text: 'It went fast.', name: null };
  server.reply('getGuidedDebrief', { debrief: ledDebrief({ released: [entry] }) });
  await renderPage(<GroupReport run={run} onOpen={() => {}} />);
  await screen.findByRole('heading', { name: 'Objectives' });
  expect(screen.getByText('They read.')).toBeTruthy();
  expect(await screen.findByText('It went fast.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show Raters' })).toBeNull();
});

test('a shared report without objectives and debrief has neither', async () => {
  server.reply('getSettings', defaultSettings);
  server.reply('getFindings', findings);
  server.reply('getObjectivesReport', noObjectives);
  server.reply('getGuidedDebrief', { debrief: null });
  await renderPage(<GroupReport run={run} onOpen={() => {}} />);
  await screen.findByText('How the group decided');
  expect(screen.queryByRole('heading', { name: 'Objectives' })).toBeNull();
  expect(screen.queryByText('What was said in the debrief')).toBeNull();
});
