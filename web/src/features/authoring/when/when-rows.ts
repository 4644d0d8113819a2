import { maxByMinute, type Role, type Room, type When } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import type { WhenSubjects } from '../../../parts/when-text.ts';
import { parseRelease, problemOfRelease } from '../release-time.ts';

/** A condition as it is edited. `minute` is typed; it replaces `by_minute`. */
export type WhenRow = { condition: When; minute: string };

/** The conditions of a post as they are edited. They are kept while another way to appear is chosen. */
export type WhenDraft = { isChosen: boolean; rows: readonly WhenRow[] };

export const noWhen: WhenDraft = { isChosen: false, rows: [] };

/** The choices for the conditions of a post. */
export type WhenChoices = {
  subjects: WhenSubjects;
  /** The rooms in use. */
  roles: readonly Role[];
  /** The room of the post, and its id if it is stored. */
  room: Room;
  postId: number | undefined;
};

/** The minute filled in at first. */
const defaultMinute = 10;

/** The kinds of conditions in the order of the choice. */
const kinds: readonly When['kind'][] = [
  'decided',
  'condition',
  'leans',
  'voted',
  'on-table',
  'not-on-table',
  'unread',
];

/** Returns a draft of stored conditions. */
export function draftOf(when: readonly When[]): WhenDraft {
  return {
    isChosen: when.length > 0,
    rows: when.map((condition) => ({
      condition,
      minute: String('by_minute' in condition ? condition.by_minute : defaultMinute),
    })),
  };
}

/** Reads a draft that was stored as text. Anything unreadable is an empty draft. */
export function readDraftText(text: string): WhenDraft {
  try {
    return text === '' ? noWhen : (JSON.parse(text) as WhenDraft);
  } catch {
    return noWhen;
  }
}

/** Returns a minute of a stage, or undefined if the text is none. */
export function parseMinute(typed: string): number | undefined {
  const minute = /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : 0;
  return minute >= 1 && minute <= maxByMinute ? minute : undefined;
}

/** Returns the condition of a row, or undefined while its minute is wrong. */
export function conditionOf({ condition, minute }: WhenRow): When | undefined {
  if (!('by_minute' in condition)) return condition;
  const by_minute = parseMinute(minute);
  return by_minute === undefined ? undefined : { ...condition, by_minute };
}

/** Returns the conditions of a draft: none if another way to appear is chosen, undefined while they cannot be saved. */
export function parseWhen({ isChosen, rows }: WhenDraft): When[] | undefined {
  if (!isChosen) return [];
  const conditions = rows.flatMap((row) => conditionOf(row) ?? []);
  return conditions.length === 0 || conditions.length < rows.length ? undefined : conditions;
}

/** Returns an error message for the earliest time of a post with conditions, undefined for a valid or an empty one. */
export function problemOfNotBefore(typed: string): string | undefined {
  return parseRelease(typed) === 'held'
    ? t('Write minutes and seconds, such as 5:30, at most 24 hours.')
    : problemOfRelease(typed);
}

/** Returns whether a release and conditions can be saved as they are typed. */
export function isComplete(release: string, draft: WhenDraft): boolean {
  if (!draft.isChosen) return problemOfRelease(release) === undefined;
  return problemOfNotBefore(release) === undefined && parseWhen(draft) !== undefined;
}

/** Returns the kinds of conditions that can be chosen for a post. */
export function kindsFor(choices: WhenChoices): When['kind'][] {
  return kinds.filter((kind) => firstOf(kind, choices) !== undefined);
}

/** Returns the rooms on whose leaning a post may depend: those that don't read it. */
export function leaningRooms({ roles, room }: WhenChoices): Role[] {
  return room === 'dashboard' ? [] : roles.filter((role) => role !== room);
}

/** Returns the posts that a room in use can leave unread, except the post that waits. */
export function unreadPosts({ subjects, roles, postId }: WhenChoices) {
  return subjects.posts.flatMap(({ room_name, ...post }) =>
    room_name !== 'dashboard' && roles.includes(room_name) && post.id !== postId
      ? [{ ...post, room_name }]
      : [],
  );
}

/** Returns the row of the first condition of a kind that can be chosen; undefined if there is none. */
export function firstOf(kind: When['kind'], choices: WhenChoices): WhenRow | undefined {
  const condition = firstCondition(kind, choices);
  return condition && { condition, minute: String(defaultMinute) };
}

function firstCondition(kind: When['kind'], choices: WhenChoices): When | undefined {
  const { earlier, decisions, facts } = choices.subjects;
  const by_minute = defaultMinute;
  switch (kind) {
    case 'decided':
      return earlier.flatMap(({ id, all_decisions }) =>
        all_decisions.map((decision) => ({ kind, scenario_id: id, decision_id: decision.id })),
      )[0];
    case 'condition':
      return earlier
        .flatMap(({ all_decisions }) => all_decisions)
        .flatMap(({ conditions }) => conditions)
        .map(({ id }) => ({ kind, condition_id: id, is_met: true }))[0];
    case 'leans': {
      const [room_name] = leaningRooms(choices);
      const [decision] = decisions;
      return room_name && decision && { kind, room_name, decision_id: decision.id };
    }
    case 'voted':
      return { kind, room_name: null };
    case 'on-table':
      return facts[0] && { kind, fact_id: facts[0].id };
    case 'not-on-table':
      return facts[0] && { kind, fact_id: facts[0].id, by_minute };
    case 'unread': {
      const [post] = unreadPosts(choices);
      return post && { kind, room_name: post.room_name, post_id: post.id, by_minute };
    }
  }
}
