import { confidenceSteps, type Release, type Room } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../run-data.ts';
import type { Clock, Table } from './table.ts';
import {
  authorOf,
  citedBy,
  conditionLines,
  duration,
  evidenceLines,
  forAgainstText,
  howDecided,
  letterOf,
  personName,
  roomsInStage,
  roomTitle,
  titleOf,
} from './words.ts';
import { debriefTable } from './xlsx-debrief-table.ts';
import { objectiveTables } from './xlsx-objective-tables.ts';
import {
  helpTable,
  namedAnswerTable,
  openAnswerTable,
  peopleTable,
  scaleTable,
} from './xlsx-people-tables.ts';

/** Returns all data of a run as tables. Times are in the translator's time zone. */
export function tablesOf(runData: RunData, translator: Translator): Table[] {
  const clock = clockIn(translator.timeZone);
  return [
    runTable(runData, clock, translator),
    stageTable(runData, translator),
    voteTable(runData, 'final', clock, translator),
    voteTable(runData, 'room', clock, translator),
    shiftTable(runData, translator),
    ...(runData.run.asks_confidence ? [confidenceTable(runData, translator)] : []),
    noteTable(runData, clock, translator),
    postTable(runData, clock, translator),
    ...(runData.run.table ? [itemTable(runData, clock, translator)] : []),
    ...(runData.known_facts === undefined
      ? []
      : [factTable(runData, runData.known_facts, clock, translator)]),
    announcementTable(runData, clock, translator),
    ...(runData.objectives === undefined ? [] : objectiveTables(runData.objectives, translator)),
    ...(runData.guided_debrief === null ? [] : [debriefTable(runData.guided_debrief, translator)]),
    peopleTable(runData, clock, translator),
    scaleTable(runData, translator),
    openAnswerTable(runData, translator),
    ...(runData.run.names_answers ? [namedAnswerTable(runData, clock, translator)] : []),
    ...(runData.help === null ? [] : [helpTable(runData.help, runData.run.rooms, clock, translator)]),
  ];
}

/** Sheets have no time zones, so a moment becomes the UTC date with the same wall-clock time. */
function clockIn(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return (at) => (at === null ? null : new Date(`${format.format(new Date(at)).replace(' ', 'T')}Z`));
}

function runTable(
  { run, people, questionnaires }: RunData,
  clock: Clock,
  { t, timeZone }: Translator,
): Table {
  return {
    name: t('Run'),
    columns: [
      [t('What'), 28],
      [t('Value'), 60],
    ],
    rows: [
      [t('Run'), run.name],
      [t('Simulation'), run.simulation.name],
      [t('Status'), run.status],
      [t('Access code'), run.access_code],
      [t('Created'), clock(run.created_at)],
      [t('Started'), clock(run.started_at)],
      [t('Ended'), clock(run.ended_at)],
      [t('Times are those of'), timeZone],
      [t('Running time in seconds'), run.running_seconds],
      [t('People'), people.length],
      [t('Answered before and after'), questionnaires.paired],
      ...(run.notes === null ? [] : [[t("Facilitators' notes"), run.notes]]),
    ],
  };
}

function stageTable({ run, stages }: RunData, translator: Translator): Table {
  const { t } = translator;
  const hasOutcomes = stages.some(({ outcome }) => outcome !== null);
  const hasOrders = stages.some(({ order }) => order !== null);
  const namesOf = (people: RunData['stages'][number]['missing_users']) =>
    people.map((person) => personName(person, translator)).join(', ');
  return {
    name: t('Stages'),
    columns: [
      [t('Stage'), 8],
      [t('Instruction'), 30],
      [t('Scenario'), 30],
      [t('Decision'), 30],
      [t('How'), 30],
      [t('Missing votes'), 24],
      [t('Removed in the stage'), 24],
      [t('Runner-up'), 30],
      [t('Scenarios not met'), 40],
      [t('Seconds in the stage'), 12],
      [t('Median seconds to vote'), 12],
      [t('Final decisions@@counted'), 40],
      ...(hasOutcomes ? [[t('What came of it'), 60] as const] : []),
      ...(hasOrders
        ? ([
            [t('The order of the group'), 60],
            [t('Conditions'), 40],
          ] as const)
        : []),
    ],
    rows: stages.map((stage) => [
      stage.stage_number,
      stage.title_of_stage,
      stage.title_of_scenario,
      titleOf(stage, stage.chosen_decision_id),
      howDecided(stage, run.status, translator),
      namesOf(stage.missing_users),
      namesOf(stage.removed_users),
      titleOf(stage, stage.runner_up_id),
      stage.not_met.map(({ name }) => name).join('; '),
      stage.decision_seconds,
      stage.median_vote_seconds,
      stage.decisions
        .map(({ id, title_of_decision, votes }) => `${letterOf(stage, id)} ${title_of_decision}: ${votes}`)
        .join('; '),
      ...(hasOutcomes
        ? [stage.outcome && [stage.outcome.text, ...stage.outcome.sentences].join('\n\n')]
        : []),
      ...(hasOrders ? [stage.order?.text ?? null, conditionLines(stage.order, translator).join('\n')] : []),
    ]),
  };
}

