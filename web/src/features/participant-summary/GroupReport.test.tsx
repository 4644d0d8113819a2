import { screen } from '@testing-library/react';
import { defaultSettings, type Findings } from '@vincere/contract';
import { expect, test } from 'vitest';
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

test('a shared report has the objectives with the remarks that may be shared', async () => {
  server.reply('getSettings', defaultSettings);
  server.reply('getFindings', findings);
  server.reply(
    'getObjectivesReport',
    objectivesReport({
      ratings: [ratedPlace({ remarks: [{ text: 'They read.', may_be_shared: true }], by: null })],
    }),
  );
  await renderPage(<GroupReport run={run} onOpen={() => {}} />);
  await screen.findByRole('heading', { name: 'Objectives' });
  expect(screen.getByText('They read.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show Raters' })).toBeNull();
});

test('a report of a simulation without objectives has no section for them', async () => {
  server.reply('getSettings', defaultSettings);
  server.reply('getFindings', findings);
  server.reply('getObjectivesReport', noObjectives);
  await renderPage(<GroupReport run={run} onOpen={() => {}} />);
  await screen.findByText('How the group decided');
  expect(screen.queryByRole('heading', { name: 'Objectives' })).toBeNull();
});
