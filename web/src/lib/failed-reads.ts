import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Lets a read that failed count as failed until the next try has been answered: what tells of it stays, with its button,
 * which is busy then and keeps the focus. Left alone, TanStack forgets the failure as soon as it tries again. Who comes
 * to a page, or opens a dialog, sees it load, whatever was tried before.
 */
export function holdFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  /** Observers that ask for nothing just now: those of a closed dialog. */
  const resting = new WeakSet();
  cache.subscribe((event) => {
    const { query, type } = event;
    if (type === 'observerAdded' || type === 'observerOptionsUpdated') {
      const { observer } = event;
      if (observer.options.enabled === false) resting.add(observer);
      else if (resting.delete(observer) || type === 'observerAdded') failures.delete(query);
    } else if (query.getObserversCount() === 0) failures.delete(query);
    else if (type === 'updated') {
      const { action } = event;
      if (action.type === 'error') failures.set(query, action.error);
      const error = failures.get(query);
      const isForgotten = action.type === 'fetch' && query.state.status === 'pending';
      if (isForgotten && error !== undefined) query.setState({ ...query.state, status: 'error', error });
    }
  });
}
