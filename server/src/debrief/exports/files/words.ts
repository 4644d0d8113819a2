import type { Debrief } from '@vincere/contract';
import { cut, isUnsigned, type Room, tieWords } from '@vincere/domain';
import type { Translator } from '../../../platform/i18n/translator.ts';
import type { RunData, RunVote } from '../run-data.ts';

type Stage = Debrief['stages'][number];

export function personName(
  { first_name, last_name }: { first_name: string; last_name: string },
  { t }: Translator,
): string {
  return `${first_name} ${last_name}`.trim() || t('Unknown participant');
}

/** Returns the letter of a decision, by its position in the scenario. */
export function letterOf(stage: Stage, decisionId: number): string {
  const index = stage.decisions.findIndex(({ id }) => id === decisionId);
  return index < 0 ? '?' : String.fromCharCode(65 + index);
}

export function titleOf(stage: Stage, decisionId: number | null): string {
  return stage.decisions.find(({ id }) => id === decisionId)?.title_of_decision ?? '';
}

/** Returns a sentence that says how the stage's decision was reached. */
export function howDecided(stage: Stage, status: Debrief['run']['status'], { t }: Translator): string {
  const { chosen_decision_id, decided_by, decisions } = stage;
  if (chosen_decision_id === null || decided_by === null)
    // A scenario without decisions ends the simulation.
    return status === 'ENDED' ? t('The run was ended here') : t('The simulation ended here');
  if (decided_by !== 'majority') return t(tieWords[decided_by]);
  const total = decisions.reduce((sum, { votes }) => sum + votes, 0);
  const chosen = decisions.find(({ id }) => id === chosen_decision_id);
  return t('Majority, {votes} of {cast}', { votes: chosen?.votes ?? 0, cast: total });
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

/** Returns a lookup of a vote's evidence, one line per post: its number in the posts sheet, its author and an excerpt. */
export function evidenceLines({ posts }: RunData, translator: Translator): (vote: RunVote) => string[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ({ evidence }) =>
    evidence.flatMap((id) => {
      const post = byId.get(id);
      return post === undefined ? [] : [`#${id} ${authorOf(post, translator)}: ${excerptOf(post.content)}`];
    });
}

/** Returns the conditions of a decision, one per line, such as `Met: a date`. */
export function conditionLines(
  order: RunData['stages'][number]['order'],
  { t }: Pick<Translator, 't'>,
): string[] {
  return (order?.conditions ?? []).map(({ text, is_met }) => {
    if (is_met === null) return t('Not judged: {condition}', { condition: text });
    return is_met
      ? t('Met: {condition}', { condition: text })
      : t('Not met: {condition}', { condition: text });
  });
}
