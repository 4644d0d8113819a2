import { screen } from '@testing-library/react';
import type { Answer, Calls } from '@vincere/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { people, signIn } from '../../testing/people.ts';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { refusal, server } from '../../testing/server.ts';
import { Assessment } from './Assessment.tsx';
import type { Kind } from './kinds.ts';

type HistoryRun = Answer<Calls['listMyRuns']>['user_run'][number];
type User = Awaited<ReturnType<typeof renderPage>>['user'];

beforeEach(() => queryClient.clear());

async function open(kind: Kind = 'pre') {
  const onDone = vi.fn<() => void>();
  const page = await renderPage(<Assessment kind={kind} onDone={onDone} />);
  await screen.findByRole('button', { name: 'Complete Assessment' });
  return { ...page, onDone };
}

const newcomer = { ...people.ada, has_completed_questionnaire: false };
const complete = (user: User) => user.click(screen.getByRole('button', { name: 'Complete Assessment' }));

async function answerOpenQuestions(user: User) {
  for (const question of screen.getAllByRole('textbox')) {
    await user.click(question);
    await user.paste('I ask early.');
  }
  await user.tab();
}

async function sendUntouched(user: User) {
  await complete(user);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
}

test('the questionnaire can be completed only once every open question is answered', async () => {
  signIn(newcomer);
  const { user } = await open();
  expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeDisabled();
  await answerOpenQuestions(user);
  await expect.poll(() => screen.getByRole('button', { name: 'Complete Assessment' })).toBeEnabled();
  const [first] = screen.getAllByRole('textbox');
  await user.clear(first!);
  await user.tab();
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeDisabled();
});

test.each([
  ['pre', 0],
  ['post', 1],
] as const)(
  'a questionnaire of the kind %s says %i times that the summary waits for the answers',
  async (kind, times) => {
    signIn(people.ada);
    await open(kind);
    const sentence = 'Your summary of this run opens once you have sent your answers.';
    expect(screen.queryAllByText(sentence)).toHaveLength(times);
  },
);

test('untouched scales are confirmed before they are sent, and the first of them is shown', async () => {
  signIn(newcomer);
  server.reply('submitQuestionnaire', {} as never);
  const { user, onDone } = await open();
  await answerOpenQuestions(user);
  const [first, second] = screen.getAllByRole('radiogroup');
  await user.click(first!.querySelectorAll('input')[3]!);
  await complete(user);
  expect(await screen.findByRole('dialog', { name: '14 answers still at 1' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Look Again' }));
  await expect.poll(() => second!.querySelector('input')).toHaveFocus();
  expect(server.received('submitQuestionnaire')).toEqual([]);
  await sendUntouched(user);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.received('submitQuestionnaire')[0]?.body).toMatchObject({ strategy_q1: 4, strategy_q2: 1 });
});

test.each([
  [
    'pre',
    'Failed to submit pre-scenario assessment. Please try again.',
    'Pre-scenario assessment completed successfully',
  ],
  [
    'post',
    'Failed to submit post-scenario assessment. Please try again.',
    'Post-scenario assessment completed successfully',
  ],
  ['general', 'Failed to submit questionnaire. Please try again.', 'Questionnaire completed successfully'],
] as const)(
  'the answers of a %s questionnaire that could not be sent stay in the form',
  async (kind, failed, sent) => {
    signIn(newcomer);
    const { user, onDone } = await open(kind);
    await answerOpenQuestions(user);
    await sendUntouched(user);
    expect(await screen.findByText(failed)).toHaveRole('alert');
    expect(toastTexts()).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('I ask early.');
    server.reply('submitQuestionnaire', {} as never);
    await complete(user);
    await expect.poll(toastTexts).toEqual([sent]);
    expect(onDone).toHaveBeenCalledOnce();
  },
);

test.each([
  ['pre', 'User information not fully loaded. Please try again.'],
  ['general', 'No user ID available. Please try refreshing the page.'],
] as const)('a visitor of a %s questionnaire is asked to log in', async (kind, message) => {
  const { user } = await open(kind);
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await answerOpenQuestions(user);
  await sendUntouched(user);
  expect(await screen.findByText(message, { selector: '[role=alert]' })).toBeVisible();
  expect(toastTexts()).toEqual([]);
});

test('answers that were not sent are restored', async () => {
  signIn(newcomer);
  const { user, unmount } = await open();
  await answerOpenQuestions(user);
  unmount();
  await open();
  expect(screen.getAllByRole('textbox')[0]).toHaveValue('I ask early.');
});

test('the questionnaire starts with the former answers', async () => {
  signIn(people.ada);
  server.reply('getQuestionnaire', {
    strategy_q1: 4,
    questionnaire_type: 'pre',
    created_at: '2026-11-02T09:00:00.000Z',
  } as never);
  await open();
  expect(screen.getByText(/You answered this on/)).toBeVisible();
  expect(screen.getAllByRole('radiogroup')[0]!.querySelectorAll('input')[3]).toBeChecked();
});

test('the questionnaire starts empty if the former answers cannot be read', async () => {
  signIn(people.ada);
  server.reply('getQuestionnaire', refusal('questionnaire.none'));
  await open();
  expect(screen.queryByText(/You answered this on/)).not.toBeInTheDocument();
});

test('the questionnaire of a run with scales only asks no open question, and names the run', async () => {
  signIn(newcomer);
  server.reply('submitQuestionnaire', {} as never);
  const onDone = vi.fn<() => void>();
  const { user } = await renderPage(
    <Assessment
      kind="pre"
      asks={{ id: 5, name: 'Evening workshop', questionnaires: 'scales', names_answers: false }}
      onDone={onDone}
    />,
  );
  expect(await screen.findAllByRole('radiogroup')).toHaveLength(15);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/^15 questions about/)).toBeVisible();
  await expect.poll(() => screen.getByRole('button', { name: 'Complete Assessment' })).toBeEnabled();
  await sendUntouched(user);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.received('submitQuestionnaire')[0]?.body).toMatchObject({
    questionnaire_type: 'pre',
    simulation_run_id: 5,
    strategy_q1: 1,
  });
});

