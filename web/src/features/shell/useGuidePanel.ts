import { useMatches } from '@tanstack/react-router';
import { isFinished } from '@vincere/domain';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { sectionOfPage } from '../guide/section-of-page.ts';

const pageOfRun = '/admin/runs/$runId';

/**
 * The state of the panel with the guide, which the key `?` opens and closes, and the page beside it. Closing returns the focus
 * to where it was.
 */
export function useGuidePanel() {
  const [isWanted, setIsWanted] = useState(false);
  const focusedElement = useRef<Element | null>(null);
  const match = useMatches().at(-1);
  const path = match?.fullPath ?? '';
  const isGuidePage = path.startsWith('/admin/guide');
  const isOpen = isWanted && !isGuidePage;
  const { runId: id } = (match?.params ?? {}) as { runId?: string };
  const runId = path.startsWith(pageOfRun) && Number.isSafeInteger(Number(id)) ? Number(id) : null;
  const run = useRead('getRun', { params: { runId: runId ?? 0 } }, { enabled: isOpen && runId !== null });
  const isOver = run.data !== undefined && isFinished(run.data.status);

  const toggle = () => {
    if (!isOpen) focusedElement.current = document.activeElement;
    setIsWanted(!isOpen);
    if (isOpen && focusedElement.current instanceof HTMLElement) focusedElement.current.focus();
  };
  // A layout effect, so that the key works as soon as the page is seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isGuidePage) return;
      if (isTyping(event.target) || document.querySelector(openDialog) !== null) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
  return {
    isOpen,
    toggle,
    isGuidePage,
    page: { sectionOfPage: sectionOfPage(path, isOver), runId, isInPlay: !isOver },
  };
}

const openDialog = '.scrim:not([data-ending-style]), dialog[open]';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
