import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type ArrowKey, type Layout, neighbourOf } from './layout.ts';
import type { MapEditing } from './ScenarioMap.tsx';

const isArrow = (key: string): key is ArrowKey => /^Arrow(Up|Down|Left|Right)$/.test(key);

/** Number of animation frames to wait for an added element. */
const maxFrames = 60;

/** Focuses an added element once it is visible: React Flow hides parts of the map until it has measured them. */
export function focusOnceShown(find: () => HTMLElement | null | undefined, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const target = find();
    target?.focus({ preventScroll: true });
    if (frames > 0 && (!target || document.activeElement !== target)) focusOnceShown(find, frames - 1);
  });
}

/** Focuses the card of a scenario; without one, the first card. */
export function focusCard(root: HTMLElement | null, scenario: number | undefined): void {
  // Wait for the render that shows the card.
  requestAnimationFrame(() => cardOf(root, scenario)?.focus({ preventScroll: true }));
}

function cardOf(root: HTMLElement | null, scenario: number | undefined): HTMLElement | null | undefined {
  const card = scenario === undefined ? null : root?.querySelector<HTMLElement>(`[data-card="${scenario}"]`);
  return card ?? root?.querySelector<HTMLElement>('[data-card]');
}

/**
 * Keyboard control of the map. One card is in the tab order, arrow keys move between cards, Enter opens a card. Delete removes
 * the clicked link, or else asks to delete the scenario. `onUnlink` removes the clicked link and returns whether there was one.
 */
export function useMapKeys(
  root: RefObject<HTMLDivElement | null>,
  layout: Layout,
  editing: MapEditing | undefined,
  onUnlink: () => boolean,
) {
  const [focused, setFocused] = useState<number>();
  const ids = layout.cards.map(({ scenario }) => scenario.id);
  const tabStop = [focused, editing?.chosen].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
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
  return { tabStop, onKeyDown };
}
