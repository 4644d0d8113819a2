import type { Release, Room, When } from '@vincere/domain';
import { excerptOf } from '../lib/excerpt.ts';
import { formatClock } from '../lib/format.ts';
import { listNames } from '../lib/list-names.ts';
import { t } from '../lib/text.ts';
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
export type WhenSubjects = {
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
export function sayConditions(when: readonly When[], subjects: WhenSubjects, rooms: RoomNames): string {
  return listNames(when.map((condition) => clauseOf(condition, subjects, rooms)));
}

/** Returns on which conditions a post appears, as a note: `Once ...`, with its earliest time if it has one. */
export function sayWhen(
  { when, release }: { when: readonly When[]; release: Release },
  subjects: WhenSubjects,
  rooms: RoomNames,
): string {
  const conditions = sayConditions(when, subjects, rooms);
  return typeof release === 'number'
    ? t('Once {conditions}, but not before {time} into the stage', {
        conditions,
        time: formatClock(release),
      })
    : t('Once {conditions}', { conditions });
}

function clauseOf(condition: When, subjects: WhenSubjects, { placeName }: RoomNames): string {
  return (
    clauseAboutDecision(condition, subjects) ??
    clauseAboutScenario(condition, subjects, placeName) ??
    t('something happens that no longer exists')
  );
}

function clauseAboutDecision(condition: When, { earlier }: WhenSubjects): string | undefined {
  for (const { stage_number, all_decisions } of earlier)
    for (const [index, decision] of all_decisions.entries()) {
      if (condition.kind === 'decided' && condition.decision_id === decision.id)
        return t('stage {number} was closed with {letter} “{title}”', {
          number: stage_number,
          letter: letterOf(index),
          title: decision.title_of_decision,
        });
      const judged =
        condition.kind === 'condition'
          ? decision.conditions.find(({ id }) => id === condition.condition_id)
          : undefined;
      if (condition.kind !== 'condition' || judged === undefined) continue;
      const facts = { text: quoted(judged.text), number: stage_number };
      return condition.is_met
        ? t('the condition “{text}” of stage {number} was met', facts)
        : t('the condition “{text}” of stage {number} was not met', facts);
    }
  return undefined;
}

function clauseAboutScenario(
  condition: When,
  { decisions, facts, posts }: WhenSubjects,
  placeName: (room: Room) => string,
): string | undefined {
  switch (condition.kind) {
    case 'decided':
    case 'condition':
      return undefined;
    case 'leans': {
      const index = decisions.findIndex(({ id }) => id === condition.decision_id);
      const title = decisions[index]?.title_of_decision;
      return title === undefined
        ? undefined
        : t('the {room} room leans to {letter} “{title}”', {
            room: placeName(condition.room_name),
            letter: letterOf(index),
            title,
          });
    }
    case 'on-table':
    case 'not-on-table': {
      const fact = facts.find(({ id }) => id === condition.fact_id);
      if (fact === undefined) return undefined;
      const text = quoted(fact.text);
      return condition.kind === 'on-table'
        ? t('the key fact “{text}” is on the table', { text })
        : t('the key fact “{text}” is still not on the table at minute {minute}', {
            text,
            minute: condition.by_minute,
          });
    }
    case 'unread': {
      const post = posts.find(({ id }) => id === condition.post_id);
      return post === undefined
        ? undefined
        : t('the {room} room has not read the post “{text}” by minute {minute}', {
            room: placeName(condition.room_name),
            text: quoted(post.content),
            minute: condition.by_minute,
          });
    }
    case 'voted':
      return condition.room_name === null
        ? t('everybody in the rooms has voted')
        : t('everybody in the {room} room has voted', { room: placeName(condition.room_name) });
  }
}
