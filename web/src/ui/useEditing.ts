import { useEffect, useRef, useState } from 'react';
import { readShownAgain } from '../lib/api.ts';
import { useDraft } from '../lib/drafts.ts';
import type { EditableTextProps } from './EditableText.tsx';
import { toastError } from './Toaster.tsx';

type State = 'idle' | 'saving' | 'saved' | 'undone';

/** Whether others have changed the text from `from` to something other than `text`. */
function isClash(now: string, from: string, text: string): boolean {
  return now !== from && now.trim() !== text.trim();
}

/**
 * State of editing a text in place. Before a save or an undo, it reads the text again, so that changes by others since `base`
 * are not overwritten unseen.
 */
export function useEditing({
  value,
  draft,
  validate,
  onSave,
  failure,
}: Pick<EditableTextProps, 'value' | 'draft' | 'validate' | 'onSave' | 'failure'>) {
  const [typed, type, clear] = useDraft(draft, value);
  /** The text when editing began. */
  const [base, keepBase, clearBase] = useDraft(`${draft}:base`);
  const [isOpen, setIsOpen] = useState(typed !== value);
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<{ former: string; text: string }>();
  const returnsFocus = useRef(false);
  const shown = useRef(value);
  useEffect(() => {
    shown.current = value;
  }, [value]);
  const isSaving = state === 'saving';
  const isClashing = isOpen && !isSaving && isClash(value, base, typed);

  const open = () => {
    clear();
    keepBase(value);
    setError(undefined);
    setIsOpen(true);
  };
  const close = () => {
    clear();
    clearBase();
    setError(undefined);
    setIsOpen(false);
    returnsFocus.current = true;
  };
  const store = async (text: string, from: string, then: 'saved' | 'undone') => {
    setState('saving');
    setError(undefined);
    await readShownAgain();
    if (isClash(shown.current, from, text)) {
      type(text);
      keepBase(from);
      setIsOpen(true);
      setState('idle');
      return;
    }
    try {
      await onSave(text);
      await rendered();
      setSaved(then === 'saved' ? { former: from, text: shown.current } : undefined);
      setState(then);
      close();
    } catch (problem) {
      setState(then === 'undone' ? 'saved' : 'idle');
      setError(failure.text(problem));
      toastError(failure.title, failure.text(problem));
    }
  };
  const save = (from: string) => {
    if (isSaving) return;
    if (typed.trim() === value.trim()) return close();
    const wrong = validate?.(typed);
    if (wrong !== undefined) return setError(wrong);
    keepBase(from);
    void store(typed, from, 'saved');
  };
  return {
    typed,
    type,
    isOpen,
    isClashing,
    state,
    error,
    open,
    close,
    save: () => (isClashing ? undefined : save(base)),
    /** Saves and overwrites the text of others, which is being shown. */
    replace: () => save(value),
    undo: state === 'saved' && saved ? () => void store(saved.former, saved.text, 'undone') : undefined,
    /** Ref of the edit button. Focuses it once after editing. */
    pencil: (button: HTMLButtonElement | null) => {
      if (button === null || !returnsFocus.current) return;
      returnsFocus.current = false;
      button.focus();
    },
  };
}

/** Waits for the next task, when the data read has been rendered. */
function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
