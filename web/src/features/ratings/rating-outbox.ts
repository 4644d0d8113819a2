import type { Answer, Calls, Input } from '@vincere/contract';
import { useEffect } from 'react';
import { queryClient, queryOf, send } from '../../lib/api.ts';
import { dropDraft, listDrafts, readDraft } from '../../lib/drafts.ts';
import { createOutbox, resumeMs } from '../../lib/outbox/outbox.ts';
import { getSession } from '../../lib/session.ts';
import { parseStored } from '../../lib/stored.ts';
import { yieldToEventLoop } from '../../lib/yield.ts';

export type Ratings = Answer<Calls['getRatings']>;
export type SavedRating = Ratings['own'][number];
type Rating = Input<Calls['saveRating']>['body'];

/** The place of a rating: one objective in one stage, for the whole group or one room. */
export type Place = Pick<Rating, 'stage_number' | 'objective_id' | 'room_name'>;
/** The mark and the remark of a person. */
export type Given = Omit<Rating, keyof Place>;
export type NewRating = { runId: number; rating: Rating };

/** Returns the start of the scopes of all ratings of a person in a run. */
export const ratingsOf = (userId: number, runId: number) => `${userId}:${runId}:`;

/** Returns the scope of a rating: it names the person, the run and the place. */
export const scopeOf = (userId: number, runId: number, { stage_number, objective_id, room_name }: Place) =>
  `${ratingsOf(userId, runId)}${stage_number}:${objective_id}:${room_name ?? 'group'}`;

/** Returns whether two ratings have the same place. */
export const isSamePlace = (one: Place, other: Place) =>
  one.stage_number === other.stage_number &&
  one.objective_id === other.objective_id &&
  one.room_name === other.room_name;

const keyOf = (runId: number) => queryOf('getRatings', { params: { runId } }).queryKey;

/** Ratings that the server has not confirmed. */
export const ratingOutbox = createOutbox<NewRating, SavedRating>({
  name: 'ratings',
  send: ({ runId, rating }) => send('saveRating', { params: { runId }, body: rating }),
  onSent: async (saved, { data: { runId } }) => {
    const queryKey = keyOf(runId);
    // Cancel reads under way: their result may be older than this answer.
    await queryClient.cancelQueries({ queryKey });
    const isEmpty = saved.mark === null && saved.remark === '';
    queryClient.setQueryData<Ratings>(
      queryKey,
      (ratings) =>
        ratings && {
          ...ratings,
          own: [...ratings.own.filter((one) => !isSamePlace(one, saved)), ...(isEmpty ? [] : [saved])],
        },
    );
    void queryClient.invalidateQueries({ queryKey });
    // The page gets the cached rating in the next task. If the item were removed before, it would show the former rating.
    await yieldToEventLoop();
  },
  // The run may have become unratable. The block says what was not saved.
  onFailed: (_error, { data: { runId } }) => void queryClient.invalidateQueries({ queryKey: keyOf(runId) }),
});

const draftStart = 'rating:';

/** Returns the key of the draft of a rating, which is typed and not yet sent. */
export const ratingDraftKey = (scope: string) => draftStart + scope;

/** Returns the rating of a draft; null without one. */
export const parseDraft = (draft: string | null) => parseStored(draft) as NewRating | null;

/** Sends a rating in place of the earlier ones of its scope that the server has not confirmed. */
export function sendRating(scope: string, data: NewRating): void {
  for (const earlier of ratingOutbox.list(scope)) ratingOutbox.discard(earlier);
  void ratingOutbox.add(scope, data);
}

/** Sends the typed rating of a scope, if there is one. */
export function sendTyped(scope: string): void {
  const typed = parseDraft(readDraft(ratingDraftKey(scope)));
  // After a log-out, the draft waits for its author.
  if (typed === null || getSession() === null) return;
  dropDraft(ratingDraftKey(scope));
  sendRating(scope, typed);
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
