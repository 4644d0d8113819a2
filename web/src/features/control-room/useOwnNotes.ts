import { useEffect, useRef, useState } from 'react';
import { CallFailed, messageOf, send } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { formatTime } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { parseStored } from '../../lib/stored.ts';
import { t } from '../../lib/text.ts';
import { cacheNotes } from './useControlRoom.ts';

/** Notes are saved this long after the last key press. */
const saveDelayMs = 800;
/** Notes that the server did not get are sent again after this time, or as soon as the browser is online again. */
const retryMs = 5_000;

/** Text that is not saved yet (`text`), and the server's text when typing began (`base`). */
type Unsaved = { base: string; text: string };

export type NotesState =
  | { kind: 'quiet' | 'typing' | 'saving' }
  | { kind: 'saved'; at: string }
  /** `isLost`: the server did not answer, so saving is tried again. */
  | { kind: 'failed'; message: string; isLost: boolean }
  /** Another facilitator changed the notes in the meantime. */
  | { kind: 'changed'; theirs: string };

/**
 * The facilitators' notes on a run, saved shortly after the last key press, and after a reconnection. Unsaved text is kept in
 * this browser. If another
 * facilitator changed the notes in the meantime, nothing is saved until the user has chosen a version.
 */
export function useOwnNotes(runId: number, stored: string) {
  const [draft, setDraft, clearDraft] = useDraft(`own-notes:${getSession()?.id}:${runId}`);
  const unsaved = parseStored(draft) as Unsaved | null;
  const [state, setState] = useState<NotesState>({ kind: unsaved === null ? 'quiet' : 'typing' });
  // Texts saved here. A read that began before a save can still return an older one: that is no foreign change.
  const [savedTexts] = useState(() => new Set<string>());
  const isChanged =
    unsaved !== null && stored !== unsaved.base && stored !== unsaved.text && !savedTexts.has(stored);
  const latest = useRef(unsaved);
  const saving = useRef(Promise.resolve());

  const store = (next: Unsaved | null) => {
    latest.current = next;
    if (next === null) clearDraft();
    else setDraft(JSON.stringify(next));
  };

  const save = async (notes: string) => {
    setState({ kind: 'saving' });
    try {
      await send('saveFacilitatorNotes', { params: { runId }, body: { notes } });
      savedTexts.add(notes);
      cacheNotes(runId, notes);
      const now = latest.current;
      store(now === null || now.text === notes ? null : { base: notes, text: now.text });
      const saved = { kind: 'saved', at: formatTime(new Date()) } as const;
      setState((before) => (before.kind === 'saving' ? saved : before));
    } catch (error) {
      setState({
        kind: 'failed',
        message: messageOf(error, t('Your notes could not be saved.')),
        isLost: !(error instanceof CallFailed) || error.status >= 500,
      });
    }
  };
  // Save one after the other, so that an older text can't arrive last.
  const saveNow = () => {
    const notes = unsaved?.text;
    if (notes !== undefined) saving.current = saving.current.then(() => save(notes));
  };

  useEffect(() => {
    if (state.kind !== 'typing' || isChanged) return;
    const timer = setTimeout(saveNow, saveDelayMs);
    return () => clearTimeout(timer);
  }, [draft, state.kind, isChanged]);

  const isLost = state.kind === 'failed' && state.isLost;
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(saveNow, retryMs);
    addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', saveNow);
    };
  }, [isLost, draft]);

  return {
    text: unsaved?.text ?? stored,
    state: isChanged ? ({ kind: 'changed', theirs: stored } as const) : state,
    write: (text: string) => {
      store({ base: unsaved?.base ?? stored, text });
      setState({ kind: 'typing' });
    },
    /** Saves the text of the field, overwriting the server's. */
    save: saveNow,
    /** Discards the typed text and shows the server's. */
    discardOwn: () => {
      store(null);
      setState({ kind: 'quiet' });
    },
  };
}
