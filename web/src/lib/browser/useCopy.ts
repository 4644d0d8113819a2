import { copiedMs } from '@vincere/contract/constants';
import { useEffect, useState } from 'react';

type Copying = {
  /** True for two seconds after a text was copied. */
  isCopied: boolean;
  /** Copies a text to the clipboard. Returns false if the browser refuses. */
  copy: (text: string) => Promise<boolean>;
};

/** Returns what a button needs that copies a text and then says so. */
export function useCopy(): Copying {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopies((count) => count + 1);
    return true;
  };
  return { isCopied: copies > 0, copy };
}
