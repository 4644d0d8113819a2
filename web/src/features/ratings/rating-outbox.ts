import type { Answer, Calls, Input } from '@vincere/contract';
import { type GivenRating, isSameRating, normalRating } from '@vincere/domain';
import { useEffect } from 'react';
import { CallFailed, queryClient, queryOf, send } from '../../lib/api.ts';
import { yieldToEventLoop } from '../../lib/browser/yield.ts';
import { dropDraft, listDrafts, readDraft } from '../../lib/drafts.ts';
import { createOutbox, refusalOf, resumeMs } from '../../lib/outbox/outbox.ts';
import type { OutboxItem } from '../../lib/outbox/store.ts';
import { getSession } from '../../lib/session/session.ts';
import { parseStored } from '../../lib/stored.ts';

export type Ratings = Answer<Calls['getRatings']>;
export type SavedRating = Ratings['own'][number];
type Rating = Input<Calls['saveRating']>['body'];

/** The place of a rating: one objective in one stage, for the whole group or one room. */
export type Place = Pick<Rating, 'stage_number' | 'objective_id' | 'room_name'>;
/**
 * A rating that is based on `revision` of the stored one. `sent` has the ratings of this device that it replaces: the server may
 * have stored them since, without an answer that arrived.
 */
export type NewRating = { runId: number; rating: Rating; sent?: readonly GivenRating[] };
export type UnsentRating = OutboxItem<NewRating>;

/** Returns the start of the scopes of all ratings of a person in a run. */
export const ratingsOf = (userId: number, runId: number) => `${userId}:${runId}:`;

/** Returns the scope of a rating: it names the person, the run and the place. */
export const scopeOf = (userId: number, runId: number, { stage_number, objective_id, room_name }: Place) =>
  `${ratingsOf(userId, runId)}${stage_number}:${objective_id}:${room_name ?? 'group'}`;

/** Returns whether two ratings have the same place. */
export const isSamePlace = (place: Place, other: Place) =>
  place.stage_number === other.stage_number &&
  place.objective_id === other.objective_id &&
  place.room_name === other.room_name;

const keyOf = (runId: number) => queryOf('getRatings', { params: { runId } }).queryKey;

/** Returns the newer rating of another device with which the server refused one; undefined for other errors. */
const newerRating = (error: unknown) =>
  error instanceof CallFailed && error.code === 'rating.changed'
    ? (error.body['rating'] as SavedRating)
    : undefined;

/** Ratings that the server has not confirmed. */
export const ratingOutbox = createOutbox<NewRating, SavedRating>({
  name: 'ratings',
  send: async ({ runId, rating, sent = [] }) => {
    const save = (revision: number) =>
      send('saveRating', { params: { runId }, body: { ...rating, revision } });
    try {
      return await save(rating.revision);
    } catch (error) {
      const newer = newerRating(error);
      if (newer === undefined) throw error;
      if (sent.some((sentRating) => isSameRating(normalRating(sentRating), newer)))
        return save(newer.revision);
      await cacheRating(runId, newer);
      throw error;
    }
  },
  onSent: (savedRating, { data: { runId } }) => cacheRating(runId, savedRating),
  // The run may have become unratable. The block says what was not saved.
  onFailed: (_error, { data: { runId } }) => void queryClient.invalidateQueries({ queryKey: keyOf(runId) }),
});

/** Shows a rating that the server has, and reads all of them again. Resolves when the page has it. */
async function cacheRating(runId: number, savedRating: SavedRating): Promise<void> {
  const queryKey = keyOf(runId);
  // Cancel reads under way: their result may be older than this answer.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Ratings>(
    queryKey,
    (ratings) =>
      ratings && {
        ...ratings,
        own: [...ratings.own.filter((rating) => !isSamePlace(rating, savedRating)), savedRating],
      },
  );
  void queryClient.invalidateQueries({ queryKey });
  // The page gets the cached rating in the next task. If the item were removed before, it would show the former rating.
  await yieldToEventLoop();
}

/** Returns whether the server refused a rating because another device has changed it. */
export const isCollision = (item: UnsentRating): boolean =>
  item.state === 'failed' && refusalOf(item)?.code === 'rating.changed';

const draftStart = 'rating:';

/** Returns the key of the draft of a rating, which is typed and not yet sent. */
export const ratingDraftKey = (scope: string) => draftStart + scope;

/** Returns the rating of a draft; null without one. */
export const parseDraft = (draft: string | null) => parseStored(draft) as NewRating | null;

/**
 * Sends a rating in place of the earlier ones of its scope that the server has not confirmed. Those that collide stay until the
 * person decides, except if it goes on from them.
 */
export function sendRating(scope: string, data: NewRating): void {
  const goesOnFrom = ({ data: { rating } }: UnsentRating) =>
    data.sent?.some((sentRating) => isSameRating(sentRating, rating)) === true;
  for (const earlier of ratingOutbox.list(scope))
    if (!isCollision(earlier) || goesOnFrom(earlier)) ratingOutbox.discard(earlier);
  void ratingOutbox.add(scope, data);
}

/** Sends the typed rating of a scope, if there is one. */
export function sendTyped(scope: string): void {
  const typedRating = parseDraft(readDraft(ratingDraftKey(scope)));
  // After a log-out, the draft waits for its author.
  if (typedRating === null || getSession() === null) return;
  dropDraft(ratingDraftKey(scope));
  sendRating(scope, typedRating);
}

/** Sends what a person has rated in a run on an earlier page, and what waits for the connection. */
export function useResumedRatings(userId: number, runId: number): void {
  useEffect(() => {
    const start = ratingsOf(userId, runId);
    for (const { key } of listDrafts(ratingDraftKey(start))) sendTyped(key.slice(draftStart.length));
    const resume = () => ratingOutbox.resumeAll(start);
    resume();
    const timer = setInterval(resume, resumeMs);
    return () => clearInterval(timer);
  }, [userId, runId]);
}
