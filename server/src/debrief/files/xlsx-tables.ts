import { categories, categoryTitles, questionSlots, type Release } from '@vincere/domain';
import type { Book } from '../book.ts';
import { duration, evidenceLines, howDecided, letterOf, personName, titleOf } from './words.ts';

export type Value = string | number | boolean | Date | null;
export type Table = { name: string; columns: readonly [title: string, width: number][]; rows: Value[][] };

/** Reads a clock: a moment as what it shows. */
type Clock = (at: string | null) => Date | null;

/** All data of a run, a table each. Times of day are those of the time zone. */
export function tablesOf(book: Book, timeZone: string): Table[] {
  const clock = clockIn(timeZone);
  return [
    runTable(book, clock, timeZone),
    stageTable(book),
    voteTable(book, 'final', 'Final decisions', clock),
    voteTable(book, 'room', 'Room votes', clock),
    noteTable(book, clock),
    postTable(book, clock),
    peopleTable(book, clock),
    answerTable(book, clock),
    ...(book.help === null ? [] : [helpTable(book.help, clock)]),
  ];
}

/** A sheet knows no time zones: a moment becomes the UTC date that reads as the clocks there did. */
function clockIn(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at) => (at === null ? null : new Date(`${format.format(new Date(at)).replace(' ', 'T')}Z`));
}

function runTable({ run, people, questionnaires }: Book, clock: Clock, timeZone: string): Table {
  return {
    name: 'Run',
    columns: [
      ['What', 28],
      ['Value', 60],
    ],
    rows: [
      ['Run', run.name],
      ['Simulation', run.simulation.name],
      ['Status', run.status],
      ['Access code', run.access_code],
      ['Created', clock(run.created_at)],
      ['Started', clock(run.started_at)],
      ['Ended', clock(run.ended_at)],
      ['Times are those of', timeZone],
      ['Running time in seconds', run.running_seconds],
      ['People', people.length],
      ['Answered before and after', questionnaires.paired],
      ...(run.notes === null ? [] : [["Facilitators' notes", run.notes]]),
    ],
  };
}

function stageTable({ run, stages }: Book): Table {
  return {
    name: 'Stages',
    columns: [
      ['Stage', 8],
      ['Instruction', 30],
      ['Scenario', 30],
      ['Decision', 30],
      ['How', 30],
      ['Missing votes', 24],
      ['Removed in the stage', 24],
      ['Runner-up', 30],
      ['Scenarios not met', 40],
      ['Seconds to decision', 12],
      ['Median seconds to vote', 12],
      ['Final decisions', 40],
    ],
    rows: stages.map((stage) => [
      stage.stage_number,
      stage.title_of_stage,
      stage.title_of_scenario,
      titleOf(stage, stage.chosen_decision_id),
      howDecided(stage, run.status),
      stage.missing_users.map(personName).join(', '),
      stage.removed_users.map(personName).join(', '),
      titleOf(stage, stage.runner_up_id),
      stage.not_met.map(({ name }) => name).join('; '),
      stage.decision_seconds,
      stage.median_vote_seconds,
      stage.decisions
        .map(({ id, title_of_decision, votes }) => `${letterOf(stage, id)} ${title_of_decision}: ${votes}`)
        .join('; '),
    ]),
  };
}

function voteTable(book: Book, kind: 'final' | 'room', name: string, clock: Clock): Table {
  const evidenceOf = evidenceLines(book);
  return {
    name,
    columns: [
      ['Stage', 8],
      ['Room', 16],
      ['Participant', 24],
      ['Email', 28],
      ['Guest', 8],
      ['Decision', 30],
      ['Reasoning', 70],
      ['Evidence', 50],
      ['On behalf', 10],
      ['At', 20],
      ['Seconds into stage', 12],
    ],
    rows: book.votes
      .filter((vote) => vote.kind === kind)
      .map((vote) => [
        vote.stage_number,
        vote.room_name,
        personName(vote),
        vote.email_address,
        vote.is_guest,
        vote.decision,
        vote.reasoning,
        evidenceOf(vote).join('\n'),
        vote.on_behalf,
        clock(vote.at),
        vote.seconds,
      ]),
  };
}

function noteTable({ notes }: Book, clock: Clock): Table {
  return {
    name: 'Notes',
    columns: [
      ['Stage', 8],
      ['Room', 16],
      ['Author', 24],
      ['At', 20],
      ['Note', 80],
    ],
    rows: notes.map((note) => [note.stage_number, note.room_name, note.author, clock(note.at), note.text]),
  };
}

function postTable({ posts }: Book, clock: Clock): Table {
  return {
    name: 'Posts',
    columns: [
      ['Post', 8],
      ['Stage', 8],
      ['Room', 16],
      ['Author', 24],
      ['Published into the run', 20],
      ['Appears', 24],
      ['Appeared', 20],
      ['Text', 80],
    ],
    rows: posts.map((post) => [
      post.id,
      post.stage_number,
      post.room_name,
      post.author,
      clock(post.published_at),
      releaseText(post.release),
      clock(post.appeared_at),
      post.content,
    ]),
  };
}

function releaseText(release: Release): string {
  if (release === null) return 'with the stage';
  return release === 'held' ? 'when released' : `${duration(release)} into the stage`;
}

function peopleTable({ people }: Book, clock: Clock): Table {
  return {
    name: 'People',
    columns: [
      ['Participant', 24],
      ['Email', 28],
      ['Guest', 8],
      ['Room', 16],
      ['Joined', 20],
      ['Removed', 20],
      ...categories.flatMap((category): [string, number][] => [
        [`${categoryTitles[category]}, before`, 12],
        [`${categoryTitles[category]}, after`, 12],
      ]),
    ],
    rows: people.map((person) => [
      personName(person),
      person.email_address,
      person.is_guest,
      person.room_name,
      clock(person.joined_at),
      clock(person.removed_at),
      ...categories.flatMap((category) => [person.pre?.[category] ?? null, person.post?.[category] ?? null]),
    ]),
  };
}

function answerTable({ responses }: Book, clock: Clock): Table {
  return {
    name: 'Questionnaires',
    columns: [
      ['Participant', 24],
      ['Email', 28],
      ['Guest', 8],
      ['Questionnaire', 14],
      ['At', 20],
      ...questionSlots.map(({ key, type }): [string, number] => [key, type === 'scale' ? 12 : 40]),
    ],
    rows: responses.map((response) => [
      personName(response),
      response.email_address,
      response.is_guest,
      response.questionnaire,
      clock(response.at),
      ...questionSlots.map(({ key }) => response.answers[key]),
    ]),
  };
}

function helpTable(help: NonNullable<Book['help']>, clock: Clock): Table {
  return {
    name: 'Help line',
    columns: [
      ['Participant', 24],
      ['Room', 16],
      ['Asked', 20],
      ['Question', 60],
      ['Answers', 60],
      ['Settled', 20],
    ],
    rows: help.map((question) => [
      personName(question),
      question.room_name,
      clock(question.created_at),
      question.content,
      question.answers.map(({ by, content }) => `${by}: ${content}`).join('\n'),
      clock(question.settled_at),
    ]),
  };
}
