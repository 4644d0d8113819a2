import {
  actionLimits,
  actionStatuses,
  commitmentLength,
  debriefPhases,
  debriefStatements,
  entryLimits,
  highestAnswer,
  marksPerPerson,
  mostPlannedMinutes,
  questionStates,
  writingPhases,
} from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { defineCall } from '../call.ts';
import {
  filledText,
  Id,
  name,
  optionalName,
  pathId,
  Time,
  text,
  trimmedText,
  wholeNumber,
} from '../fields.ts';
import { runId } from '../play/runs.ts';
import { Finding } from './findings.ts';

const Phase = z.enum(debriefPhases);
const WritingPhase = z.enum(writingPhases);
const EntryId = z.string().max(32);
const Day = z.iso.date();
const longestScript = 2000;

/** A question made from the run, with what a screen needs to write it in the reader's language. */
const FromRun = z.object({
  finding: Finding,
  /** The text of a key fact that stayed in its room, if the question quotes one. */
  fact: z.string().nullable(),
  /** The offered decisions of the stage in their order. */
  decisions: z.array(z.object({ id: Id, title_of_decision: z.string() })),
  room_texts: RunRooms,
});

const Question = z.object({
  id: Id,
  phase: WritingPhase,
  /** Null if a facilitator wrote it. */
  from_run: FromRun.nullable(),
  /** The text as a facilitator typed it; null if it appears as it was made from the run. */
  text: z.string().nullable(),
  /** Whether it stands in the teaching note of the simulation, and nobody has changed it. */
  is_authors: z.boolean(),
});

const Entry = z.object({
  id: EntryId,
  phase: WritingPhase,
  text: z.string(),
  /** The author's name if the author chose to show it. */
  name: z.string().nullable(),
});

const OwnEntry = z.object({
  id: EntryId,
  phase: WritingPhase,
  text: z.string(),
  is_private: z.boolean(),
  shows_name: z.boolean(),
  is_released: z.boolean(),
  /** Whether it was released and waits for another release since the author edited it. */
  waits_again: z.boolean(),
});

const Commitment = z.object({
  text: z.string(),
  due_on: Day,
  /** Whether a reminder is sent by mail on that day. */
  is_reminded: z.boolean(),
});

const Action = z.object({
  id: Id,
  what: z.string(),
  /** The participant who owns it; null if the owner is only a text. */
  owner_seat_id: Id.nullable(),
  owner: z.string(),
  due_on: Day.nullable(),
  status: z.enum(actionStatuses),
});

const Script = z.object({
  phase: WritingPhase,
  say: z.string(),
  ask: z.array(z.string()),
  watch_for: z.array(z.string()),
});

/** The answers to one statement about the debrief. */
const StatementFigures = z.object({
  /** The number of people who gave each answer, from 1 to 7. */
  people: z.array(z.int()),
  mean: z.number(),
});

const Lesson = Entry.extend({
  /** The number of people who marked it; null until the marking is closed. */
  marks: z.int().nullable(),
  /** Lessons that a facilitator merged into it. */
  merged: z.array(Entry),
});

/** The parts that only a seat holder gets: what they wrote, marked and answered. */
const Own = z.object({
  entries: z.array(OwnEntry),
  /** The lessons that they marked. */
  marks: z.array(EntryId),
  commitment: Commitment.nullable(),
  /** Whether a reminder by mail can be offered. */
  can_be_reminded: z.boolean(),
  /** Whether they answered the statements about the debrief or left them out. */
  has_answered: z.boolean(),
});

/** The parts that only facilitators get. */
const Control = z.object({
  questions: z.array(Question.extend({ state: z.enum(questionStates), asked_at: Time.nullable() })),
  /** The scripts that a facilitator edited. */
  scripts: z.array(Script),
  phases: z.array(z.object({ phase: Phase, planned_minutes: z.int().nullable(), spent_seconds: z.int() })),
  /** Entries for all that are not released, in random order. */
  waiting: z.array(Entry),
  /**
   * The number of people who have written for all in each phase, rounded down to a multiple of four. A phase is listed only
   * if it was entered once and left, and if nobody shows their name in it.
   */
  written: z.array(z.object({ phase: WritingPhase, people: z.int() })),
  /** The number of seats, and of those whose holder is connected. */
  seats: z.int(),
  present: z.int(),
});

