import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type ArrowKey, type Layout, neighbourOf } from './layout.ts';
import type { MapEditing } from './ScenarioMap.tsx';

const isArrow = (key: string): key is ArrowKey => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** For how many frames what was added is waited for. */
const framesUntilShown = 60;

/** Moves the focus to what was just added, once it shows: a part of the map is hidden until it has been measured. */
export function focusOnceShown(find: () => HTMLElement | null | undefined, frames = framesUntilShown): void {
  requestAnimationFrame(() => {
    const found = find();
    found?.focus({ preventScroll: true });
    if (frames > 0 && (!found || document.activeElement !== found)) focusOnceShown(find, frames - 1);
  });
}

/** The card of a scenario takes the focus, or the first card. */
export function focusCard(root: HTMLElement | null, scenario: number | undefined): void {
  // After the render that shows it.
  requestAnimationFrame(() => cardOf(root, scenario)?.focus({ preventScroll: true }));
}

function cardOf(root: HTMLElement | null, scenario: number | undefined): HTMLElement | null | undefined {
  const found = scenario === undefined ? null : root?.querySelector<HTMLElement>(`[data-card="${scenario}"]`);
  return found ?? root?.querySelector<HTMLElement>('[data-card]');
}

/**
 * The map by keyboard: the tab key stops at one card, arrow keys go from card to card, Enter opens, Delete asks (or takes
 * away the link that was clicked). `onUnlink` says whether there was one.
 */
export function useMapKeys(
  root: RefObject<HTMLDivElement | null>,
  layout: Layout,
  editing: MapEditing | undefined,
  onUnlink: () => boolean,
) {
  const [focused, setFocused] = useState<number>();
  const ids = layout.cards.map(({ scenario }) => scenario.id);
  const stop = [focused, editing?.chosen].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing === undefined || !(event.target instanceof HTMLElement)) return;
    const isDelete = event.key === 'Delete' || event.key === 'Backspace';
    if (isDelete && onUnlink()) return;
    const id = Number(event.target.dataset['card']);
    if (!ids.includes(id)) return;
    if (isDelete) {
      const card = layout.cards.find(({ scenario }) => scenario.id === id);
      if (card) editing.onDelete(card.scenario);
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = neighbourOf(layout.cards, id, event.key);
    if (next === undefined) return;
    setFocused(next);
    cardOf(root.current, next)?.focus({ preventScroll: true });
  };
  return { stop, onKeyDown };
}
