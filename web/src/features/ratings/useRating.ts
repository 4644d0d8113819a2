import { useEffect } from 'react';
import { useDraft } from '../../lib/drafts.ts';
import { refusalOf } from '../../lib/outbox/outbox.ts';
import { useSession } from '../../lib/session.ts';
import {
  type Given,
  type Place,
  parseDraft,
  ratingDraftKey,
  ratingOutbox,
  type SavedRating,
  scopeOf,
  sendRating,
  sendTyped,
} from './rating-outbox.ts';

/** A typed remark is saved this long after the last key press. */
const saveDelayMs = 800;

const nothing: Given = { mark: null, remark: '', may_be_shared: false };

/**
 * The rating of one place. A typed remark is saved shortly after the last key press, everything else at once. It is kept in
 * this browser until the server has it. `saved` is what the server has.
 */
export function useRating(runId: number, place: Place, saved: SavedRating | undefined) {
  const scope = scopeOf(useSession()?.id ?? 0, runId, place);
  const [draft, setDraft, clearDraft] = useDraft(ratingDraftKey(scope));
  const typed = parseDraft(draft);
  const last = ratingOutbox.useItems(scope).at(-1);
  const unsaved = last?.state === 'sent' ? undefined : last;
  const given: Given = typed?.rating ?? last?.data.rating ?? saved ?? nothing;
  const data = (changes: Partial<Given>) => {
    const { mark, remark, may_be_shared } = { ...given, ...changes };
    return { runId, rating: { ...place, mark, remark, may_be_shared } };
  };

  const sendNow = () => {
    if (typed === null) return;
    clearDraft();
    sendRating(scope, typed);
  };
  useEffect(() => {
    const timer = setTimeout(sendNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, scope]);
  // The field may be left by choosing another stage or page before the delay is over.
  useEffect(() => () => sendTyped(scope), [scope]);

  return {
    given,
    state: typed !== null ? ('typing' as const) : unsaved?.state,
    /** The server's refusal of the rating; undefined if it did not refuse it. */
    refusal: unsaved && refusalOf(unsaved),
    /** Saves the changes at once. */
    save: (changes: Partial<Given>) => {
      clearDraft();
      sendRating(scope, data(changes));
    },
    /** Saves the remark after a short pause. */
    type: (remark: string) => setDraft(JSON.stringify(data({ remark }))),
    /** Saves a typed remark without waiting for the pause. */
    sendNow,
    retry: () => unsaved && ratingOutbox.retry(unsaved),
    /** Discards what was not saved. */
    discard: () => unsaved && ratingOutbox.discard(unsaved),
  };
}
