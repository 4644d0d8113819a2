import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogError, renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { decision, scenario, stage } from '../../testing/simulations.ts';
import { DecisionList } from './DecisionList.tsx';

const cut = decision({ link_next_scenario_id: 22, next_scenario: 'Cold berths' });
const wait = decision({ id: 32, title_of_decision: 'Wait' });
const next = stage({ id: 12, stage_number: 2, scenarios: [scenario({ id: 22, name: 'Cold berths' })] });
const button = (name: string) => screen.getByRole('button', { name });

async function show(...all_decisions: (typeof cut)[]) {
  const { user } = await renderPage(
    <DecisionList scenario={scenario({ all_decisions })} simulationId={1} next={next} />,
  );
  return user;
}

test('a scenario without decisions says so', async () => {
  await show();
  expect(screen.getByText('This scenario needs at least one decision')).toBeVisible();
  expect(screen.getByText('0 / 3 decisions')).toBeVisible();
});

test('a decision without a link is reported', async () => {
  await show(cut, wait);
  expect(screen.getByText('Some decisions are not linked to the next stage')).toBeVisible();
});

test('three decisions are the maximum', async () => {
  const user = await show(cut, wait, decision({ id: 33, title_of_decision: 'Run it by hand' }));
  expect(screen.getByText('A scenario can have at most 3 decisions')).toBeVisible();
  expect(button('Add Decision')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Add Decision'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('more decisions than the maximum are reported', async () => {
  await show(cut, wait, ...[33, 34].map((id) => decision({ id, link_next_scenario_id: 22 })));
  expect(screen.getByText('Too many decisions (maximum is 3)')).toBeVisible();
});

test('the deletion of a decision that a run has reached is not offered', async () => {
  server.reply('getSimulationUse', {
    open_run: null,
    reached: [{ stage_id: 11, scenario_id: scenario().id, run: 'Evening workshop' }],
  });
  const user = await show(cut);
  await user.click(button(`Delete ${cut.title_of_decision}`));
  expect(
    await screen.findByText(
      'This decision belongs to a scenario that the run Evening workshop has reached and cannot be deleted',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a link that could not be saved stays chosen and can be saved again', async () => {
  const user = await show(wait);
  const link = screen.getByLabelText('Wait leads to');
  await user.selectOptions(link, 'Cold berths');
  expect(await screen.findByText('Failed to link decision', { selector: 'p span' })).toBeVisible();
  expect(toastTexts()).toEqual(['Failed to link decision']);
  expect(link).toBeInvalid();
  expect(link).toHaveDisplayValue('Cold berths');
  const answer = server.hold('updateDecision');
  await user.click(button('Retry'));
  expect(await screen.findByText('Saving')).toBeVisible();
  expect(link).toBeDisabled();
  answer(wait);
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('decisions that people vote on keep their order', async () => {
  const user = await show(cut, wait);
  server.reply('updateScenario', refusal('decision.order-in-play', { run: 'Evening workshop' }));
  await user.click(button('Move Wait up'));
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'Failed to update decision',
      'The run Evening workshop has reached this scenario: until it is over, the decisions keep their order',
    ]),
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Cut the port off',
    'Wait',
  ]);
});

test('a decision is deleted after confirmation, and the focus goes to Add Decision', async () => {
  const user = await show(cut, wait);
  await user.click(button('Delete Wait'));
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await user.click(button('Delete'));
  expect(await dialogError()).toBe(
    'Failed to remove decision. The decision is still there. Please try again.',
  );
  expect(toastTexts()).toEqual([]);
  server.reply('deleteDecision', { id: 32 });
  await user.click(button('Delete'));
  await waitFor(() => expect(toastTexts()).toEqual(['Decision deleted', 'Wait']));
  await waitFor(() => expect(button('Add Decision')).toHaveFocus());
});
