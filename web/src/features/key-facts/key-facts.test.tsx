import { screen, waitFor, within } from '@testing-library/react';
import type { KnownFact, RunFact } from '@vincere/contract';
import { describe, expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { badGateway, server } from '../../testing/server.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { KnownFacts } from './known/KnownFacts.tsx';
import type { RunFacts } from './useRunFacts.ts';

const at = (time: string) => `2026-11-02T${time}:00.000Z`;
const decisions = [
  { id: 31, title_of_decision: 'Keep the night shift' },
  { id: 32, title_of_decision: 'Stand down' },
];
const known = (changes: Partial<KnownFact> = {}): KnownFact => ({
  id: 1,
  text: 'The walkway is loose.',
  supports: [],
  opposes: [31],
  state: 'held',
  rooms: [{ room_name: 'legal', held_at: at('10:38'), read_at: null }],
  on_table: null,
  voiced: null,
  used: null,
  ...changes,
});
const fact = (changes: Partial<RunFact> = {}): RunFact => ({
  ...known(),
  carriers: [{ kind: 'post', id: 9, room_name: 'legal', name: 'Court' }],
  shared_by: null,
  used_by: null,
  is_cited: false,
  ticks: [],
  ...changes,
});
const shared = {
  state: 'on-table',
  on_table: { room_name: 'social', at: at('10:47') },
} as const;
const answer = (facts: RunFact[]): RunFacts => ({ scenario_id: 21, holds_facts: false, decisions, facts });

async function openPanel(facts: RunFact[]) {
  server.reply('getRunFacts', answer(facts));
  const page = await renderPage(<FactsPanel run={run()} />);
  await screen.findByRole('table');
  return page;
}

const nowhere: Partial<RunFact> = { state: 'nowhere', rooms: [] };

const box = (name: string) => screen.getByRole('checkbox', { name });

describe('the key facts in the control room', () => {
  test('are counted: shared, kept in their rooms, and in no room yet', async () => {
    await openPanel([fact(shared), fact({ id: 2 }), fact({ id: 3 }), fact({ id: 4, ...nowhere })]);
    expect(screen.getByText(/shared\./)).toHaveTextContent(
      '1 of 4 shared. 2 have not left their rooms. One is in no room yet.',
    );
  });

  test('are read again after a failure', async () => {
    server.reply('getRunFacts', badGateway());
    const { user } = await renderPage(<FactsPanel run={run()} />);
    const retry = await screen.findByRole('button', { name: /Retry|Try Again/ });
    server.reply('getRunFacts', answer([fact()]));
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('say for each room in words whether it holds and has read a fact', async () => {
    const rooms = [
      { room_name: 'social' as const, held_at: at('10:38'), read_at: at('10:40') },
      { room_name: 'legal' as const, held_at: at('10:38'), read_at: null },
    ];
    await openPanel([fact({ rooms, state: 'read' })]);
    const row = screen.getByRole('row', { name: /The walkway/ });
    expect(within(row).getByText('Advocate: Read')).toBeInTheDocument();
    expect(within(row).getByText('Legal Expert: Held')).toBeInTheDocument();
    expect(within(row).getByText('Economist: does not hold it')).toBeInTheDocument();
    expect(screen.getByText(/One has not left its room/)).toBeVisible();
  });

  test('show a tick at once, and take it back if the server refuses', async () => {
    const { user } = await openPanel([fact()]);
    const release = server.hold('tickFact');
    await user.click(box('Voiced: The walkway is loose.'));
    expect(box('Voiced: The walkway is loose.')).toBeChecked();
    release(badGateway());
    await waitFor(() => expect(box('Voiced: The walkway is loose.')).not.toBeChecked());
    expect(toastTexts()).toContain('The tick was not saved');
  });

  test('take a tick back', async () => {
    const { user } = await openPanel([
      fact({ state: 'used', ticks: ['used'], used: { room_name: null, at: at('11:00') } }),
    ]);
    server.reply('untickFact', { id: 1, ticks: [] });
    server.reply('getRunFacts', answer([fact()]));
    await user.click(box('Used: The walkway is loose.'));
    await waitFor(() => expect(box('Used: The walkway is loose.')).not.toBeChecked());
    expect(server.received('untickFact')[0]?.params).toEqual({ runId: '5', factId: '1', tick: 'used' });
  });

  test('need no tick for a fact that a final decision cites', async () => {
    await openPanel([
      fact({ state: 'used', is_cited: true, used: { room_name: 'social', at: at('11:04') } }),
    ]);
    const used = box('Used, cited by a final decision: The walkway is loose.');
    expect(used).toBeChecked();
    expect(used).toBeDisabled();
  });

  test('open everything about a fact with the keyboard', async () => {
    const { user } = await openPanel([
      fact({ ...shared, supports: [32], shared_by: { first_name: 'Grace', last_name: 'O’Connell' } }),
      fact({ id: 2, text: 'Nobody has it.', state: 'nowhere', rooms: [], carriers: [], opposes: [] }),
    ]);
    screen.getByRole('button', { name: 'The walkway is loose.' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText(/brought by Advocate \(Grace O’Connell\)/)).toBeVisible();
    expect(screen.getByText(/the post of Court \(Legal Expert\)/)).toBeVisible();
    expect(screen.getByText(/B, Stand down, and/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Nobody has it.' }));
    expect(screen.getByText('No post or file carries it any more.')).toBeVisible();
  });

  test('can be narrowed to those that were not shared', async () => {
    const { user } = await openPanel([fact(), fact({ id: 2, text: 'The insulin keeps.', ...shared })]);
    await user.click(screen.getByRole('button', { name: 'Not shared 1' }));
    expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
      expect.stringContaining('The walkway'),
    ]);
  });
});

describe('what each room knew', () => {
  const stage = (facts: KnownFact[], scenario_id = 21) => ({
    stage_number: scenario_id - 20,
    scenario_id,
    title_of_scenario: `Scenario ${scenario_id}`,
    decisions,
    chosen_decision_id: 31,
    rooms: null,
    facts,
  });

  test('groups facts by where they stopped, and says what they support', async () => {
    const facts = [
      known(),
      known({ id: 2, text: 'The insulin keeps.', supports: [31], opposes: [], ...shared }),
      known({ id: 3, text: 'A decree is needed.', state: 'voiced', voiced: { at: at('11:03') } }),
    ];
    await renderPage(<KnownFacts stages={[stage(facts)]} ownRoom="legal" />);
    expect(
      screen.getByRole('heading', {
        name: 'One fact never left its room. It argued against Keep the night shift.',
      }),
    ).toBeVisible();
    expect(
      screen.getByText('The 2 shared facts left A and B level. With all 3 facts, B is ahead.'),
    ).toBeVisible();
    expect(screen.getByText('1 for, 2 against')).toBeInTheDocument();
    expect(screen.getByText('Your room held 3 facts.')).toBeVisible();
    for (const stop of ['Stopped in their room', 'Voiced, never on the table', 'On the table, no decision'])
      expect(screen.getByRole('rowheader', { name: new RegExp(stop) })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: /^Used/ })).toBeNull();
  });

  test('has a tab for each stage with facts', async () => {
    const stages = [stage([known()]), stage([known({ text: 'Another one.' })], 22)];
    const { user } = await renderPage(<KnownFacts stages={stages} />);
    expect(screen.queryByText(/Your room/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Stage 2/ }));
    expect(screen.getByText('Another one.')).toBeVisible();
  });
});
