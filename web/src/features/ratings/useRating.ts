import type { GivenRating } from '@vincere/domain';
import { useEffect } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { useSession } from '../../lib/session/session.ts';
import {
  isCollision,
  type NewRating,
  type Place,
  parseDraft,
  ratingDraftKey,
  ratingOutbox,
  type SavedRating,
  scopeOf,
  sendRating,
  sendTyped,
  type UnsentRating,
} from './rating-outbox.ts';

/** A typed remark is saved this long after the last key press. */
const saveDelayMs = 800;

/** The number of earlier ratings of this device that are stored with an unsent one. The browser's storage is small. */
const keptSent = 20;

const nothing: GivenRating = { mark: null, remark: '', may_be_shared: false };

/**
 * The rating of one place. A typed remark is saved shortly after the last key press, everything else at once. It is kept in
 * this browser until the server has it. `savedRating` is what the server has.
 */
export function useRating(runId: number, place: Place, savedRating: SavedRating | undefined) {
  const scope = scopeOf(useSession()?.id ?? 0, runId, place);
  const [draft, setDraft, clearDraft] = useDraft(ratingDraftKey(scope));
  const typedRating = parseDraft(draft);
  const items = ratingOutbox.useItems(scope);
  const collisions = items.filter(isCollision);
  const lastItem = items.findLast((item) => !isCollision(item));
  const unsavedItem = lastItem?.state === 'sent' ? undefined : lastItem;
  const givenRating: GivenRating = typedRating?.rating ?? lastItem?.data.rating ?? savedRating ?? nothing;
  const data = (changes: Partial<GivenRating>): NewRating => {
    const { mark, remark, may_be_shared } = { ...givenRating, ...changes };
    const { revision, sent } = basisOf(typedRating, lastItem, savedRating);
    return { runId, rating: { ...place, mark, remark, may_be_shared, revision }, sent };
  };

  const sendNow = () => {
    if (typedRating === null) return;
    clearDraft();
    sendRating(scope, typedRating);
  };
  useEffect(() => {
    const timer = setTimeout(sendNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, scope]);
  // The field may be left by choosing another stage or page before the delay is over.
  useEffect(() => () => sendTyped(scope), [scope]);

  return {
    given: givenRating,
    state: typedRating !== null ? ('typing' as const) : unsavedItem?.state,
    /** The server's refusal of the rating; undefined if it did not refuse it. */
    refusal: unsavedItem && refusalOf(unsavedItem),
    /** The ratings of this device that were not saved because another device has changed the rating, oldest first. */
    collisions,
    /** Saves the changes at once. */
    save: (changes: Partial<GivenRating>) => {
      clearDraft();
      sendRating(scope, data(changes));
    },
    /** Saves the remark after a short pause. */
    type: (remark: string) => setDraft(JSON.stringify(data({ remark }))),
    /** Saves a typed remark without waiting for the pause. */
    sendNow,
    retry: () => unsavedItem && ratingOutbox.retry(unsavedItem),
    /** Discards what was not saved. */
    discard: () => unsavedItem && ratingOutbox.discard(unsavedItem),
    /** Saves a rating that collided in place of the one that is shown. */
    use: (collision: UnsentRating) => {
      clearDraft();
      const { mark, remark, may_be_shared } = collision.data.rating;
      sendRating(scope, data({ mark, remark, may_be_shared }));
      ratingOutbox.discard(collision);
    },
    /** Discards a rating that collided. */
    drop: (collision: UnsentRating) => ratingOutbox.discard(collision),
  };
}

/** Returns what a change of the shown rating is based on: what is typed, or else what is being sent, or else what is stored. */
function basisOf(
  typedRating: NewRating | null,
  lastItem: UnsentRating | undefined,
  savedRating: SavedRating | undefined,
): { revision: number; sent: readonly GivenRating[] } {
  if (typedRating !== null) return { revision: typedRating.rating.revision, sent: typedRating.sent ?? [] };
  if (lastItem === undefined) return { revision: savedRating?.revision ?? 0, sent: [] };
  const { rating, sent = [] } = lastItem.data;
  const { mark, remark, may_be_shared, revision } = rating;
  return { revision, sent: [...sent, { mark, remark, may_be_shared }].slice(-keptSent) };
}
