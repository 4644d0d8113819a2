import { useEffect, useRef, useState } from 'react';
import { CallFailed, messageOf } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { formatTime } from '../../lib/format.ts';
import { parseStored } from '../../lib/stored.ts';

/** A text is saved this long after the last key press. */
const saveDelayMs = 800;
/** A text that the server did not get is sent again after this time, or as soon as the browser is online again. */
const retryMs = 5_000;

/** Text that is not saved yet (`text`), and the server's text when typing began (`base`). */
type Unsaved = { base: string; text: string };

export type SavedState =
  | { kind: 'quiet' | 'typing' | 'saving' }
  | { kind: 'saved'; at: string }
  /** `isLost`: the server did not answer, so saving is tried again. */
  | { kind: 'failed'; message: string; isLost: boolean }
  /** Another facilitator changed the text in the meantime. */
  | { kind: 'changed'; theirs: string };

/** A text that all facilitators of a run share. `save` stores it, `failed` says that it could not be stored. */
export type SharedText = {
  /** The name under which this browser keeps unsaved text. */
  draftKey: string;
  stored: string;
  save: (text: string) => Promise<unknown>;
  failed: string;
};

/**
 * A text of the facilitators on a run, saved shortly after the last key press, and after a reconnection. Unsaved text is kept
 * in this browser. If another facilitator changed the text in the meantime, nothing is saved until the user has chosen a
 * version.
 */
export function useSavedText({ draftKey, stored, save: saveText, failed }: SharedText) {
  const [draft, setDraft, clearDraft] = useDraft(draftKey);
  const unsavedDraft = parseStored(draft) as Unsaved | null;
  const [state, setState] = useState<SavedState>({ kind: unsavedDraft === null ? 'quiet' : 'typing' });
  // Texts saved here. A read that began before a save can still return an older one: that is no foreign change.
  const [savedTexts] = useState(() => new Set<string>());
  const isChanged =
    unsavedDraft !== null &&
    stored !== unsavedDraft.base &&
    stored !== unsavedDraft.text &&
    !savedTexts.has(stored);
  const latestDraft = useRef(unsavedDraft);
  const saving = useRef(Promise.resolve());

  const store = (next: Unsaved | null) => {
    latestDraft.current = next;
    if (next === null) clearDraft();
    else setDraft(JSON.stringify(next));
  };

  const save = async (text: string) => {
    setState({ kind: 'saving' });
    try {
      await saveText(text);
      savedTexts.add(text);
      const now = latestDraft.current;
      store(now === null || now.text === text ? null : { base: text, text: now.text });
      const savedState = { kind: 'saved', at: formatTime(new Date()) } as const;
      setState((before) => (before.kind === 'saving' ? savedState : before));
    } catch (error) {
      setState({
        kind: 'failed',
        message: messageOf(error, failed),
        isLost: !(error instanceof CallFailed) || error.status >= 500,
      });
    }
  };
  // Save one after the other, so that an older text can't arrive last.
  const saveNow = () => {
    const text = unsavedDraft?.text;
    if (text !== undefined) saving.current = saving.current.then(() => save(text));
    return saving.current;
  };

  useEffect(() => {
    if (state.kind !== 'typing' || isChanged) return;
    const timer = setTimeout(() => void saveNow(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, state.kind, isChanged]);

  const isLost = state.kind === 'failed' && state.isLost;
  useEffect(() => {
    if (!isLost) return;
    const again = () => void saveNow();
    const timer = setTimeout(again, retryMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isLost, draft]);

  return {
    text: unsavedDraft?.text ?? stored,
    state: isChanged ? ({ kind: 'changed', theirs: stored } as const) : state,
    write: (text: string) => {
      store({ base: unsavedDraft?.base ?? stored, text });
      setState({ kind: 'typing' });
    },
    /** Saves the text of the field, overwriting the server's. */
    save: saveNow,
    /** Waits until typed text is saved, unless the user has to choose a version first. */
    flush: () => (isChanged ? Promise.resolve() : saveNow()),
    /** Discards the typed text and shows the server's. */
    discardOwn: () => {
      store(null);
      setState({ kind: 'quiet' });
    },
  };
}
