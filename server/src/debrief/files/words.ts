import type { Debrief } from '@vincere/contract';
import { cut, isUnsigned, type Room, tieWords } from '@vincere/domain';
import type { Speech } from '../../languages/speech.ts';
import type { Book, BookVote } from '../book.ts';

type Stage = Debrief['stages'][number];

export function personName(
  { first_name, last_name }: { first_name: string; last_name: string },
  { t }: Speech,
): string {
  return `${first_name} ${last_name}`.trim() || t('Unknown participant');
}

/** A decision's letter, by its place in the scenario. */
export function letterOf(stage: Stage, decisionId: number): string {
  const index = stage.decisions.findIndex(({ id }) => id === decisionId);
  return index < 0 ? '?' : String.fromCharCode(65 + index);
}

export function titleOf(stage: Stage, decisionId: number | null): string {
  return stage.decisions.find(({ id }) => id === decisionId)?.title_of_decision ?? '';
}

/** How a stage's decision was reached. */
export function howDecided(stage: Stage, status: Debrief['run']['status'], { t }: Speech): string {
  const { chosen_decision_id, decided_by, decisions } = stage;
  if (chosen_decision_id === null || decided_by === null)
    // A scenario without decisions ends the simulation (ruling 4.7).
    return status === 'ENDED' ? t('The run was ended here') : t('The simulation ended here');
  if (decided_by !== 'majority') return t(tieWords[decided_by]);
  const all = decisions.reduce((sum, { votes }) => sum + votes, 0);
  const chosen = decisions.find(({ id }) => id === chosen_decision_id);
  return t('Majority, {votes} of {cast}', { votes: chosen?.votes ?? 0, cast: all });
}

/** `4 s`, `12 min 30 s`, `1 h 05 min`. */
export function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  const rest = Math.floor(seconds % 60);
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** The beginning of a text on one line, so that it tells which one it is; it ends with a whole word where it can. */
export function excerptOf(text: string, length = 140): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const begun = cut(line, length);
  const words = begun.replace(/[\s\p{P}]*\s\S*$/u, '');
  return `${words.length > length / 2 ? words : begun}…`;
}

/** Whom a post is by: as its author wrote it, or the persona of its room where it was left unsigned. */
export function authorOf(
  { author, handle, room_name }: { author: string; handle: string; room_name: Room },
  { said }: Speech,
): string {
  return isUnsigned({ name: author, handle }, room_name) ? said(author) : author;
}

/** The posts on which a vote rests, each in a line: its number in the sheet of posts, who says what. */
export function evidenceLines({ posts }: Book, say: Speech): (vote: BookVote) => string[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  return ({ evidence }) =>
    evidence.flatMap((id) => {
      const post = byId.get(id);
      return post === undefined ? [] : [`#${id} ${authorOf(post, say)}: ${excerptOf(post.content)}`];
    });
}