const GuidedDebrief = z.object({
  phase: Phase,
  /** The time at which the current phase was entered. */
  phase_entered_at: Time,
  /** Null while facilitators plan it. Only they get it then. */
  opened_at: Time.nullable(),
  /** Whether only actions can change and entries can only be hidden. */
  is_final: z.boolean(),
  /** Whether there are so few people that nothing is anonymous. Counted at the opening. */
  is_small: z.boolean(),
  /** The question that the projector shows; null for the standard question of the phase. */
  question: Question.nullable(),
  /** A reason of the minority that a facilitator shows beside the question. */
  quotation: z.string().nullable(),
  /** The questions that were shown so far, in the order in which they were shown first. */
  asked: z.array(Question),
  /** The released entries of all phases but `lessons`, in the order of release. */
  released: z.array(Entry),
  /** The released lessons: in random order until the marking is closed, afterwards those with the most marks first. */
  lessons: z.array(Lesson),
  is_marking_closed: z.boolean(),
  /** The number of people who marked lessons; null until the marking is closed. */
  marked_by: z.int().nullable(),
  actions: z.array(Action),
  /**
   * The first answers to the statements about the debrief, from four people up. They stay as they are when others answer later. Null for
   * participants.
   */
  answers: z.array(StatementFigures).nullable(),
  own: Own.nullable(),
  control: Control.nullable(),
});
export type GuidedDebrief = z.infer<typeof GuidedDebrief>;

const path = '/simulation-run-guided-debrief/:runId';
const answer = GuidedDebrief;
const unopenedRefusals = ['debrief.unknown'] as const;
const facilitatorRefusals = ['run.unknown', ...unopenedRefusals, 'debrief.final'] as const;
const entryId = runId.extend({ entryId: EntryId });
const questionId = runId.extend({ questionId: pathId() });
const actionId = runId.extend({ actionId: pathId() });

const entryText = filledText(entryLimits.length);
const actionFields = {
  what: name(undefined, actionLimits.what),
  owner_seat_id: Id.nullable().describe('A participant of the run'),
  owner: optionalName(actionLimits.owner).describe('Used if no participant is named'),
  due_on: Day.nullable(),
};

