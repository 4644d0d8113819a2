import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';
import { Failed, Skeleton } from './states.tsx';

type Query<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

/**
 * Shows a read in each state: loading, failed with a retry, or its data. If a later read fails, the data stays, with a note
 * that it may be out of date.
 */
export function Loaded<T>({
  query,
  failed,
  retry,
  label,
  lines = 6,
  children,
}: {
  query: Query<T>;
  /** Message for a failed read. */
  failed: string;
  /** Label of the retry button. */
  retry?: string;
  /** Loading text for screen readers. */
  label: string;
  lines?: number;
  children: (data: T) => ReactNode;
}) {
  const { data, isError, isFetching, refetch } = query;
  if (data === undefined)
    return isError ? (
      <Failed
        message={failed}
        busy={isFetching}
        onRetry={() => void refetch()}
        {...(retry === undefined ? {} : { label: retry })}
      />
    ) : (
      <Skeleton lines={lines} label={label} />
    );
  return (
    <>
      <p className={isError ? 'hint' : 'visually-hidden'} role="status">
        {isError && t('This could not be brought up to date.')}
      </p>
      {children(data)}
    </>
  );
}
