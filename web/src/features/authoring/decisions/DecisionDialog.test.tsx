import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../../testing/render.tsx';
import { refusal, server } from '../../../testing/server.ts';
import { decision, scenario, stage } from '../../../testing/simulations.ts';
import type { Decision, Stage } from '../useSimulation.ts';
import { DecisionDialog } from './DecisionDialog.tsx';

const nextStage = stage({
  stage_number: 2,
  scenarios: [scenario({ id: 22, name: 'Cold berths' }), scenario({ id: 23, name: 'A quiet deal' })],
});
const title = () => screen.getByLabelText('Title');
const link = () => screen.getByLabelText('Leads to');
const create = () => screen.getByRole('button', { name: 'Create Decision' });

let closed: number;
async function openDialog({ edited, next }: { edited?: Decision; next?: Stage } = {}) {
  closed = 0;
  const { user } = await renderPage(
    <DecisionDialog
      decision={edited}
      scenarioId={21}
      next={next}
      onClose={() => {
        closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: edited ? 'Edit Decision' : 'Add Decision' });
  return user;
}

test('a decision needs a title', async () => {
  const user = await openDialog();
  await waitFor(() => expect(title()).toHaveFocus());
  expect(create()).toBeDisabled();
  await user.type(title(), ' ');
  await user.tab();
  expect(title()).toHaveAccessibleDescription('This field is required');
  await user.type(title(), 'Cut the port off');
  expect(title()).toBeValid();
  expect(create()).toBeEnabled();
});

test('a new decision can be linked to a scenario of the next stage', async () => {
  const user = await openDialog({ next: nextStage });
  const answer = server.hold('createDecision');
  await user.type(title(), 'Cut the port off');
  await user.selectOptions(link(), 'Cold berths');
  await user.click(create());
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true');
  answer(decision());
  await waitFor(() => expect(closed).toBe(1));
  expect(toastTexts()).toEqual(['Decision added', 'Cut the port off']);
  expect(server.received('createDecision')[0]?.body).toEqual({
    title_of_decision: 'Cut the port off',
    description_of_decision: '',
    link_next_scenario_id: 22,
    outcome: '',
    conditions: [],
  });
});

test('a decision cannot be linked before the next stage has scenarios', async () => {
  await openDialog({ next: stage({ stage_number: 2 }) });
  expect(link()).toBeDisabled();
  expect(link()).toHaveAccessibleDescription(
    'Please create scenarios in the next stage first: the decision can be linked later.',
  );
});

test('a decision of the last stage leads nowhere', async () => {
  await openDialog();
  expect(screen.queryByLabelText('Leads to')).not.toBeInTheDocument();
});

test('only the changed fields of a decision are sent', async () => {
  const user = await openDialog({ edited: decision({ link_next_scenario_id: 22 }), next: nextStage });
  server.reply('updateDecision', decision());
  expect(link()).toHaveDisplayValue('Cold berths');
  await user.clear(title());
  await user.type(title(), 'Cut it off');
  await user.click(screen.getByRole('button', { name: 'Save Decision' }));
  await waitFor(() => expect(closed).toBe(1));
  expect(toastTexts()).toEqual(['Decision updated', 'Cut it off']);
  expect(server.received('updateDecision')[0]?.body).toEqual({ title_of_decision: 'Cut it off' });
});

test('a refusal is shown in the dialog and not in a toast, and the text is kept', async () => {
  const user = await openDialog();
  server.reply('createDecision', refusal('decision.limit'));
  await user.type(title(), 'Wait');
  await user.click(create());
  expect(await dialogError()).toBe('Failed to create decision. A scenario can have at most 3 decisions');
  expect(toastTexts()).toEqual([]);
  expect(title()).toHaveValue('Wait');
  expect(closed).toBe(0);
});

test('a lost connection is reported', async () => {
  const user = await openDialog({ edited: decision() });
  await user.type(title(), '!');
  await user.click(screen.getByRole('button', { name: 'Save Decision' }));
  expect(await dialogError()).toBe('Failed to update decision');
  expect(closed).toBe(0);
});

test('an author writes the outcome and its conditions, and sees what the group will read', async () => {
  const user = await openDialog({ edited: decision(), next: nextStage });
  server.reply('updateDecision', decision());
  await user.type(screen.getByLabelText('Outcome'), 'The lights went on.');
  await user.click(screen.getByRole('button', { name: 'Add Condition' }));
  // A condition needs its text.
  expect(screen.getByRole('button', { name: 'Save Decision' })).toBeDisabled();
  expect(screen.getByLabelText('What a careful order includes')).toHaveFocus();
  await user.keyboard('a date');
  await user.type(screen.getByLabelText('If met, the outcome adds'), 'It was known.');
  await user.type(screen.getByLabelText('If not met, it adds'), 'Nobody knew it.');
  const preview = screen.getByRole('group', { name: 'What the group reads' });
  expect(preview).toHaveTextContent('The lights went on.Nobody knew it.');
  await user.click(within(preview).getByLabelText('1'));
  expect(preview).toHaveTextContent('The lights went on.It was known.');
  await user.click(screen.getByRole('button', { name: 'Add Condition' }));
  await user.click(screen.getAllByRole('button', { name: 'Remove Condition' }).at(-1) ?? document.body);
  expect(screen.getByRole('group', { name: 'Conditions' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save Decision' }));
  await waitFor(() => expect(closed).toBe(1));
  expect(server.received('updateDecision')[0]?.body).toEqual({
    outcome: 'The lights went on.',
    conditions: [{ text: 'a date', met: 'It was known.', unmet: 'Nobody knew it.' }],
  });
});
