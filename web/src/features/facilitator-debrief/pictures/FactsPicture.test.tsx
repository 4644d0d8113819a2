import { screen, within } from '@testing-library/react';
import type { KnownFact } from '@vincere/contract';
import { expect, test } from 'vitest';
import { RoomsOfRun } from '../../../parts/rooms.tsx';
import { findings, finishedRun } from '../../../testing/led-debriefs.tsx';
import { renderPage } from '../../../testing/render.tsx';
import { server } from '../../../testing/server.ts';
import type { StageReport } from '../../facilitator-report/types.ts';
import { FactsPicture } from './FactsPicture.tsx';

const at = '2026-11-02T10:00:00.000Z';
const [stage] = findings.stages;
const held = (room_name: KnownFact['rooms'][number]['room_name'], read_at: string | null) => ({
  room_name,
  held_at: at,
  read_at,
});
const fact = (id: number, changes: Partial<KnownFact>): KnownFact => ({
  id,
  text: `Fact ${id}`,
  supports: [],
  opposes: [],
  state: 'read',
  rooms: [],
  on_table: null,
  voiced: null,
  used: null,
  used_in_room: null,
  is_in_dashboard: false,
  ...changes,
});

/** Shows the facts of a stage with one person in the room `legal`, one in `economic` and two in `social`. */
async function show(facts: KnownFact[]) {
  const flow = (people: number) => [{ from: null, to: 31, people }];
  const rooms = [
    { room_name: 'legal' as const, flows: flow(1) },
    { room_name: 'economic' as const, flows: flow(1) },
    { room_name: 'social' as const, flows: flow(2) },
  ];
  server.reply('getAdminReport', [
    { scenario_id: 22, shift: { rooms, on_behalf: 0, confidence: null } } as unknown as StageReport,
  ]);
  server.reply('getKnownFacts', {
    stages: [
      {
        stage_number: 2,
        scenario_id: 22,
        title_of_scenario: 'A second night',
        decisions: [],
        chosen_decision_id: 31,
        rooms: null,
        facts,
      },
    ],
  });
  await renderPage(
    <RoomsOfRun rooms={null}>
      <FactsPicture runId={finishedRun.id} stage={stage!} quoted={null} />
    </RoomsOfRun>,
  );
  const rows = (await screen.findAllByRole('row')).slice(1);
  return rows.map((row) => ({
    name: within(row).getByRole('rowheader').textContent,
    cells: within(row)
      .getAllByRole('cell')
      .map((cell) => [cell.textContent, cell.querySelector('s') !== null]),
  }));
}

const yes = ['Yes', false];
const no = ['No', false];
const hidden = ['Not shown', false];

test('the picture does not show whether a fact was read by the only person who had it', async () => {
  const shown = await show([
    fact(1, { rooms: [held('legal', at)] }),
    fact(2, { rooms: [held('social', at)] }),
    fact(3, { rooms: [held('legal', null)], state: 'held' }),
    fact(4, { rooms: [held('legal', at)], state: 'on-table', on_table: { room_name: 'legal', at } }),
    fact(5, { rooms: [held('social', null)], state: 'held' }),
  ]);
  expect(shown.map(({ name, cells }) => [name, cells])).toEqual([
    ['Legal ExpertFact 4', [yes, hidden, yes, no, no]],
    ['AdvocateFact 2', [yes, ['Yes', true], no, no, no]],
    ['Legal ExpertFact 1', [yes, hidden, no, no, no]],
    ['Legal ExpertFact 3', [yes, hidden, no, no, no]],
    ['AdvocateFact 5', [['Yes', true], no, no, no, no]],
  ]);
});

test('a fact of several rooms shows all of them, and whether one of their people read it', async () => {
  const [shown] = await show([fact(1, { rooms: [held('legal', at), held('economic', null)] })]);
  expect(shown).toEqual({
    name: 'Legal ExpertEconomistFact 1',
    cells: [yes, ['Yes', true], no, no, no],
  });
});
