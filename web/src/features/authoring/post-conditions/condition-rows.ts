import { maxByMinute, type PostCondition, type PostConditionKind } from '@vincere/domain';
import { t } from '../../../lib/text.ts';
import { parseRelease, problemOfRelease } from '../posts/release-time.ts';
import type { ConditionChoices } from './condition-choices.ts';
import { editableKinds, formOfKind } from './kinds/kind-forms.ts';

/** A condition as it is edited. `minute` is typed; it replaces `by_minute`. */
export type ConditionDraftRow = { condition: PostCondition; minute: string };

/** The conditions of a post as they are edited. They are kept while another way to appear is chosen. */
export type ConditionDraft = { isChosen: boolean; rows: readonly ConditionDraftRow[] };

export const noConditions: ConditionDraft = { isChosen: false, rows: [] };

/** The minute filled in at first. */
const defaultMinute = 10;

/** Returns a draft of stored conditions. */
export function draftOf(when: readonly PostCondition[]): ConditionDraft {
  return {
    isChosen: when.length > 0,
    rows: when.map((condition) => ({
      condition,
      minute: String('by_minute' in condition ? condition.by_minute : defaultMinute),
    })),
  };
}

/** Reads a draft that was stored as text. Anything unreadable is an empty draft. */
export function readDraftText(text: string): ConditionDraft {
  try {
    return text === '' ? noConditions : (JSON.parse(text) as ConditionDraft);
  } catch {
    return noConditions;
  }
}

/** Returns a minute of a stage, or undefined if the text is none. */
export function parseMinute(text: string): number | undefined {
  const minute = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return minute >= 1 && minute <= maxByMinute ? minute : undefined;
}

/** Returns the condition of a row, or undefined while its minute is wrong. */
export function conditionOf({ condition, minute }: ConditionDraftRow): PostCondition | undefined {
  if (!('by_minute' in condition)) return condition;
  const by_minute = parseMinute(minute);
  return by_minute === undefined ? undefined : { ...condition, by_minute };
}

/** Returns the conditions of a draft: none if another way to appear is chosen, undefined while they cannot be saved. */
export function parseConditionDraft({ isChosen, rows }: ConditionDraft): PostCondition[] | undefined {
  if (!isChosen) return [];
  const conditions = rows.flatMap((row) => conditionOf(row) ?? []);
  return conditions.length === 0 || conditions.length < rows.length ? undefined : conditions;
}

/** Returns an error message for the earliest time of a post with conditions, undefined for a valid or an empty one. */
export function problemOfNotBefore(text: string): string | undefined {
  return parseRelease(text) === 'held'
    ? t('Write minutes and seconds, such as 5:30, at most 24 hours.')
    : problemOfRelease(text);
}

/** Returns whether a release and conditions can be saved as they are typed. */
export function isComplete(release: string, draft: ConditionDraft): boolean {
  if (!draft.isChosen) return problemOfRelease(release) === undefined;
  return problemOfNotBefore(release) === undefined && parseConditionDraft(draft) !== undefined;
}

/** Returns the kinds of conditions that can be chosen for a post. */
export function kindsFor(choices: ConditionChoices): PostConditionKind[] {
  return editableKinds.filter((kind) => firstOf(kind, choices) !== undefined);
}

/** Returns the row of the first condition of a kind that can be chosen; undefined if there is none. */
export function firstOf(kind: PostConditionKind, choices: ConditionChoices): ConditionDraftRow | undefined {
  const condition = formOfKind(kind).first(choices, defaultMinute);
  return condition && { condition, minute: String(defaultMinute) };
}
