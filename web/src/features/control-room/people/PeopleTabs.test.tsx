import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { run } from '../../../testing/runs.ts';
import { badGateway, server } from '../../../testing/server.ts';
import { PeopleTabs } from './PeopleTabs.tsx';

const people = <p>Everybody on the run</p>;
const facts = { scenario_id: 21, holds_facts: false, accepts_ticks: true, decisions: [] };
const fact = {
  id: 1,
  text: 'The walkway is loose.',
  supports: [],
  opposes: [],
  state: 'held' as const,
  rooms: [],
  on_table: null,
  voiced: null,
  used: null,
  used_in_room: null,
  is_in_dashboard: false,
  carriers: [],
  shared_by: null,
  used_by: null,
};

test('the key facts have a tab with the number of shared ones', async () => {
  server.reply('getRunFacts', { ...facts, facts: [fact] });
  await renderPage(<PeopleTabs run={run()}>{people}</PeopleTabs>);
  expect(await screen.findByRole('tab', { name: 'Key facts 0 of 1' })).toBeVisible();
  expect(screen.getByText('Everybody on the run')).toBeVisible();
});

test('the tab of key facts has no number until the facts of the current scenario are loaded', async () => {
  server.reply('getRunFacts', { ...facts, scenario_id: 20, facts: [fact] });
  await renderPage(<PeopleTabs run={run()}>{people}</PeopleTabs>);
  expect(await screen.findByRole('tab', { name: 'Key facts' })).toBeVisible();
  expect(screen.getByText('Everybody on the run')).toBeVisible();
});

test('a scenario without key facts has no tabs', async () => {
  server.reply('getRunFacts', { ...facts, facts: [] });
  await renderPage(<PeopleTabs run={run()}>{people}</PeopleTabs>);
  expect(await screen.findByText('Everybody on the run')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('the list of people appears even if the key facts cannot be read', async () => {
  server.reply('getRunFacts', badGateway());
  await renderPage(<PeopleTabs run={run()}>{people}</PeopleTabs>);
  expect(await screen.findByText('Everybody on the run')).toBeVisible();
});
