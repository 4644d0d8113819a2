import { categories, categoryTitles, questionSlots } from '@vincere/domain';
import writeExcelFile, { type SheetData } from 'write-excel-file/node';
import type { Book } from '../book.ts';
import { howDecided, letterOf, personName, titleOf } from './words.ts';

type Value = string | number | boolean | null;
type Table = { name: string; columns: readonly [title: string, width: number][]; rows: Value[][] };

/** More characters than that no cell can hold. */
const cellCharacters = 32_767;
/** What no XML may contain. */
const notInXml = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** All data of a run, a sheet each. */
export function xlsxOf(book: Book): Promise<Buffer> {
  const tables = [
    runTable(book),
    stageTable(book),
    voteTable(book, 'final', 'Final decisions'),
    voteTable(book, 'room', 'Room votes'),
    noteTable(book),
    postTable(book),
    peopleTable(book),
    answerTable(book),
  ];
  return writeExcelFile(
    tables.map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(([, width]) => ({ width })),
      stickyRowsCount: 1,
      data: [
        columns.map(([value]) => ({ type: String, value, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map(cellOf)),
      ] satisfies SheetData,
    })),
  ).toBuffer();
}

/** Texts stay texts, whatever they begin with. */
function cellOf(value: Value) {
  if (value === null) return null;
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return { type: String, value: value ? 'yes' : 'no' };
  return { type: String, value: value.replace(notInXml, '').slice(0, cellCharacters), wrap: true };
}

function runTable({ run, people, questionnaires }: Book): Table {
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
      ['Created', run.created_at],
      ['Started', run.started_at],
      ['Ended', run.ended_at],
      ['Running time in seconds', run.running_seconds],
      ['People', people.length],
      ['Answered before and after', questionnaires.paired],
      ["Facilitators' notes", run.notes],
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

function voteTable({ votes }: Book, kind: 'final' | 'room', name: string): Table {
  return {
    name,
    columns: [
      ['Stage', 8],
      ['Room', 16],
      ['Participant', 24],
      ['Email', 28],
      ['Decision', 30],
      ['Reasoning', 70],
      ['On behalf', 10],
      ['At', 24],
      ['Seconds into stage', 12],
    ],
    rows: votes
      .filter((vote) => vote.kind === kind)
      .map((vote) => [
        vote.stage_number,
        vote.room_name,
        personName(vote),
        vote.email_address,
        vote.decision,
        vote.reasoning,
        vote.on_behalf,
        vote.at,
        vote.seconds,
      ]),
  };
}

function noteTable({ notes }: Book): Table {
  return {
    name: 'Notes',
    columns: [
      ['Stage', 8],
      ['Room', 16],
      ['Author', 24],
      ['At', 24],
      ['Note', 80],
    ],
    rows: notes.map((note) => [note.stage_number, note.room_name, note.author, note.at, note.text]),
  };
}

function postTable({ posts }: Book): Table {
  return {
    name: 'Posts',
    columns: [
      ['Stage', 8],
      ['Room', 16],
      ['Author', 24],
      ['Published into the run', 24],
      ['Post', 80],
    ],
    rows: posts.map((post) => [
      post.stage_number,
      post.room_name,
      post.author,
      post.published_at,
      post.content,
    ]),
  };
}

function peopleTable({ people }: Book): Table {
  return {
    name: 'People',
    columns: [
      ['Participant', 24],
      ['Email', 28],
      ['Room', 16],
      ['Joined', 24],
      ['Removed', 24],
      ...categories.flatMap((category): [string, number][] => [
        [`${categoryTitles[category]}, before`, 12],
        [`${categoryTitles[category]}, after`, 12],
      ]),
    ],
    rows: people.map((person) => [
      personName(person),
      person.email_address,
      person.room_name,
      person.joined_at,
      person.removed_at,
      ...categories.flatMap((category) => [person.pre?.[category] ?? null, person.post?.[category] ?? null]),
    ]),
  };
}

function answerTable({ responses }: Book): Table {
  return {
    name: 'Questionnaires',
    columns: [
      ['Participant', 24],
      ['Email', 28],
      ['Questionnaire', 14],
      ['At', 24],
      ...questionSlots.map(({ key, type }): [string, number] => [key, type === 'scale' ? 12 : 40]),
    ],
    rows: responses.map((response) => [
      personName(response),
      response.email_address,
      response.questionnaire,
      response.at,
      ...questionSlots.map(({ key }) => response.answers[key]),
    ]),
  };
}
