import type { KnownFact, RunRecord } from '@vincere/contract';
import {
  cut,
  type FactState,
  type FindingWords,
  fill,
  isSharedEvidence,
  isUnsigned,
  letterIn,
  placeName,
  type Room,
  type RunRooms,
  reachedBy,
  tieWords,
  titleOfRoom,
} from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../run-data.ts';

type Stage = RunRecord['stages'][number];

export function personName(
  { first_name, last_name }: { first_name: string; last_name: string },
  { t }: Translator,
): string {
  return `${first_name} ${last_name}`.trim() || t('Unknown participant');
}

/** Returns the title of a room: the author's, or the standard one in the reader's language. */
export function roomTitle(room: Room, rooms: RunRooms, { t }: Pick<Translator, 't'>): string {
  return titleOfRoom(rooms, room) ?? t(placeName(room));
}

/** Returns the rooms as a stage showed them. Before the first stage, those that the run shows now. */
export function roomsInStage(
  { run, stages }: Pick<RunData, 'run' | 'stages'>,
  stageNumber: number,
): RunRooms {
  const stage = stages.find(({ stage_number }) => stage_number === stageNumber);
  return stage === undefined ? run.rooms : stage.room_texts;
}

/** Returns the letter of a decision, by its position in the scenario. */
export function letterOf(
  { decisions }: { decisions: readonly { id: number }[] },
  decisionId: number,
): string {
  return letterIn(decisions, decisionId);
}

/** Returns how findings of a stage, and questions made from them, are written. */
export function findingWords(
  { decisions, room_texts }: { decisions: FindingWords['decisions']; room_texts: RunRooms },
  translator: Translator,
): FindingWords {
  return {
    say: (sentence, facts) => fill(translator.translate(sentence), facts),
    list: translator.list,
    decisions,
    room: (room) => roomTitle(room, room_texts, translator),
    time: duration,
  };
}

export function titleOf(stage: Stage, decisionId: number | null): string {
  return stage.decisions.find(({ id }) => id === decisionId)?.title_of_decision ?? '';
}

/** Returns a sentence that says how the stage's decision was reached. */
export function howDecided(stage: Stage, status: RunRecord['run']['status'], { t }: Translator): string {
  const { chosen_decision_id, decided_by, decisions } = stage;
  if (chosen_decision_id === null || decided_by === null)
    // A scenario without decisions ends the simulation.
    return status === 'ENDED' ? t('The run was ended here') : t('The simulation ended here');
  if (decided_by !== 'majority') return t(tieWords[decided_by]);
  const total = decisions.reduce((sum, { votes }) => sum + votes, 0);
  const chosenDecision = decisions.find(({ id }) => id === chosen_decision_id);
  return t('Majority, {votes} of {cast}', { votes: chosenDecision?.votes ?? 0, cast: total });
}

/** Formats seconds, such as `4 s`, `12 min 30 s` or `1 h 05 min`. */
export function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  const rest = Math.floor(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Returns the beginning of a text on one line, enough to recognize it. It ends with a whole word if possible. */
export function excerptOf(text: string, length = 140): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const beginning = cut(line, length);
  const wholeWords = beginning.replace(/[\s\p{P}]*\s\S*$/u, '');
  return `${wholeWords.length > length / 2 ? wholeWords : beginning}…`;
}

/** Returns the author's name of a post. An unsigned post gets the persona of its room, in the reader's language. */
export function authorOf(
  { author, handle, room_name }: { author: string; handle: string; room_name: Room },
  { translate }: Translator,
): string {
  return isUnsigned({ name: author, handle }, room_name) ? translate(author) : author;
}

/** A post or a file that a vote cites. `key` differs between all of them. */
export type Cited = { key: string; room_name: Room; isShared: boolean } & (
  | { post: RunData['posts'][number]; file: null }
  | { post: null; file: NonNullable<Stage['table'][number]['file']> }
);

