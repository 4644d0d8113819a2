import { screen, within } from '@testing-library/react';
import type { OwnRecord, TableItem } from '@vincere/contract';
import { questionSlots } from '@vincere/domain';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import type { AnswerMap, ReportStage } from '../types.ts';
import { Mirror } from './Mirror.tsx';
import { RecordColumns } from './RecordColumns.tsx';

const at = '2026-11-02T10:44:00.000Z';
const nothing: OwnRecord = {
  started_at: at,
  brought: null,
  notes: null,
  heard: null,
  changes: null,
  evidence: null,
  posts: null,
  times: [],
};
const item = (id: number, content: string): TableItem => ({
  id,
  room_name: 'social',
  user_run_id: 101,
  user: { first_name: 'Ada', last_name: 'Okafor' },
  line: '',
  added_at: at,
  post: { id, room_name: 'social', author: { name: 'Port', handle: '@port' }, content },
  file: null,
});
const vote = (decision_chosen: string, decision_chosen_id: number) => ({
  room_name: 'legal' as const,
  decision_chosen,
  decision_chosen_id,
  reasoning: `Because of ${decision_chosen}`,
  evidence: [],
  evidence_files: [],
  confidence: null,
});
const stage: ReportStage = {
  stage_number: 1,
  scenario_id: 21,
  title_of_stage: 'The first hour',
  title_of_scenario: 'The cranes stop',
  room_texts: null,
  chosen_decision: 'Stand down',
  chosen_decision_id: 32,
  outcome: null,
  order: null,
  table: [item(1, 'Demurrage is running'), item(2, 'The hospital has insulin')],
  confidence: null,
  decided_by: 'majority',
  user_chosen_decision: vote('Stand down', 32),
  user_room_vote: { ...vote('Keep the night shift', 31), forecast: null },
  room_decisions: {},
};

const columns = (record: Partial<OwnRecord>) =>
  renderPage(<RecordColumns record={{ ...nothing, ...record }} stages={[stage]} scenarios={new Map()} />);
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

describe('what a person brought, heard and changed', () => {
  test('the record of a person has no column for what the run did not measure', async () => {
    await columns({});
    expect(headings()).toEqual([]);
  });

  test('the record of a person lists items with the number of others who used them', async () => {
    await columns({
      brought: [{ stage_number: 1, item_id: 1, others: 2 }],
      notes: { count: 1, of: 3 },
    });
    const part = screen.getByRole('region', { name: 'What you brought' });
    expect(part).toHaveTextContent('1 item on the table, one note');
    expect(part).toHaveTextContent('Demurrage is running2 others rested their decisions on it.');
  });

  test('the record of a run without a table counts only notes', async () => {
    await columns({ notes: { count: 1, of: 3 } });
    expect(screen.getByRole('region', { name: 'What you brought' })).toHaveTextContent(
      '1 of 3 notes of your room',
    );
  });

  test('the record of a person names the rooms of what they heard', async () => {
    await columns({ heard: { items: [{ stage_number: 1, item_id: 2 }], of: 16 } });
    const part = screen.getByRole('region', { name: 'What you heard' });
    expect(part).toHaveTextContent('1 of 16 items from other rooms used');
    expect(within(part).getByText('Advocate')).toBeVisible();
    expect(part).toHaveTextContent('The hospital has insulin');
  });

  test('a change of mind shows both decisions with their reasons', async () => {
    const change = { stage_number: 1, room_voted_at: at, decided_at: at, items_between: 1 };
    await columns({ changes: { stages: [change], of: 3 } });
    const part = screen.getByRole('region', { name: 'Where you changed your mind' });
    for (const text of [
      '1 of 3 stages',
      'Keep the night shift',
      'Because of Keep the night shift',
      'One item came to the table in between',
      'Stand down',
    ])
      expect(part).toHaveTextContent(text);
  });

  test('the record of a person who changed nothing says so', async () => {
    await columns({ changes: { stages: [], of: 2 } });
    expect(screen.getByText('You kept to the decision of your room vote.')).toBeVisible();
  });
});

describe('the mirror', () => {
  const answers = (scale: number) =>
    Object.fromEntries(questionSlots.map(({ key }) => [key, scale])) as AnswerMap;
  const counted: OwnRecord = { ...nothing, posts: { count: 31, of: 34 }, notes: { count: 4, of: 15 } };
  const show = (record: OwnRecord, before: AnswerMap | null, after: AnswerMap | null) =>
    renderPage(<Mirror record={record} before={before} after={after} />);

  test('the mirror has answers in words on one side and counts on the other', async () => {
    await show(counted, answers(1), answers(4));
    const [, posts] = screen.getAllByRole('row');
    expect(within(posts as HTMLElement).getByRole('rowheader')).toHaveTextContent(
      'Usually hardly ever. This time often.',
    );
    expect(within(posts as HTMLElement).getByRole('rowheader')).not.toHaveTextContent(/\d/);
    expect(within(posts as HTMLElement).getByRole('cell')).toHaveTextContent(
      'You read 31 of 34 posts of your room.',
    );
  });

  test('the mirror of a person without a questionnaire has only the counts', async () => {
    await show(counted, null, null);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'You read 31 of 34 posts of your room.',
      'You wrote 4 of 15 notes of your room.',
    ]);
  });

  test('the mirror is left out if the run measured nothing', async () => {
    await show(nothing, answers(3), answers(3));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
