import { useEffect, useRef, useState } from 'react';
import { readShownAgain } from '../../lib/api.ts';
import { useDraft } from '../../lib/drafts.ts';
import { toastError } from '../toasts/Toaster.tsx';
import type { EditableTextProps } from './EditableText.tsx';

type State = 'idle' | 'saving' | 'saved' | 'undone';

/** Returns whether someone else has changed the text since `base`, to something other than `wantedText`. */
function isClash(currentText: string, base: string, wantedText: string): boolean {
  return currentText !== base && currentText.trim() !== wantedText.trim();
}

/**
 * The state of a text that is edited in place. Before a save or an undo, it reads the text again. If someone else has changed
 * the text meanwhile, it reopens the editor instead, which shows both texts.
 */
export function useEditing({
  value,
  draft,
  validate,
  onSave,
  failure,
}: Pick<EditableTextProps, 'value' | 'draft' | 'validate' | 'onSave' | 'failure'>) {
  const [typed, setTyped, clear] = useDraft(draft, value);
  /** The text when editing began. */
  const [base, keepBase, clearBase] = useDraft(`${draft}:base`);
  const [isOpen, setIsOpen] = useState(typed !== value);
  const [state, setState] = useState<State>('idle');
  const [error, setError] = useState<string>();
  const [saved, setSaved] = useState<{ former: string; text: string }>();
  const returnsFocus = useRef(false);
  const latestValue = useRef(value);
  useEffect(() => {
    latestValue.current = value;
  }, [value]);
  const isSaving = state === 'saving';
  const isClashing = isOpen && !isSaving && isClash(value, base, typed);

  const openEditor = () => {
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
  const store = async (text: string, from: string, finalState: 'saved' | 'undone') => {
    setState('saving');
    setError(undefined);
    await readShownAgain();
    if (isClash(latestValue.current, from, text)) {
      setTyped(text);
      keepBase(from);
      setIsOpen(true);
      setState('idle');
      return;
    }
    try {
      await onSave(text);
      await nextRender();
      setSaved(finalState === 'saved' ? { former: from, text: latestValue.current } : undefined);
      setState(finalState);
      close();
    } catch (problem) {
      setState(finalState === 'undone' ? 'saved' : 'idle');
      setError(failure.text(problem));
      toastError(failure.title, failure.text(problem));
    }
  };
  const save = (from: string) => {
    if (isSaving) return;
    if (typed.trim() === value.trim()) return close();
    const problem = validate?.(typed);
    if (problem !== undefined) return setError(problem);
    keepBase(from);
    void store(typed, from, 'saved');
  };
  return {
    typed,
    setTyped,
    isOpen,
    isClashing,
    state,
    error,
    open: openEditor,
    close,
    /** Saves the text. While it clashes with a change by someone else, the user must choose `replace` or `close`. */
    save: () => (isClashing ? undefined : save(base)),
    /** Saves the text over that of someone else, which the editor shows. */
    replace: () => save(value),
    undo: state === 'saved' && saved ? () => void store(saved.former, saved.text, 'undone') : undefined,
    /** Ref of the edit button. Returns the focus to it when the editor closes. */
    editButton: (button: HTMLButtonElement | null) => {
      if (button === null || !returnsFocus.current) return;
      returnsFocus.current = false;
      button.focus();
    },
  };
}

/** Waits one task, until React has rendered the text that `onSave` has read again. */
function nextRender(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
