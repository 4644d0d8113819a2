import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { board, seat } from '../../../testing/runs.ts';
import { decision } from '../../../testing/simulations.ts';
import { EndDialog, FinishDialog, ForceDialog } from './AskDialogs.tsx';
import { TieDialog } from './TieDialog.tsx';

const decisions = ['Cut the port off', 'Run it by hand', 'Wait'].map((title_of_decision, index) =>
  decision({ id: 31 + index, title_of_decision }),
);
const votes = (...counts: number[]) =>
  counts.map((count, index) => ({
    decision_id: 31 + index,
    count,
    rooms_led: [],
    reached_at: '2026-11-02T09:00:00.000Z',
  }));
const tied = board({
  final_votes: votes(3, 3, 0),
  leading: [31, 32],
  rule_choice: { decision_id: 31, decided_by: 'first' },
  next: [{ decision_id: 32, scenario: { id: 22, name: 'Cold berths', stage_number: 2 } }],
});
const button = (name: string) => screen.getByRole('button', { name });

async function openTie(changes: Partial<ComponentProps<typeof TieDialog>> = {}) {
  const calls = { onAdvance: vi.fn<(decisionId?: number) => void>(), onClose: vi.fn<() => void>() };
  const { user } = await renderPage(
    <TieDialog board={tied} decisions={decisions} busy={false} {...calls} {...changes} />,
  );
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, ...calls };
}

test('no decision of a tie is chosen at first', async () => {
  const { dialog } = await openTie();
  expect(screen.getByRole('heading', { name: 'Three votes each' })).toBeVisible();
  expect(dialog).toHaveAccessibleDescription(
    'All 6 have decided and two decisions are level. You choose which one is carried out.',
  );
  for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
  expect(button('Next Stage')).toBeDisabled();
});

test('the facilitator chooses one of the tied decisions', async () => {
  const { user, onAdvance } = await openTie();
  const manual = screen.getByRole('radio', { name: 'B: Run it by hand' });
  expect(manual).toHaveAccessibleDescription(/^3 of 6.*leads in no room.*Cold berths$/);
  await user.click(manual);
  await user.click(button('Next Stage with B'));
  expect(onAdvance).toHaveBeenCalledWith(32);
});

test('the tie-break rule can decide', async () => {
  const { user, dialog, onAdvance } = await openTie();
  expect(dialog).toHaveTextContent('Let the Rule Decide carries out A, because it reached its votes first.');
  expect(dialog).toHaveTextContent('The rule: the decision that leads in more rooms wins.');
  expect(dialog).toHaveTextContent('Next Stage carries out your choice.');
  await user.click(button('Let the Rule Decide'));
  expect(onAdvance).toHaveBeenCalledWith(undefined);
});

test('the dialog names each rule that narrows the tie', async () => {
  const { dialog } = await openTie({
    board: {
      ...tied,
      final_votes: votes(2, 2, 2).map((one) =>
        one.decision_id === 32 ? one : { ...one, rooms_led: ['legal'] },
      ),
      leading: [31, 32, 33],
      rule_choice: { decision_id: 33, decided_by: 'first' },
    },
  });
  expect(dialog).toHaveTextContent(
    'carries out C: A and C lead in most rooms, and of these C reached its votes first.',
  );
});

test('a tie of single votes with missing voters says so', async () => {
  const { dialog } = await openTie({
    board: { ...tied, final_votes: votes(1, 1, 0), seats: [seat()], missing_user_run_ids: [101] },
  });
  expect(screen.getByRole('heading', { name: 'One vote each' })).toBeVisible();
  expect(dialog).toHaveAccessibleDescription(
    '2 of 3 have decided and two decisions are level. You choose which one is carried out.',
  );
});

test('no decision can be chosen while the run advances', async () => {
  const { user, onAdvance, onClose } = await openTie({ busy: true });
  await user.click(button('Let the Rule Decide'));
  await user.keyboard('{Escape}');
  expect(button('Back to the run')).toBeDisabled();
  expect(onAdvance).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

const forced = board({
  seats: [seat(), seat({ user_run_id: 102, first_name: 'Tom', last_name: 'Whitfield' })],
  missing_user_run_ids: [101, 102],
  final_votes: votes(0, 0, 2),
  leading: [33],
  rule_choice: { decision_id: 33, decided_by: 'majority' },
});

test('a run that advances without missing voters names them and the decision first', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = await renderPage(
    <ForceDialog
      board={forced}
      decisions={decisions}
      busy={false}
      onClose={() => {}}
      onConfirm={onConfirm}
    />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Advance without 2 people?' });
  expect(dialog).toHaveTextContent('Ada Okafor and Tom Whitfield will have no final decision in this stage.');
  expect(dialog).toHaveTextContent(
    'C, Wait, is carried out with 2 of the 2 final decisions so far. It ends the simulation. The report says that the run did not wait for everyone.',
  );
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await user.click(button('Advance Without Them'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the dialog is busy while the run advances', async () => {
  await renderPage(
    <ForceDialog board={forced} decisions={decisions} busy onClose={() => {}} onConfirm={() => {}} />,
  );
  expect(await screen.findByRole('button', { name: 'Advancing' })).toHaveAttribute('aria-busy', 'true');
  expect(button('Cancel')).toBeDisabled();
});

test('before a run is ended early, the dialog names the consequence and focuses Cancel', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = await renderPage(
    <EndDialog name="Evening workshop" busy={false} onClose={() => {}} onConfirm={onConfirm} />,
  );
  expect(await screen.findByRole('dialog', { name: 'End this run early?' })).toHaveAccessibleDescription(
    'Evening workshop stops where it is, for everyone, and cannot be taken up again. Nobody can join or vote any more; the report and the post-questionnaire open with the stages closed so far.',
  );
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await user.click(button('End Run'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('the advance from the last stage asks before the simulation ends', async () => {
  const onConfirm = vi.fn<() => void>();
  const { user } = await renderPage(<FinishDialog busy={false} onClose={() => {}} onConfirm={onConfirm} />);
  expect(await screen.findByRole('dialog', { name: 'Finish the simulation?' })).toHaveTextContent(
    'the simulation ends for everyone',
  );
  await user.click(button('Finish Simulation'));
  expect(onConfirm).toHaveBeenCalledOnce();
});
