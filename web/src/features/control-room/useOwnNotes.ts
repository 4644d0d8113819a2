import { useEffect, useRef, useState } from 'react';
import { messageOf, send } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { formatTime } from '../../lib/format.ts';
import { getSession } from '../../lib/session.ts';
import { parseStored } from '../../lib/stored.ts';
import { t } from '../../lib/text.ts';
import { keepNotes } from './useControlRoom.ts';

const restMs = 800;

/** What is typed and not saved yet, and what the server had when it was begun. */
type Held = { base: string; text: string };

export type NotesState =
  | { kind: 'quiet' | 'typing' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string }
  /** Another facilitator changed the notes while these were being written. */
  | { kind: 'changed'; theirs: string };

/**
 * The facilitators' notes on a run, saved a moment after the last key. What is not saved yet stays in this browser; what
 * another facilitator wrote meanwhile is never overwritten unasked.
 */
export function useOwnNotes(runId: number, stored: string) {
  const [draft, setDraft, clearDraft] = useDraft(`own-notes:${getSession()?.id}:${runId}`);
  const held = parseStored(draft) as Held | null;
  const [state, setState] = useState<NotesState>({ kind: held === null ? 'quiet' : 'typing' });
  // A read that was under way may still bring one of these.
  const [mine] = useState(() => new Set<string>());
  const isChanged = held !== null && stored !== held.base && stored !== held.text && !mine.has(stored);
  const latest = useRef(held);
  const saving = useRef(Promise.resolve());

  const hold = (next: Held | null) => {
    latest.current = next;
    if (next === null) clearDraft();
    else setDraft(JSON.stringify(next));
  };

  const save = async (notes: string) => {
    setState({ kind: 'saving' });
    try {
      await send('saveFacilitatorNotes', { params: { runId }, body: { notes } });
      mine.add(notes);
      keepNotes(runId, notes);
      const now = latest.current;
      hold(now === null || now.text === notes ? null : { base: notes, text: now.text });
      const saved = { kind: 'saved', at: formatTime(new Date()) } as const;
      setState((before) => (before.kind === 'saving' ? saved : before));
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, t('Your notes could not be saved.')) });
    }
  };
  // One after the other: an older text must not arrive last.
  const saveNow = () => {
    const notes = held?.text;
    if (notes !== undefined) saving.current = saving.current.then(() => save(notes));
  };

  useEffect(() => {
    if (state.kind !== 'typing' || isChanged) return;
    const timer = setTimeout(saveNow, restMs);
    return () => clearTimeout(timer);
  }, [draft, state.kind, isChanged]);

  return {
    text: held?.text ?? stored,
    state: isChanged ? ({ kind: 'changed', theirs: stored } as const) : state,
    write: (text: string) => {
      hold({ base: held?.base ?? stored, text });
      setState({ kind: 'typing' });
    },
    /** Saves what stands in the field, over what anybody else wrote. */
    save: saveNow,
    /** Gives up what was typed for what the server has. */
    take: () => {
      hold(null);
      setState({ kind: 'quiet' });
    },
  };
}
