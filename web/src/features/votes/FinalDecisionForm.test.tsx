import { screen } from '@testing-library/react';
import type { Run } from '@vincere/contract';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api.ts';
import { renderPage, toastTexts } from '../../testing/render.tsx';
import { run } from '../../testing/runs.ts';
import { refusal, server } from '../../testing/server.ts';
import { FinalDecision } from './FinalDecision.tsx';
import { FinalDecisionForm } from './FinalDecisionForm.tsx';
import { useFinalVote } from './useFinalVote.ts';

const decisions = [
  { id: 31, title_of_decision: 'Keep the night shift', description_of_decision: '' },
  { id: 32, title_of_decision: 'Stand the harbour down', description_of_decision: '' },
];
let scenarioId = 100;

/** Opens the form of a run that asks for confidence. Each has a scenario of its own, so that no draft is left. */
async function open(changes: Partial<Run> = {}, Shown = Form) {
  queryClient.clear();
  scenarioId += 1;
  const seat = {
    user_run_id: 101,
    user_id: 1,
    created_at: '2026-11-02T09:00:00.000Z',
    user: { first_name: 'Ada', last_name: 'Osei', email_address: null },
    room: { id: 7, room_name: 'legal', notes: '' },
  } as const;
  const playing = run({ users_playing: [seat], asks_confidence: true });
  const scenario = { ...playing.current_scenario, id: scenarioId, all_decisions: decisions } as never;
  return renderPage(<Shown run={{ ...playing, current_scenario: scenario, ...changes }} />);
}

function Form({ run }: { run: Run }) {
  return <FinalDecisionForm run={run} final={useFinalVote(run)} hasEnded={false} />;
}

function Section({ run }: { run: Run }) {
  return <FinalDecision run={run} final={useFinalVote(run)} hasEnded={false} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: /^(Submit Final Decision|Retry)$/ });

test('no decision is chosen at first, and a final decision asks for no forecast', async () => {
  await open();
  const sure = screen.getByRole('radiogroup', { name: 'How sure are you?' });
  expect(sure.querySelectorAll('input')).toHaveLength(11);
  expect(sure.querySelectorAll(':checked')).toHaveLength(0);
  expect(sure).toBeRequired();
  expect(sure).not.toBeInvalid();
  expect(screen.queryByRole('radiogroup', { name: 'What will the group decide?' })).not.toBeInTheDocument();
  expect(screen.getByText(/Nobody sees this answer next to your name/)).toBeVisible();
});

test('a missing answer is reported under its field, and nothing is sent until it is given', async () => {
  const { user } = await open();
  await user.click(radio('A: Keep the night shift'));
  await user.type(screen.getByLabelText('Your reasoning'), 'The law is on our side');
  await user.click(submit());
  expect(screen.getByRole('radiogroup', { name: 'How sure are you?' })).toHaveAccessibleDescription(
    'Say how sure you are.',
  );
  expect(radio('0, a guess')).toHaveFocus();
  expect(server.received('castFinalVote')).toEqual([]);
  await user.click(radio('80'));
  expect(screen.queryByText('Say how sure you are.')).not.toBeInTheDocument();
});

test('after a vote the page scrolls to the title of the section, which has the focus', async () => {
  const { user } = await open({ asks_confidence: false }, Section);
  await user.click(radio('A: Keep the night shift'));
  await user.type(screen.getByLabelText('Your reasoning'), 'The law is on our side');
  const title = screen.getByRole('heading', { level: 2 });
  const scrolled = vi.spyOn(title.closest('section')!, 'scrollIntoView');
  // The person has scrolled down to the button.
  vi.spyOn(title, 'getBoundingClientRect').mockReturnValue({ top: -900, height: 30 } as DOMRect);
  server.reply('castFinalVote', { id: 1 } as never);
  await user.click(submit());
  await vi.waitFor(() => expect(title).toHaveFocus());
  expect(title).toHaveTextContent('Final Decision');
  expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
});

