import { screen } from '@testing-library/react';
import type { Answer, Calls, GuidedDebrief } from '@vincere/contract';
import { DebriefScreen } from '../features/facilitator-debrief/DebriefScreen.tsx';
import { useDebrief } from '../features/facilitator-debrief/useDebrief.ts';
import { RoomsOfRun } from '../parts/rooms.tsx';
import { renderPage } from './render.tsx';
import { run, seat } from './runs.ts';
import { server } from './server.ts';

type Control = NonNullable<GuidedDebrief['control']>;
type Question = Control['questions'][number];
type Finding = NonNullable<Question['from_run']>['finding'];

const now = '2026-11-02T11:00:00.000Z';
const decisions = [
  { id: 31, title_of_decision: 'Keep the night shift' },
  { id: 32, title_of_decision: 'Stand the harbour down' },
  { id: 33, title_of_decision: 'Call in the engineers' },
];
const place = { stage_number: 2, scenario_id: 22, source: { kind: 'map' }, is_neutral: false } as const;

export const tie: Finding = {
  ...place,
  kind: 'tie',
  tied: [31, 32],
  votes_each: 9,
  others: [{ decision_id: 33, votes: 6 }],
  decided_by: 'facilitator',
  chosen_decision_id: 31,
};
export const minority: Finding = {
  ...place,
  kind: 'minority',
  decision_id: 33,
  votes: 6,
  of: 24,
  chosen_decision_id: 31,
};

/** Returns a proposed question of the phase `why` that a facilitator wrote. */
export const question = (changes: Partial<Question> = {}): Question => ({
  id: 1,
  phase: 'why',
  from_run: null,
  text: 'Who had the keys?',
  is_authors: false,
  state: 'proposed',
  asked_at: null,
  ...changes,
});

/** Returns a question that was made from a finding. */
export const madeQuestion = (finding: Finding, changes: Partial<Question> = {}): Question =>
  question({ from_run: { finding, fact: null, decisions, room_texts: null }, text: null, ...changes });

export const entry = (id: string, text: string, changes: Partial<Control['waiting'][number]> = {}) => ({
  id,
  phase: 'why' as const,
  text,
  name: null,
  ...changes,
});

export const lesson = (
  id: string,
  text: string,
  changes: Partial<GuidedDebrief['lessons'][number]> = {},
) => ({
  ...entry(id, text, { phase: 'lessons' }),
  phase: 'lessons' as const,
  marks: null,
  merged: [],
  ...changes,
});

/** Returns a debrief in the phase `why`, as facilitators read it. */
export const ledDebrief = (
  changes: Partial<GuidedDebrief> = {},
  control: Partial<Control> = {},
): GuidedDebrief => ({
  phase: 'why',
  phase_entered_at: now,
  opened_at: now,
  is_final: false,
  is_small: false,
  question: null,
  quotation: null,
  asked: [],
  released: [],
  lessons: [],
  is_marking_closed: false,
  marked_by: null,
  actions: [],
  answers: null,
  own: null,
  control: {
    questions: [],
    scripts: [],
    phases: [
      { phase: 'reactions', planned_minutes: 5, spent_seconds: 240 },
      { phase: 'what-happened', planned_minutes: 10, spent_seconds: 720 },
      { phase: 'why', planned_minutes: 20, spent_seconds: 440 },
      { phase: 'lessons', planned_minutes: 10, spent_seconds: 0 },
      { phase: 'commitment', planned_minutes: 5, spent_seconds: 0 },
      { phase: 'done', planned_minutes: null, spent_seconds: 0 },
    ],
    waiting: [],
    written: [],
    seats: 24,
    present: 22,
    ...control,
  },
  ...changes,
});

/** The findings of the run, with the votes of its second stage. */
export const findings: Answer<Calls['getFindings']> = {
  stages: [
    {
      stage_number: 2,
      scenario_id: 22,
      title_of_scenario: 'A second night',
      room_texts: null,
      decisions: [9, 9, 6].map((votes, index) => ({ ...decisions[index]!, votes })),
      chosen_decision_id: 31,
      decided_by: 'facilitator',
      seconds: 2580,
      clock_seconds: 2400,
    },
  ],
  last_outcome: null,
  findings: [],
  is_too_small: false,
  not_shared: null,
};

export const finishedRun = run({ status: 'COMPLETED', elapsed_seconds: 5880 });
const seats = [
  seat({ room_name: 'legal' }),
  seat({ user_run_id: 102, first_name: 'Emil', last_name: 'Novak', is_connected: false }),
];

/** Replies with the findings of the run, from which the pictures of questions are made. */
export function replyWithFindings(): void {
  server.reply('getFindings', findings);
}

/** Opens the facilitators' screen of a debrief, which the server answers from then on. */
export async function openDebrief(debrief: GuidedDebrief) {
  server.reply('getGuidedDebrief', { debrief });
  replyWithFindings();
  const view = await renderPage(<Debrief />);
  await screen.findByRole('heading', { level: 1, name: 'Debrief' });
  return view;
}

function Debrief() {
  const { data, isError } = useDebrief(finishedRun.id, 'live', true);
  return (
    data && (
      <RoomsOfRun rooms={null}>
        <DebriefScreen
          run={finishedRun}
          seats={seats}
          received={data}
          live="live"
          hasFailed={isError}
          present={null}
        />
      </RoomsOfRun>
    )
  );
}