function voteTable(runData: RunData, kind: 'final' | 'room', clock: Clock, translator: Translator): Table {
  const { t } = translator;
  const evidenceOf = citedBy(runData);
  const linesOf = (vote: RunVote, isShared: boolean) => {
    const citations = evidenceOf(vote).filter((citation) => citation.isShared === isShared);
    return evidenceLines(citations, translator).join('\n');
  };
  const hasTable = runData.run.table;
  return {
    name: kind === 'final' ? t('Final decisions@@counted') : t('Room votes'),
    columns: [
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Participant@@who voted'), 24],
      [t('Email'), 28],
      [t('Guest'), 8],
      [t('Decision'), 30],
      [t('Reasoning'), 70],
      [t('Evidence'), 50],
      [t('On behalf'), 10],
      [t('At@@when'), 20],
      [t('Seconds into stage'), 12],
      ...(hasTable ? [[t('Shared evidence'), 50] as const] : []),
    ],
    rows: runData.votes
      .filter((vote) => vote.kind === kind)
      .map((vote) => [
        vote.stage_number,
        roomTitle(vote.room_name, roomsInStage(runData, vote.stage_number), translator),
        personName(vote, translator),
        vote.email_address,
        vote.is_guest,
        vote.decision,
        vote.reasoning,
        linesOf(vote, false),
        vote.on_behalf,
        clock(vote.at),
        vote.seconds,
        ...(hasTable ? [linesOf(vote, true)] : []),
      ]),
  };
}

/** Returns the sheet of the key facts, with when each reached which state and the room that brought it there. */
function factTable(
  runData: RunData,
  stages: NonNullable<RunData['known_facts']>,
  clock: Clock,
  translator: Translator,
): Table {
  const { t, list } = translator;
  const namesOf = (stageNumber: number, rooms: readonly { room_name: Room | null }[]) =>
    list(
      rooms.flatMap(({ room_name }) =>
        room_name === null ? [] : roomTitle(room_name, roomsInStage(runData, stageNumber), translator),
      ),
    );
  return {
    name: t('Key facts'),
    columns: [
      [t('Stage'), 8],
      [t('Fact'), 60],
      [t('For, against'), 22],
      [t('Held by'), 30],
      [t('Read by'), 30],
      [t('On the table'), 20],
      [t('On the table since'), 20],
      [t('Voiced'), 20],
      [t('Used in its own room'), 20],
      [t('Used in room'), 20],
      [t('Used'), 20],
    ],
    rows: stages.flatMap(({ stage_number, decisions, facts }) =>
      facts.map((fact) => [
        stage_number,
        fact.text,
        forAgainstText(fact, decisions, translator),
        namesOf(stage_number, fact.rooms),
        namesOf(
          stage_number,
          fact.rooms.filter(({ read_at }) => read_at !== null),
        ),
        namesOf(stage_number, fact.on_table === null ? [] : [fact.on_table]),
        clock(fact.on_table?.at ?? null),
        clock(fact.voiced?.at ?? null),
        clock(fact.used_in_room?.at ?? null),
        namesOf(stage_number, fact.used === null ? [] : [fact.used]),
        clock(fact.used?.at ?? null),
      ]),
    ),
  };
}

