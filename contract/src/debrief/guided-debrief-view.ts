import { actionStatuses, debriefPhases, questionStates, writingPhases } from '@vincere/domain';
import { z } from 'zod';
import { RunRooms } from '../authoring/room-settings.ts';
import { Id, Time } from '../fields.ts';
import { Finding } from './findings.ts';

export const Phase = z.enum(debriefPhases);
export const WritingPhase = z.enum(writingPhases);
export const EntryId = z.string().max(32);
export const Day = z.iso.date();

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

export const OwnEntry = z.object({
  id: EntryId,
  phase: WritingPhase,
  text: z.string(),
  is_private: z.boolean(),
  shows_name: z.boolean(),
  is_released: z.boolean(),
  /** Whether it was released and waits for another release since the author edited it. */
  waits_again: z.boolean(),
});

export const Commitment = z.object({
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

export const GuidedDebrief = z.object({
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