export const guidedDebrief = {
  getGuidedDebrief: defineCall({
    method: 'GET',
    path,
    access: 'follow',
    summary: 'Get the guided debrief of a run, with what the caller may see of it; null if there is none',
    params: runId,
    answer: z.object({ debrief: GuidedDebrief.nullable() }),
  }),
  planGuidedDebrief: defineCall({
    method: 'POST',
    path: `${path}/plan`,
    access: 'administrator',
    summary: 'Make the questions of a guided debrief from the record of a finished run, before it is opened',
    params: runId,
    answer,
    refusals: ['run.unknown', 'debrief.run-not-finished'],
  }),
  openGuidedDebrief: defineCall({
    method: 'POST',
    path,
    access: 'administrator',
    summary: 'Open the guided debrief of a finished run, or return the one that is open',
    params: runId,
    answer,
    refusals: ['run.unknown', 'debrief.run-not-finished'],
  }),
  moveGuidedDebrief: defineCall({
    method: 'PUT',
    path: `${path}/phase`,
    access: 'administrator',
    summary: 'Go to the next phase of a guided debrief, or back to the one before',
    params: runId,
    body: z.object({ from: Phase.describe('The phase that the caller saw'), to: Phase }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.moved-on', 'debrief.not-next'],
    audited: ['from', 'to'],
  }),
  planDebriefMinutes: defineCall({
    method: 'PUT',
    path: `${path}/minutes`,
    access: 'administrator',
    summary: 'Change the minutes planned for a phase',
    params: runId,
    body: z.object({ phase: WritingPhase, minutes: wholeNumber(1, mostPlannedMinutes) }),
    answer,
    refusals: facilitatorRefusals,
    audited: ['phase', 'minutes'],
  }),
  editDebriefScript: defineCall({
    method: 'PUT',
    path: `${path}/script`,
    access: 'administrator',
    summary: 'Change the script of a phase, or restore the standard one',
    params: runId,
    body: z.object({
      phase: WritingPhase,
      script: z
        .object({
          say: text(longestScript),
          ask: z.array(trimmedText(undefined, 500)).max(10),
          watch_for: z.array(trimmedText(undefined, 500)).max(10),
        })
        .nullable(),
    }),
    answer,
    refusals: facilitatorRefusals,
    audited: ['phase'],
  }),
  writeDebriefQuestion: defineCall({
    method: 'POST',
    path: `${path}/questions`,
    access: 'administrator',
    summary: 'Add a question to a guided debrief',
    params: runId,
    body: z.object({ phase: WritingPhase, text: trimmedText(undefined, entryLimits.length) }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.too-many-questions'],
    audited: ['phase', 'text'],
    creates: true,
    idempotent: true,
  }),
  editDebriefQuestion: defineCall({
    method: 'PUT',
    path: `${path}/questions/:questionId`,
    access: 'administrator',
    summary: 'Change the text of a question, or keep or drop it',
    params: questionId,
    body: z.object({
      text: trimmedText(undefined, entryLimits.length)
        .nullable()
        .describe('Null restores the question as it was made from the run'),
      state: z.enum(questionStates),
    }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.question-unknown'],
    audited: ['text', 'state'],
  }),
  showDebriefQuestion: defineCall({
    method: 'PUT',
    path: `${path}/shown`,
    access: 'administrator',
    summary:
      'Show a question on the projector and on phones, with a reason of the minority if it is about one',
    params: runId,
    body: z.object({
      from: Phase.describe('The phase that the caller saw'),
      question_id: Id.nullable().describe('Null shows the standard question of the phase'),
      reason_id: Id.nullable().describe('One of the reasons that listMinorityReasons returned'),
    }),
    answer,
    refusals: [
      ...facilitatorRefusals,
      'debrief.moved-on',
      'debrief.question-unknown',
      'debrief.reason-unknown',
    ],
    audited: ['question_id'],
  }),
  listMinorityReasons: defineCall({
    method: 'GET',
    path: `${path}/questions/:questionId/reasons`,
    access: 'administrator',
    summary:
      'Get the reasons of the minority that a question is about, without names, ordered by their texts',
    params: questionId,
    answer: z.object({ reasons: z.array(z.object({ id: Id, text: z.string() })) }),
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.question-unknown'],
  }),
  writeDebriefEntry: defineCall({
    method: 'POST',
    path: `${path}/entries`,
    access: 'vote',
    summary: 'Write an entry in the current phase, for the caller alone or for all',
    params: runId,
    body: z.object({
      phase: WritingPhase.describe('The phase that the caller saw'),
      text: entryText,
      is_private: z.boolean(),
      shows_name: z.boolean(),
    }),
    answer: OwnEntry,
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.too-many-entries'],
    creates: true,
    idempotent: true,
  }),
  editDebriefEntry: defineCall({
    method: 'PUT',
    path: `${path}/entries/:entryId`,
    access: 'vote',
    summary:
      'Change an entry of the caller. Another text gets another id. One that was released waits for another release',
    params: entryId,
    body: z.object({ text: entryText, is_private: z.boolean(), shows_name: z.boolean() }),
    answer: OwnEntry,
    refusals: [
      ...unopenedRefusals,
      'debrief.entry-unknown',
      'debrief.phase-closed',
      'debrief.entry-released',
    ],
  }),
  deleteDebriefEntry: defineCall({
    method: 'DELETE',
    path: `${path}/entries/:entryId`,
    access: 'vote',
    summary: 'Delete an entry of the caller. It disappears from every screen',
    params: entryId,
    answer: z.object({ id: EntryId }),
    refusals: [...unopenedRefusals, 'debrief.entry-unknown', 'debrief.phase-closed'],
  }),
  releaseDebriefEntries: defineCall({
    method: 'PUT',
    path: `${path}/released`,
    access: 'administrator',
    summary:
      'Show entries to everybody, or hide them. Entries that are shown together appear in random order. Those that their authors edited or deleted meanwhile are left out',
    params: runId,
    body: z.object({ entry_ids: z.array(EntryId).min(1).max(3000), is_released: z.boolean() }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.entry-unknown'],
    audited: ['is_released'],
  }),
  markLessons: defineCall({
    method: 'PUT',
    path: `${path}/marks`,
    access: 'vote',
    summary: "Replace the caller's marks on lessons",
    params: runId,
    body: z.object({ entry_ids: z.array(EntryId).max(marksPerPerson) }),
    answer: z.object({ marks: z.array(EntryId) }),
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.marking-closed', 'debrief.not-a-lesson'],
  }),
  closeMarking: defineCall({
    method: 'POST',
    path: `${path}/close-marking`,
    access: 'administrator',
    summary: 'Close the marking of lessons. Everybody then sees their marks and order',
    params: runId,
    answer,
    refusals: [...facilitatorRefusals, 'debrief.phase-closed'],
  }),
  mergeLesson: defineCall({
    method: 'PUT',
    path: `${path}/entries/:entryId/merged`,
    access: 'administrator',
    summary: 'Merge a lesson into another one that says the same, or separate it again',
    params: entryId,
    body: z.object({ into: EntryId.nullable() }),
    answer,
    refusals: [...facilitatorRefusals, 'debrief.not-a-lesson'],
    audited: [],
  }),
  commit: defineCall({
    method: 'PUT',
    path: `${path}/commitment`,
    access: 'vote',
    summary: "Save the caller's commitment, which nobody else can read",
    params: runId,
    body: z.object({
      text: filledText(commitmentLength),
      due_on: Day,
      is_reminded: z.boolean().describe('Whether a reminder is sent by mail on that day'),
    }),
    answer: Commitment,
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.commitment-date', 'debrief.no-reminder'],
  }),
  deleteCommitment: defineCall({
    method: 'DELETE',
    path: `${path}/commitment`,
    access: 'vote',
    summary: "Delete the caller's commitment and cancel its reminder, at any time",
    params: runId,
    answer: z.object({ id: Id }),
    refusals: unopenedRefusals,
  }),
  writeAction: defineCall({
    method: 'POST',
    path: `${path}/actions`,
    access: 'administrator',
    summary: 'Write down an action of the group',
    params: runId,
    body: z.object(actionFields),
    answer,
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.owner-unknown', 'debrief.too-many-actions'],
    audited: ['what', 'owner', 'due_on'],
    creates: true,
    idempotent: true,
  }),
  editAction: defineCall({
    method: 'PUT',
    path: `${path}/actions/:actionId`,
    access: 'administrator',
    summary: 'Change an action, also when the result is final',
    params: actionId,
    body: z.object({ ...actionFields, status: z.enum(actionStatuses) }),
    answer,
    refusals: ['run.unknown', ...unopenedRefusals, 'debrief.action-unknown', 'debrief.owner-unknown'],
    audited: ['what', 'owner', 'due_on', 'status'],
  }),
  answerStatements: defineCall({
    method: 'POST',
    path: `${path}/answers`,
    access: 'vote',
    summary:
      'Answer the statements about the debrief without a name, or leave them out. Only the first call of a person counts',
    params: runId,
    body: z.object({
      answers: z
        .array(wholeNumber(1, highestAnswer))
        .length(debriefStatements.length)
        .nullable()
        .describe('One answer for each statement in their order; null leaves them out'),
    }),
    answer: z.object({ has_answered: z.literal(true) }),
    refusals: [...unopenedRefusals, 'debrief.phase-closed', 'debrief.final'],
  }),
};