/** Returns a lookup of a vote's evidence: its posts, then its files. In a run without a table, no evidence is shared. */
export function citedBy({ run, posts, stages }: RunData): (vote: RunVote) => Cited[] {
  const postsById = new Map(posts.map((post) => [post.id, post]));
  const files = new Map(
    stages.flatMap(({ table }) => table.flatMap(({ file }) => (file === null ? [] : [[file.id, file]]))),
  );
  return (vote) => {
    const describePlace = <Subject extends { room_name: Room }>(key: string, subject: Subject) => ({
      key,
      room_name: subject.room_name,
      isShared: run.table && isSharedEvidence(vote.room_name, subject.room_name),
    });
    const citedPosts = vote.evidence.flatMap((id): Cited[] => {
      const post = postsById.get(id);
      return post === undefined ? [] : [{ ...describePlace(`post ${id}`, post), post, file: null }];
    });
    const citedFiles = vote.evidence_files.flatMap((id): Cited[] => {
      const file = files.get(id);
      return file === undefined ? [] : [{ ...describePlace(`file ${id}`, file), post: null, file }];
    });
    return [...citedPosts, ...citedFiles];
  };
}

/**
 * Returns one line per piece of evidence: the number of a post in the posts sheet, its author and an excerpt, or the name of a
 * file.
 */
export function evidenceLines(citations: readonly Cited[], translator: Translator): string[] {
  const { t } = translator;
  return citations.map(({ post, file }) =>
    post === null
      ? t('File {name}', { name: file.name })
      : `#${post.id} ${authorOf(post, translator)}: ${excerptOf(post.content)}`,
  );
}

/**
 * Returns the conditions of a decision, one per line, such as `Met: a date`. Without an order, the first line says what was
 * judged.
 */
export function conditionLines(
  order: RunData['stages'][number]['order'],
  { t }: Pick<Translator, 't'>,
): string[] {
  const conditions = order?.conditions ?? [];
  const isOral = order?.text.trim() === '' && conditions.some(({ is_met }) => is_met !== null);
  return [
    ...(isOral ? [t('No order was written. The facilitator judged what the group said.')] : []),
    ...conditions.map(({ text, is_met }) => {
      if (is_met === null) return t('Not judged: {condition}', { condition: text });
      return is_met
        ? t('Met: {condition}', { condition: text })
        : t('Not met: {condition}', { condition: text });
    }),
  ];
}

/** Returns how far a key fact came, with the room that brought it there and the time, such as `Used: Advocate, 11:04`. */
export function reachedText(fact: KnownFact, titles: RunRooms, translator: Translator): string {
  const { t, timeOfDay } = translator;
  const names = {
    nowhere: t('In no room'),
    held: t('Held@@state of a fact'),
    read: t('Read@@state of a fact'),
    'used-in-room': t('Used in its own room'),
    'on-table': t('On the table'),
    voiced: t('Voiced'),
    used: t('Used'),
  } satisfies Record<FactState, string>;
  const name = names[fact.state];
  const { room, at } = reachedBy(fact);
  const source = [room === null ? '' : roomTitle(room, titles, translator), at === null ? '' : timeOfDay(at)];
  const knownSource = source.filter((part) => part !== '').join(', ');
  return knownSource === '' ? name : `${name}: ${knownSource}`;
}

/** Returns what a key fact is for and against, such as `for A, against B`; empty if it is for and against nothing. */
export function forAgainstText(
  { supports, opposes }: Pick<KnownFact, 'supports' | 'opposes'>,
  decisions: readonly { id: number }[],
  { t }: Pick<Translator, 't'>,
): string {
  return decisions
    .flatMap(({ id }, index) => {
      const decision = String.fromCharCode(65 + index);
      if (supports.includes(id)) return t('for {decision}', { decision });
      return opposes.includes(id) ? t('against {decision}', { decision }) : [];
    })
    .join(', ');
}