test('a refused vote keeps the confidence, and the next attempt sends it again', async () => {
  const { user } = await open();
  await user.click(radio('B: Stand the harbour down'));
  await user.type(screen.getByLabelText('Your reasoning'), 'Costs');
  await user.click(radio('100, certain'));
  server.reply('castFinalVote', refusal('vote.not-offered'));
  await user.click(submit());
  expect(
    await screen.findByText(/This decision is not one of the current scenario/, {
      selector: '.error *, .error',
    }),
  ).toBeVisible();
  expect(toastTexts()).not.toEqual([]);
  expect(radio('100, certain')).toBeChecked();
  const sent = { decision_chosen_id: 32, reasoning: 'Costs', confidence: 100 };
  expect(server.received('castFinalVote').at(-1)?.body).toMatchObject(sent);
  expect(server.received('castFinalVote').at(-1)?.body).not.toHaveProperty('forecast');
  await user.click(submit());
  await expect.poll(() => server.received('castFinalVote')).toHaveLength(2);
  expect(server.received('castFinalVote').at(-1)?.body).toMatchObject(sent);
});

test('a voter sees their own confidence after the vote', async () => {
  server.reply('getOwnEstimates', { room: null, final: { confidence: 70 } });
  const vote = {
    user_run_id: 101,
    scenario_id: scenarioId + 1,
    decision_chosen_id: 31,
    reasoning: 'The law is on our side',
    evidence: [],
    evidence_files: [],
    on_behalf: false,
  };
  await open({ all_users_decision: [vote] as never });
  expect(await screen.findByText(/How sure you were: 70 of 100\./)).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'How sure are you?' })).not.toBeInTheDocument();
});

test('a decision that a facilitator recorded shows no confidence', async () => {
  server.reply('getOwnEstimates', { room: null, final: null });
  const vote = {
    user_run_id: 101,
    scenario_id: scenarioId + 1,
    decision_chosen_id: 31,
    reasoning: 'Said so',
    evidence: [],
    evidence_files: [],
    on_behalf: true,
  };
  await open({ all_users_decision: [vote] as never });
  expect(await screen.findByText('Your facilitator recorded this decision for you.')).toBeVisible();
  expect(screen.queryByText(/How sure you were/)).not.toBeInTheDocument();
});

test('a run that does not ask for confidence shows no question, and sends none', async () => {
  const { user } = await open({ asks_confidence: false });
  expect(screen.queryByText('How sure are you?')).not.toBeInTheDocument();
  await user.click(radio('A: Keep the night shift'));
  await user.type(screen.getByLabelText('Your reasoning'), 'Because');
  server.reply('castFinalVote', refusal('vote.not-offered'));
  await user.click(submit());
  await expect.poll(() => server.received('castFinalVote')).toHaveLength(1);
  expect(server.received('castFinalVote')[0]?.body).not.toHaveProperty('confidence');
});

/** The form, and a button with which the vote of another tab arrives. */
function OpenElsewhere({ run }: { run: Run }) {
  const [votes, setVotes] = useState<Run['all_users_decision']>([]);
  const stored = {
    user_run_id: 101,
    scenario_id: run.current_scenario?.id,
    decision_chosen_id: 31,
    reasoning: 'The law is on our side',
    evidence: [],
    evidence_files: [],
    on_behalf: false,
  };
  return (
    <>
      <button type="button" onClick={() => setVotes([stored as never])}>
        Submit elsewhere
      </button>
      <Form run={{ ...run, all_users_decision: votes }} />
    </>
  );
}

const overtaken = 'Your decision was already submitted elsewhere. This reasoning was not submitted.';

async function typeAndOvertake(text: string) {
  server.reply('getOwnEstimates', { room: null, final: null });
  const { user } = await open({ asks_confidence: false }, OpenElsewhere);
  await user.type(screen.getByLabelText('Your reasoning'), text);
  await user.click(screen.getByRole('button', { name: 'Submit elsewhere' }));
  expect(await screen.findByText('The law is on our side')).toBeVisible();
  return user;
}

test('a reasoning that is being typed stays after a vote from another tab until it is discarded', async () => {
  const user = await typeAndOvertake('The coast comes first');
  expect(screen.getByRole('textbox', { name: overtaken })).toHaveValue('The coast comes first');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(overtaken)).not.toBeInTheDocument();
});

test('a reasoning that the submitted vote contains is not offered again', async () => {
  await typeAndOvertake('The law is');
  expect(screen.queryByText(overtaken)).not.toBeInTheDocument();
});
