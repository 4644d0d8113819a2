import { useEffect } from 'react';

/** Sets the title of the browser tab. Pass the most specific part first. */
export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter(Boolean), 'VINCERE'].join(', ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
