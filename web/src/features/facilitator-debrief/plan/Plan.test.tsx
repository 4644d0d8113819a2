import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledDebrief, madeQuestion, openDebrief, question, tie } from '../../../testing/led-debriefs.tsx';
import { badGateway, refusal, server } from '../../../testing/server.ts';

const tieText = 'A and B had 9 votes each. What would have broken the tie?';
const planned = (questions = [madeQuestion(tie, { phase: 'what-happened' })]) =>
  ledDebrief(
    { opened_at: null, phase: 'reactions' },
    { questions, phases: ledDebrief().control!.phases.map((one) => ({ ...one, spent_seconds: 0 })) },
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the plan shows questions with their numbers, the script, and who is here', async () => {
  await openDebrief(planned());
  const questions = screen.getByRole('region', { name: 'Questions from this run' });
  expect(within(questions).getByText(tieText)).toBeVisible();
  expect(
    within(questions).getByText(
      /A \(Keep the night shift\) and B \(Stand the harbour down\) had 9 votes each, C \(Call in the engineers\) had 6. The facilitator chose A./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: `Keep: ${tieText}` })).toBeChecked();
  expect(screen.getByRole('region', { name: 'Script of the first phase' })).toHaveTextContent(
    'What is still going through your head?',
  );
  const here = screen.getByRole('region', { name: 'Who is here' });
  expect(here).toHaveTextContent('1 of 2');
  expect(here).toHaveTextContent('Emil Novak is not here. They can read the result later.');
});

test('a question can be left out of the plan, and another one behind More added', async () => {
  const further = question({ id: 2, phase: 'what-happened', state: 'further' });
  const first = madeQuestion(tie, { phase: 'what-happened' });
  const { user } = await openDebrief(planned([first, further]));
  const keep = screen.getByRole('checkbox', { name: 'Keep: Who had the keys?', hidden: true });
  expect(keep).not.toBeVisible();
  server.reply('editDebriefQuestion', planned([{ ...first, state: 'dropped' }, further]));
  await user.click(screen.getByRole('checkbox', { name: `Keep: ${tieText}` }));
  expect(server.received('editDebriefQuestion')[0]).toMatchObject({
    params: { questionId: '1' },
    body: { text: null, state: 'dropped' },
  });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: `Keep: ${tieText}` })).not.toBeChecked());
  expect(screen.getByText('0 of 1 kept')).toBeVisible();
  await user.click(button(/^More/));
  server.reply('editDebriefQuestion', planned([first, { ...further, state: 'proposed' }]));
  await user.click(screen.getByRole('checkbox', { name: 'Keep: Who had the keys?' }));
  expect(await screen.findByText('2 of 2 kept')).toBeVisible();
});

test('a question is edited in place, a failed save keeps the text, and the original can be restored', async () => {
  const first = madeQuestion(tie, { phase: 'what-happened' });
  const { user } = await openDebrief(planned([first]));
  await user.click(button(`Edit : ${tieText}`));
  const field = screen.getByRole('textbox', { name: 'Question' });
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Restore Original' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'Why nine and nine?');
  server.reply('editDebriefQuestion', badGateway());
  await user.click(button('Save'));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(field).toHaveValue('Why nine and nine?');
  server.reply('editDebriefQuestion', planned([{ ...first, text: 'Why nine and nine?' }]));
  await user.click(button('Try Again'));
  await user.click(await screen.findByRole('button', { name: 'Edit : Why nine and nine?' }));
  server.reply('editDebriefQuestion', planned([first]));
  await user.click(button('Restore Original'));
  expect(await screen.findByText(tieText)).toBeVisible();
  expect(server.received('editDebriefQuestion').at(-1)?.body).toEqual({ text: null, state: 'proposed' });
});

test('facilitators add questions of their own to any phase', async () => {
  const { user } = await openDebrief(planned());
  await user.click(button('Write Your Own'));
  expect(button('Save')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Question' }), 'Who had the keys?');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Phase of the question' }), 'Lessons');
  server.reply('writeDebriefQuestion', planned([question({ phase: 'lessons' })]));
  await user.click(button('Save'));
  expect(await screen.findByRole('checkbox', { name: 'Keep: Who had the keys?' })).toBeChecked();
  expect(server.received('writeDebriefQuestion')[0]?.body).toEqual({
    phase: 'lessons',
    text: 'Who had the keys?',
  });
});

test('the minutes of a phase are saved when their field is left, and a wrong number is refused', async () => {
  const { user } = await openDebrief(planned());
  const why = screen.getByRole('textbox', { name: 'Why' });
  await user.clear(why);
  await user.type(why, '0');
  await user.tab();
  expect(why).toHaveAccessibleDescription(/^Enter whole minutes from 1 to/);
  expect(server.received('planDebriefMinutes')).toEqual([]);
  const changed = planned();
  server.reply('planDebriefMinutes', {
    ...changed,
    control: {
      ...changed.control!,
      phases: changed.control!.phases.map((one) =>
        one.phase === 'why' ? { ...one, planned_minutes: 30 } : one,
      ),
    },
  });
  await user.clear(why);
  await user.type(why, '30{Enter}');
  expect(await screen.findAllByText('60 min')).not.toEqual([]);
  expect(server.received('planDebriefMinutes')[0]?.body).toEqual({ phase: 'why', minutes: 30 });
});

test('starting the debrief opens the control of its first phase', async () => {
  const { user } = await openDebrief(planned());
  server.reply('openGuidedDebrief', refusal('debrief.run-not-finished'));
  await user.click(button('Start Debrief'));
  expect(await screen.findByText('The debrief was not started')).toBeVisible();
  server.reply('openGuidedDebrief', ledDebrief({ phase: 'reactions' }));
  await user.click(button('Start Debrief'));
  expect(await screen.findByRole('button', { name: 'Go to What Happened' })).toBeVisible();
});
