import type { Query, QueryCache } from '@tanstack/react-query';

/**
 * Keeps a failed read in the error state until its retry has been answered, so that the error message stays and its retry
 * button shows as busy and keeps the focus. By default TanStack returns to the pending state when a retry starts. When a
 * page or dialog is opened, the read shows as loading, even if it failed before.
 */
export function holdFailures(cache: QueryCache): void {
  const failures = new WeakMap<Query, Error>();
  /** Disabled observers, such as those of a closed dialog. */
  const disabled = new WeakSet();
  cache.subscribe((event) => {
    const { query, type } = event;
    if (type === 'observerAdded' || type === 'observerOptionsUpdated') {
      const { observer } = event;
      if (observer.options.enabled === false) disabled.add(observer);
      else if (disabled.delete(observer) || type === 'observerAdded') failures.delete(query);
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
