import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A post counts as read after it was visible for this time (ms). */
const dwellMs = 1_000;
/** A post counts as visible if this fraction of it is on the screen or if it fills this fraction of the screen. */
const visibleFraction = 0.5;

/**
 * Calls `onSeen` with the id of a post once it has been visible for a second. The children of `list` are the posts, in the order
 * of `ids`.
 */
export function useSeenPosts(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onSeen: (id: number) => void,
): void {
  const reportSeen = useEffectEvent(onSeen);
  const key = ids.join();
  useEffect(() => {
    const posts = [...(list.current?.children ?? [])];
    const idOf = new Map(key.split(',').map((id, place) => [posts[place], Number(id)]));
    const timers = new Map<Element, NodeJS.Timeout | number>();
    const reportIfVisible = (post: Element) => {
      const id = idOf.get(post);
      if (id !== undefined && document.visibilityState === 'visible') reportSeen(id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
          const isVisible =
            isIntersecting &&
            (intersectionRatio >= visibleFraction ||
              intersectionRect.height >= innerHeight * visibleFraction);
          clearTimeout(timers.get(target));
          if (isVisible) timers.set(target, setTimeout(reportIfVisible, dwellMs, target));
        }
      },
      { threshold: [0, 0.1, 0.25, visibleFraction, 0.75] },
    );
    for (const post of posts) observer.observe(post);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [list, key]);
}
