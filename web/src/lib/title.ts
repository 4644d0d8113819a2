import { useEffect } from 'react';

/** Sets the title of the browser's tab, from the page outwards. */
export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'VINCERE'].join(', ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
