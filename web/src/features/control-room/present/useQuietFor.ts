import { useEffect, useState } from 'react';

/** Returns whether `value` has not changed for `ms` milliseconds. */
export function useQuietFor(ms: number, value: number | undefined): boolean {
  const [quiet, setQuiet] = useState<{ value: number | undefined } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet({ value }), ms);
    return () => clearTimeout(timer);
  }, [ms, value]);
  return quiet !== null && quiet.value === value;
}
