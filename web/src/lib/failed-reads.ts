import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Lets a read that failed count as failed until the next try has been answered: what tells of it stays, with its button,
 * which is busy then and keeps the focus. Left alone, TanStack forgets the failure as soon as it tries again. Who comes
 * to a page sees it load, whatever was tried before.
 */
export function holdFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  cache.subscribe((event) => {
    const { query } = event;
    // Nobody sees it yet, or any longer.
    if (query.getObserversCount() === 0) failures.delete(query);
    else if (event.type === 'updated') {
      const { action } = event;
      if (action.type === 'error') failures.set(query, action.error);
      const error = failures.get(query);
      const isForgotten = action.type === 'fetch' && query.state.status === 'pending';
      if (isForgotten && error !== undefined) query.setState({ ...query.state, status: 'error', error });
    }
  });
}
