import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Lets a read that failed count as failed until the next try has been answered: what tells of it stays, with its button,
 * which is busy then and keeps the focus. Left alone, TanStack forgets the failure as soon as it tries again. Who comes
 * back to a page sees it load anew.
 */
export function holdFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    const { query } = event;
    if (event.type === 'observerRemoved' && query.getObserversCount() === 0) failures.delete(query);
    if (event.type !== 'updated') return;
    const { error, status } = query.state;
    if (event.action.type === 'error' && error !== null) failures.set(query, error);
    const failure = failures.get(query);
    if (event.action.type === 'fetch' && status === 'pending' && failure !== undefined)
      query.setState({ ...query.state, status: 'error', error: failure });
  });
}
