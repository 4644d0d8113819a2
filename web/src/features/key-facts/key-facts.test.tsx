import { screen, waitFor, within } from '@testing-library/react';
import type { KnownFact, RunFact } from '@vincere/contract';
import { describe, expect, test } from 'vitest';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { badGateway, server } from '../../testing/server.ts';
import { FactsPanel } from './FactsPanel.tsx';
import { KnownFacts } from './known/KnownFacts.tsx';
import { WasItSaid } from './said/WasItSaid.tsx';
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
  used_in_room: null,
  is_in_dashboard: false,
  ...changes,
});
const fact = (changes: Partial<RunFact> = {}): RunFact => ({
  ...known(),
  carriers: [{ kind: 'post', id: 9, room_name: 'legal', name: 'Court' }],
  shared_by: null,
  used_by: null,
  ...changes,
});
const shared = {
  state: 'on-table',
  on_table: { room_name: 'social', at: at('10:47') },
} as const;
const answer = (facts: RunFact[]): RunFacts => ({
  scenario_id: 21,
  holds_facts: false,
  accepts_ticks: true,
  decisions,
  facts,
});

async function openPanel(facts: RunFact[]) {
  server.reply('getRunFacts', answer(facts));
  const page = await renderPage(<FactsPanel run={run()} />);
  await screen.findByRole('table');
  return page;
}

const nowhere: Partial<RunFact> = { state: 'nowhere', rooms: [] };

describe('the key facts in the control room', () => {
  test('the control room counts shared key facts, those kept in their rooms, and those in no room yet', async () => {
    await openPanel([fact(shared), fact({ id: 2 }), fact({ id: 3 }), fact({ id: 4, ...nowhere })]);
    expect(screen.getByText(/shared\./)).toHaveTextContent(
      '1 of 4 shared. 2 have not left their rooms. One is in no room yet: its post has not appeared, or nobody sits in its room.',
    );
  });

  test('a key fact in the dashboard counts neither as shared nor as kept in a room', async () => {
    await openPanel([fact(shared), fact({ id: 2, is_in_dashboard: true })]);
    expect(screen.getByText(/shared\./)).toHaveTextContent(
      /^1 of 1 shared\. One is in the Dashboard, where everybody has it\.$/,
    );
    expect(screen.getByRole('button', { name: /Not shared/ })).toBeDisabled();
  });

  test('key facts that could not be read can be read again in the control room', async () => {
    server.reply('getRunFacts', badGateway());
    const { user } = await renderPage(<FactsPanel run={run()} />);
    const retry = await screen.findByRole('button', { name: /Retry|Try Again/ });
    server.reply('getRunFacts', answer([fact()]));
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('the control room says in words whether each room holds and has read a fact', async () => {
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

  test('the list of key facts in the control room has no ticks', async () => {
    await openPanel([fact({ state: 'used', used: { room_name: 'social', at: at('11:04') } })]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('a key fact that only its own room decided on is not counted as shared', async () => {
    const used_in_room = { room_name: 'legal' as const, at: at('11:04') };
    const { user } = await openPanel([
      fact({ state: 'used-in-room', used_in_room }),
      fact({ id: 2, ...shared }),
    ]);
    expect(screen.getByText(/shared\./)).toHaveTextContent('1 of 2 shared. One has not left its room.');
    expect(screen.getByRole('row', { name: /Used in its own room.*Legal Expert/ })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'The walkway is loose.' })[0]!);
    expect(screen.getByText(/, by Legal Expert$/)).toBeVisible();
  });

  test('everything about a key fact can be opened with the keyboard', async () => {
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

  test('the list of key facts can be limited to those that were not shared', async () => {
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

  test('the report groups key facts by the state that they reached, and says what they support', async () => {
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

  test('the report does not call a key fact shared that only its own room decided on', async () => {
    const used_in_room = { room_name: 'legal' as const, at: at('11:04') };
    const facts = [known({ state: 'used-in-room', used_in_room })];
    await renderPage(<KnownFacts stages={[stage(facts)]} ownRoom="legal" />);
    expect(screen.getByRole('heading', { name: /^One fact never left its room/ })).toBeVisible();
    expect(screen.getByText(/^No fact was shared/)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Used in their own room only/ })).toBeVisible();
    expect(screen.getByText(/Used in its own room at .*It stopped with Legal Expert/)).toBeInTheDocument();
    expect(screen.getByText('On the table: 0 of 1. Decisions rest on 1.')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Used in its own room' })).toBeVisible();
  });

  test('the report says that everybody had a key fact in the dashboard, not that it stayed in a room', async () => {
    await renderPage(<KnownFacts stages={[stage([known({ is_in_dashboard: true })])]} ownRoom="legal" />);
    const heading = 'One fact was in the Dashboard, where everybody had it.';
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(
      screen.getByRole('rowheader', { name: /In the Dashboard, where everybody had them/ }),
    ).toBeVisible();
    expect(screen.getByText('It was in the Dashboard, where everybody had it.')).toBeInTheDocument();
    expect(screen.queryByText(/never left|stopped with|No fact was shared|With all/i)).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'The 1 shared' })).toBeVisible();
  });

  test('the report has a tab for each stage with key facts', async () => {
    const stages = [stage([known()]), stage([known({ text: 'Another one.' })], 22)];
    const { user } = await renderPage(<KnownFacts stages={stages} />);
    expect(screen.queryByText(/Your room/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Stage 2/ }));
    expect(screen.getByText('Another one.')).toBeVisible();
  });
});

describe('whether facts were said', () => {
  const stages = (facts: KnownFact[]) => ({
    stages: [
      {
        stage_number: 1,
        scenario_id: 21,
        title_of_scenario: 'The quay',
        decisions,
        chosen_decision_id: 31,
        rooms: null,
        facts,
      },
    ],
  });
  const walkway = () => screen.findByRole('checkbox', { name: /The walkway is loose/ });

  test('facilitators are asked for ticks of facts in a room that have not reached the table, and each is saved at once', async () => {
    server.reply('getRunFacts', answer([]));
    server.reply(
      'getKnownFacts',
      stages([
        known(),
        known({ id: 2, text: 'The insulin keeps.', ...shared }),
        known({ id: 3, text: 'Nobody has it.', ...nowhere }),
        known({ id: 4, text: 'Everybody has read it.', is_in_dashboard: true }),
      ]),
    );
    const { user } = await renderPage(<WasItSaid runId={5} heading="h2" />);
    expect(await walkway()).not.toBeChecked();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText('1 of 2 facts have not reached the table')).toBeVisible();
    const release = server.hold('tickFact');
    await user.click(await walkway());
    expect(await walkway()).toBeChecked();
    server.reply('getKnownFacts', stages([known({ state: 'voiced', voiced: { at: at('11:03') } })]));
    release({ id: 1, is_voiced: true });
    expect(await screen.findByText('1 of 1 facts have not reached the table, 1 ticked')).toBeVisible();
    expect(await walkway()).toBeChecked();
    server.reply('untickFact', badGateway());
    await user.click(await walkway());
    await waitFor(() => expect(toastTexts()).toContain('The tick was not saved'));
    expect(await walkway()).toBeChecked();
  });

  test('facilitators are not asked for ticks once the report is shared or the debrief is done', async () => {
    server.reply('getRunFacts', { ...answer([]), accepts_ticks: false });
    server.reply('getKnownFacts', stages([known()]));
    await renderPage(<WasItSaid runId={5} heading="h2" />);
    await waitFor(() => expect(server.received('getKnownFacts')).toHaveLength(1));
    expect(screen.queryByText('Was it said?')).toBeNull();
  });
});
