import { type RefObject, useEffect, useEffectEvent } from 'react';

/** So long in ms a post stands before somebody's eyes until it counts as read. */
const dwellMs = 1_000;
/** What part of a post must be on the screen; of one that is longer than the screen, what part of the screen it must fill. */
const partInSight = 0.5;

/** Tells of each of the posts in a list, by its place, once it has stood before the reader's eyes for a moment. */
export function useWatched(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onSeen: (id: number) => void,
): void {
  const tell = useEffectEvent(onSeen);
  const key = ids.join();
  useEffect(() => {
    const posts = [...(list.current?.children ?? [])];
    const idOf = new Map(key.split(',').map((id, place) => [posts[place], Number(id)]));
    const timers = new Map<Element, NodeJS.Timeout | number>();
    const look = (post: Element) => {
      const id = idOf.get(post);
      if (id !== undefined && document.visibilityState === 'visible') tell(id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
          const isInSight =
            isIntersecting &&
            (intersectionRatio >= partInSight || intersectionRect.height >= innerHeight * partInSight);
          clearTimeout(timers.get(target));
          if (isInSight) timers.set(target, setTimeout(look, dwellMs, target));
        }
      },
      { threshold: [0, 0.1, 0.25, partInSight, 0.75] },
    );
    for (const post of posts) observer.observe(post);
    return () => {
      observer.disconnect();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [list, key]);
}
