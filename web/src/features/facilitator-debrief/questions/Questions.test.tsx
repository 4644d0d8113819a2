import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ledDebrief,
  madeQuestion,
  minority,
  openDebrief,
  question,
  tie,
} from '../../../testing/led-debriefs.tsx';
import { run } from '../../../testing/runs.ts';
import { badGateway, server } from '../../../testing/server.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tieText = 'A and B had 9 votes each. What would have broken the tie?';

test('a question can be shown on the projector, opens its picture, and can be removed again', async () => {
  const made = madeQuestion(tie);
  const { user } = await openDebrief(ledDebrief({}, { questions: [made] }));
  const shown = screen.getByRole('article', { name: 'On the projector' });
  expect(shown).toHaveTextContent('Why did it make sense at the time?');
  server.reply(
    'showDebriefQuestion',
    ledDebrief({ question: made }, { questions: [{ ...made, asked_at: '2026-11-02T11:05:00.000Z' }] }),
  );
  await user.click(button(`Show on the projector: ${tieText}`));
  await waitFor(() => expect(shown).toHaveTextContent(tieText));
  await waitFor(() => expect(shown).toHaveFocus());
  expect(server.received('showDebriefQuestion')[0]?.body).toEqual({
    from: 'why',
    question_id: 1,
    reason_id: null,
  });
  await user.click(within(shown).getByRole('button', { name: /^Open Picture/ }));
  const picture = await screen.findByRole('dialog', { name: 'The picture behind the question' });
  expect(await within(picture).findByText('Final decisions of stage 2, A second night')).toBeVisible();
  await user.keyboard('{Escape}');
  server.reply(
    'showDebriefQuestion',
    ledDebrief({}, { questions: [{ ...made, asked_at: '2026-11-02T11:05:00.000Z' }] }),
  );
  await user.click(within(shown).getByRole('button', { name: /^Take Off/ }));
  const asked = await screen.findByRole('region', { name: 'Asked' });
  expect(within(asked).getByRole('button', { name: `Show Again : ${tieText}` })).toBeVisible();
});

test('a question about a minority is shown with the reason that the facilitator picks', async () => {
  const made = madeQuestion(minority);
  const { user } = await openDebrief(ledDebrief({}, { questions: [made] }));
  server.reply('listMinorityReasons', {
    reasons: [
      { id: 7, text: 'The army has cranes.' },
      { id: 8, text: 'They answer at night.' },
    ],
  });
  await user.click(button(/^Show on the projector/));
  const dialog = await screen.findByRole('dialog', { name: 'Which reason is shown?' });
  expect(await within(dialog).findByRole('radio', { name: 'No reason, the question alone' })).toBeChecked();
  await user.click(within(dialog).getByRole('radio', { name: 'They answer at night.' }));
  server.reply(
    'showDebriefQuestion',
    ledDebrief({ question: made, quotation: 'They answer at night.' }, { questions: [made] }),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Show' }));
  await waitFor(() =>
    expect(screen.getByRole('article', { name: 'On the projector' })).toHaveTextContent(
      'They answer at night.',
    ),
  );
  expect(server.received('showDebriefQuestion')[0]?.body).toEqual({
    from: 'why',
    question_id: 1,
    reason_id: 8,
  });
  await user.click(button('Choose a Reason'));
  expect(await screen.findByRole('radio', { name: 'They answer at night.' })).toBeChecked();
});

test('reasons that could not be loaded can be requested again', async () => {
  const { user } = await openDebrief(ledDebrief({}, { questions: [madeQuestion(minority)] }));
  server.reply('listMinorityReasons', badGateway());
  await user.click(button(/^Show on the projector/));
  expect(await screen.findByText('The reasons could not be loaded')).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Show' })).toBeDisabled();
  server.reply('listMinorityReasons', { reasons: [{ id: 7, text: 'The army has cranes.' }] });
  await user.click(button('Retry'));
  expect(await screen.findByRole('radio', { name: 'The army has cranes.' })).toBeVisible();
});

test('only questions of the current phase are offered, and further ones are behind More', async () => {
  const { user } = await openDebrief(
    ledDebrief(
      {},
      {
        questions: [
          question(),
          question({ id: 2, phase: 'lessons', text: 'Who pays?' }),
          question({ id: 3, state: 'further', text: 'Who slept?' }),
          question({ id: 4, state: 'dropped', text: 'Who cared?' }),
        ],
      },
    ),
  );
  expect(button('Show on the projector: Who had the keys?')).toBeVisible();
  expect(screen.queryByText('Who pays?')).toBeNull();
  expect(screen.getByText('Who slept?')).not.toBeVisible();
  await user.click(button(/^More questions/));
  expect(button('Show on the projector: Who slept?')).toBeVisible();
  await user.click(button('1 dropped'));
  server.reply(
    'editDebriefQuestion',
    ledDebrief({}, { questions: [question({ id: 4, text: 'Who cared?' })] }),
  );
  await user.click(button('Bring Back : Who cared?'));
  expect(await screen.findByRole('button', { name: 'Show on the projector: Who cared?' })).toBeVisible();
});

const unshared = madeQuestion(
  {
    kind: 'unshared-facts',
    facts: 1,
    of: 4,
    stage_number: 2,
    scenario_id: 22,
    source: { kind: 'facts' },
    is_neutral: false,
  },
  { phase: 'why' },
);
const holdFacts = (holds_facts: boolean, isShared: boolean) => {
  server.reply('getRunFacts', {
    scenario_id: null,
    holds_facts,
    accepts_ticks: true,
    decisions: [],
    facts: [],
  });
  server.reply('getRun', run({ status: 'COMPLETED', shared: isShared }));
};

test('a question with key facts that are held back is shown after a warning', async () => {
  const { user } = await openDebrief(ledDebrief({}, { questions: [unshared] }));
  holdFacts(true, false);
  await user.click(button(/^Show on the projector/));
  const warning = await screen.findByRole('dialog', { name: 'Show facts that you hold back?' });
  expect(server.received('showDebriefQuestion')).toEqual([]);
  server.reply('showDebriefQuestion', ledDebrief({ question: unshared }, { questions: [unshared] }));
  await user.click(within(warning).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(server.received('showDebriefQuestion')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['not held back', false, false],
  ['part of a shared report', true, true],
])('a question with key facts that are %s is shown at once', async (_, holds, isShared) => {
  const { user } = await openDebrief(ledDebrief({}, { questions: [unshared] }));
  holdFacts(holds, isShared);
  server.reply('showDebriefQuestion', ledDebrief({ question: unshared }, { questions: [unshared] }));
  await user.click(button(/^Show on the projector/));
  await waitFor(() => expect(server.received('showDebriefQuestion')).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
