import { useEffect, useRef, useState } from 'react';
import { buttonOfFact } from './FactTable.tsx';
import type { Fact } from './useFacts.ts';

/** What the inspector shows: a fact as it was when it was opened or saved, or a new one. */
type Opened = Fact | 'new';

/** Keeps which fact the inspector shows, asks before it is left with unsaved changes, and moves the focus. */
export function useInspectedFact(facts: readonly Fact[]) {
  const [opened, setOpened] = useState<Opened>();
  const [takesFocus, setTakesFocus] = useState(false);
  /** Where the author wants to go with unsaved changes. */
  const [leavingTo, setLeavingTo] = useState<{ opened: Opened | undefined; byKeyboard: boolean }>();
  const dirty = useRef(false);
  const shownLast = useRef<number>(undefined);
  const isToFocus = useRef(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const fact = opened === 'new' ? undefined : opened;
  const index = facts.findIndex(({ id }) => id === fact?.id);
  const goTo = (next: Opened | undefined, byKeyboard: boolean) => {
    setLeavingTo(undefined);
    setOpened(next);
    setTakesFocus(byKeyboard);
    if (next === undefined) focusButton(facts[index]?.id);
  };
  /** Returns the button of the fact that the inspector showed last, or the one that adds facts. */
  const buttonToFocus = () =>
    (shownLast.current === undefined ? null : document.getElementById(buttonOfFact(shownLast.current))) ??
    addButton.current;
  /** Focuses the button of a fact as soon as the list has it; undefined for the one that adds facts. */
  const focusButton = (id: number | undefined) => {
    shownLast.current = id;
    isToFocus.current = true;
  };
  useEffect(() => {
    const id = shownLast.current;
    if (!isToFocus.current || (id !== undefined && !facts.some((candidate) => candidate.id === id))) return;
    isToFocus.current = false;
    buttonToFocus()?.focus();
  });
  const ask = (next: Opened | undefined, byKeyboard: boolean) =>
    dirty.current ? setLeavingTo({ opened: next, byKeyboard }) : goTo(next, byKeyboard);
  return {
    opened,
    fact,
    index,
    addButton,
    ask,
    close: () => setOpened(undefined),
    /** Properties of the inspector. */
    inspector: {
      takesFocus,
      isLeaving: leavingTo !== undefined,
      dirty,
      returnTo: buttonToFocus,
      onClose: () => ask(undefined, false),
      onLeave: () => leavingTo && goTo(leavingTo.opened, leavingTo.byKeyboard),
      onStay: () => setLeavingTo(undefined),
      onSaved: (savedFact: Fact, isSheet: boolean) => {
        setOpened(isSheet ? undefined : savedFact);
        setTakesFocus(false);
        if (isSheet || fact === undefined) focusButton(savedFact.id);
      },
    },
  };
}
