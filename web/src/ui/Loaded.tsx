import type { ReactNode } from 'react';
import { t } from '../lib/text.ts';
import { Failed, Skeleton } from './states.tsx';

type Query<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };

/**
 * What a read gave, in each of its states: being read, failed with its retry, there. What is there stays when a later
 * read fails, and a line says that it is not the newest.
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
  /** The sentence of a failed read. */
  failed: string;
  /** What its button says. */
  retry?: string;
  /** What is being read, for a screen reader. */
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
      <p className={isError ? 'hint' : 'sr'} role="status">
        {isError && t('This could not be brought up to date.')}
      </p>
      {children(data)}
    </>
  );
}