const seatOn = (changes: Partial<HistoryRun['sim_run']>) =>
  server.reply('listMyRuns', {
    user_run: [
      {
        id: 101,
        user_id: people.ada.id,
        simulation_run_id: 5,
        created_at: '2026-11-02T09:00:00.000Z',
        debrief: null,
        sim_run: {
          id: 5,
          name: 'Evening workshop',
          status: 'IN_PROGRESS',
          access_code: 'HARB42',
          created_at: '2026-11-02T09:00:00.000Z',
          questionnaires: 'full',
          names_answers: true,
          total_run_time: 0,
          simulation: { id: 1, name: 'Harbour Dark' },
          ...changes,
        },
        room: { id: null, room_name: 'legal', title: null },
        has_post_questionnaire: false,
      },
    ],
  });
const unnamed = /^Facilitators read these answers without names, question by question/;
const evening = { id: 5, name: 'Evening workshop', questionnaires: 'full', names_answers: true } as const;

test('the questionnaire promises unnamed answers as long as no run of the user names them', async () => {
  signIn(newcomer);
  seatOn({ names_answers: false });
  const { unmount } = await open();
  expect(await screen.findByText(unnamed)).toBeVisible();
  unmount();
  queryClient.clear();
  seatOn({ status: 'COMPLETED' });
  await open('general');
  expect(await screen.findByText(unnamed)).toBeVisible();
});

test('the questionnaire says that facilitators can read the answers of people who joined a run with named answers', async () => {
  signIn(newcomer);
  seatOn({});
  await open();
  expect(
    await screen.findByText(
      'You take part in Evening workshop, which names answers: facilitators can read these with your name.',
    ),
  ).toBeVisible();
});

test('the questionnaire says that answers from before joining stay without names', async () => {
  signIn(newcomer);
  server.reply('listMyRuns', { user_run: [] });
  await renderPage(<Assessment kind="pre" asks={evening} onDone={() => {}} />);
  expect(await screen.findByText(unnamed)).toHaveTextContent(
    'What you answer once you have joined Evening workshop, they can read with your name.',
  );
});

test('the questionnaire promises no privacy of answers if the runs cannot be read', async () => {
  signIn(newcomer);
  server.reply('listMyRuns', refusal('session.not-yours'));
  await open();
  expect(await screen.findByText(/unless you take part in a run that names answers\.$/)).toBeVisible();
});

test.each([
  [true, /^Facilitators can read these answers with your name\.$/],
  [false, unnamed],
])(
  'the questionnaire of a run with names_answers %s says who can read the answers after it',
  async (names_answers, text) => {
    signIn(people.ada);
    server.reply('getQuestionnaire', refusal('questionnaire.none'));
    await renderPage(
      <Assessment kind="post" runId={5} asks={{ ...evening, names_answers }} onDone={() => {}} />,
    );
    expect(await screen.findByText(text)).toBeVisible();
  },
);
