import type { PostCondition, Release, Room } from '@vincere/domain';
import { formatClock } from '../lib/format.ts';
import { t } from '../lib/text.ts';
import { excerptOf } from '../lib/words/excerpt.ts';
import { listNames } from '../lib/words/list-names.ts';
import { letterOf } from './marks.tsx';
import type { Rooms } from './rooms.tsx';

type Decision = {
  id: number;
  title_of_decision: string;
  conditions: readonly { id: number; text: string }[];
};
/** A scenario with its decisions in their order. */
type Scenario = { id: number; name: string; all_decisions: readonly Decision[] };

/** The parts of a simulation to which the conditions of a post refer. */
export type ConditionSubjects = {
  /** The scenarios of earlier stages. */
  earlier: readonly (Scenario & { stage_number: number })[];
  /** The decisions of the scenario of the post, in their order, and its facts and authored posts. */
  decisions: readonly Pick<Decision, 'id' | 'title_of_decision'>[];
  facts: readonly { id: number; text: string }[];
  posts: readonly { id: number; room_name: Room; content: string }[];
};

type RoomNames = Pick<Rooms, 'placeName'>;

/** The number of characters of a fact, a post or a condition that a sentence quotes. */
const maxQuoted = 70;

/** Returns the beginning of a text, as a sentence quotes it. */
export function quoted(text: string): string {
  return excerptOf(text, maxQuoted);
}

/**
 * Returns the conditions of a post as clauses joined by "and", to follow "once": `the Economist room leans to A “Wait” and
 * everybody in the rooms has voted`.
 */
export function listConditions(
  when: readonly PostCondition[],
  subjects: ConditionSubjects,
  rooms: RoomNames,
): string {
  return listNames(when.map((condition) => clauseOf(condition, subjects, rooms)));
}

/** Returns on which conditions a post appears, as a note: `Once ...`, with its earliest time if it has one. */
export function describeConditions(
  { when, release }: { when: readonly PostCondition[]; release: Release },
  subjects: ConditionSubjects,
  rooms: RoomNames,
): string {
  const conditions = listConditions(when, subjects, rooms);
  return typeof release === 'number'
    ? t('Once {conditions}, but not before {time} into the stage', {
        conditions,
        time: formatClock(release),
      })
    : t('Once {conditions}', { conditions });
}

function clauseOf(condition: PostCondition, subjects: ConditionSubjects, rooms: RoomNames): string {
  const clause = clauses[condition.kind] as Clause<PostCondition['kind']>;
  return clause(condition, subjects, rooms) ?? t('something happens that no longer exists');
}

/** Returns the clause of a condition; undefined if it refers to something that no longer exists. */
type Clause<K extends PostCondition['kind']> = (
  condition: Extract<PostCondition, { kind: K }>,
  subjects: ConditionSubjects,
  rooms: RoomNames,
) => string | undefined;

const clauses: { readonly [K in PostCondition['kind']]: Clause<K> } = {
  decided: ({ decision_id }, { earlier }) => {
    const decision = earlierDecisions(earlier).find(({ id }) => id === decision_id);
    return (
      decision &&
      t('stage {number} was closed with {letter} “{title}”', {
        number: decision.stage_number,
        letter: decision.letter,
        title: decision.title_of_decision,
      })
    );
  },
  condition: ({ condition_id, is_met }, { earlier }) => {
    const [judged] = earlierDecisions(earlier).flatMap(({ conditions, stage_number }) =>
      conditions.filter(({ id }) => id === condition_id).map(({ text }) => ({ text, stage_number })),
    );
    if (judged === undefined) return undefined;
    const params = { text: quoted(judged.text), number: judged.stage_number };
    return is_met
      ? t('the condition “{text}” of stage {number} was met', params)
      : t('the condition “{text}” of stage {number} was not met', params);
  },
  leans: ({ room_name, decision_id }, { decisions }, { placeName }) => {
    const index = decisions.findIndex(({ id }) => id === decision_id);
    const title = decisions[index]?.title_of_decision;
    return title === undefined
      ? undefined
      : t('the {room} room leans to {letter} “{title}”', {
          room: placeName(room_name),
          letter: letterOf(index),
          title,
        });
  },
  'on-table': ({ fact_id }, { facts }) => {
    const fact = facts.find(({ id }) => id === fact_id);
    return fact && t('the key fact “{text}” is on the table', { text: quoted(fact.text) });
  },
  'not-on-table': ({ fact_id, by_minute }, { facts }) => {
    const fact = facts.find(({ id }) => id === fact_id);
    return (
      fact &&
      t('the key fact “{text}” is still not on the table at minute {minute}', {
        text: quoted(fact.text),
        minute: by_minute,
      })
    );
  },
  unread: ({ room_name, post_id, by_minute }, { posts }, { placeName }) => {
    const post = posts.find(({ id }) => id === post_id);
    return (
      post &&
      t('the {room} room has not read the post “{text}” by minute {minute}', {
        room: placeName(room_name),
        text: quoted(post.content),
        minute: by_minute,
      })
    );
  },
  voted: ({ room_name }, _subjects, { placeName }) =>
    room_name === null
      ? t('everybody in the rooms has voted')
      : t('everybody in the {room} room has voted', { room: placeName(room_name) }),
};

function earlierDecisions(earlier: ConditionSubjects['earlier']) {
  return earlier.flatMap(({ stage_number, all_decisions }) =>
    all_decisions.map((decision, index) => ({ ...decision, stage_number, letter: letterOf(index) })),
  );
}