/** Returns the sheet of the shift: the people of each room who moved from one decision to another, or stayed. */
function shiftTable({ stages }: RunData, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Shift'),
    columns: [
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Room vote'), 30],
      [t('Final decision'), 30],
      [t('People'), 10],
    ],
    rows: stages.flatMap((stage) =>
      (stage.shift?.rooms ?? []).flatMap(({ room_name, flows }) =>
        flows.map(({ from, to, people }) => [
          stage.stage_number,
          roomTitle(room_name, stage.room_texts, translator),
          from === null ? t('No room vote') : titleOf(stage, from),
          to === null ? t('No final decision') : titleOf(stage, to),
          people,
        ]),
      ),
    ),
  };
}

/** Returns the sheet with the totals of confidence and forecasts of each stage. */
function confidenceTable({ stages }: RunData, { t }: Translator): Table {
  const totalsOf = (stage: RunData['stages'][number]): [string, string | number, number][] => {
    const { room_votes, final_votes, forecasts } = stage.shift?.confidence ?? {};
    const steps = (question: string, counts: readonly number[] | null | undefined) =>
      confidenceSteps.flatMap((step, index): [string, number, number][] =>
        counts == null ? [] : [[question, step, counts[index] ?? 0]],
      );
    return [
      ...steps(t('How sure with the room vote'), room_votes),
      ...steps(t('How sure with the final decision'), final_votes),
      ...(forecasts ?? []).map(({ decision_id, people }): [string, string, number] => [
        t('What the group will decide'),
        titleOf(stage, decision_id),
        people,
      ]),
    ];
  };
  return {
    name: t('Confidence'),
    columns: [
      [t('Stage'), 8],
      [t('What'), 32],
      [t('Value'), 30],
      [t('People'), 10],
    ],
    rows: stages.flatMap((stage) => totalsOf(stage).map((row) => [stage.stage_number, ...row])),
  };
}

function noteTable(runData: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Notes'),
    columns: [
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Author'), 24],
      [t('At@@when'), 20],
      [t('Note'), 80],
    ],
    rows: runData.notes.map((note) => [
      note.stage_number,
      roomTitle(note.room_name, roomsInStage(runData, note.stage_number), translator),
      note.author,
      clock(note.at),
      note.text,
    ]),
  };
}

function postTable(runData: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Posts'),
    columns: [
      [t('Post'), 8],
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Author'), 24],
      [t('Published into the run'), 20],
      [t('Appears@@when'), 24],
      [t('Appeared'), 20],
      [t('Text@@of a post'), 80],
    ],
    rows: runData.posts.map((post) => [
      post.id,
      post.stage_number,
      roomTitle(post.room_name, roomsInStage(runData, post.stage_number), translator),
      authorOf(post, translator),
      clock(post.published_at),
      releaseText(post.release, translator),
      clock(post.appeared_at),
      post.content,
    ]),
  };
}

function itemTable({ stages }: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('On the table'),
    columns: [
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('Put there by'), 24],
      [t('At@@when'), 20],
      [t('Why'), 50],
      [t('Post or file'), 80],
    ],
    rows: stages.flatMap(({ stage_number, room_texts, table }) =>
      table.map((item) => [
        stage_number,
        roomTitle(item.room_name, room_texts, translator),
        personName(item.user, translator),
        clock(item.added_at),
        item.line,
        itemText(item, translator),
      ]),
    ),
  };
}

/** Returns the author and text of a post on the table, or the name of a file. */
function itemText(
  { post, file }: RunData['stages'][number]['table'][number],
  translator: Translator,
): string {
  const { t } = translator;
  if (post === null) return t('File {name}', { name: file?.name ?? '' });
  const { author, content, room_name } = post;
  const name = authorOf({ author: author.name, handle: author.handle, room_name }, translator);
  return `#${post.id} ${name}: ${content}`;
}

function announcementTable(runData: RunData, clock: Clock, translator: Translator): Table {
  const { t } = translator;
  return {
    name: t('Announcements'),
    columns: [
      [t('Stage'), 8],
      [t('Room'), 16],
      [t('At@@when'), 20],
      [t('Announcement'), 80],
    ],
    rows: runData.announcements.map((announcement) => [
      announcement.stage_number,
      announcement.room_name === null
        ? t('Everyone on the run')
        : roomTitle(announcement.room_name, roomsInStage(runData, announcement.stage_number), translator),
      clock(announcement.at),
      announcement.content,
    ]),
  };
}

function releaseText(release: Release, { t }: Translator): string {
  if (release === null) return t('with the stage');
  return release === 'held' ? t('when released') : t('{time} into the stage', { time: duration(release) });
}
