import { useEffect } from 'react';
import { useRead } from './api.ts';
import { hasChosenTheme, setTheme } from './theme.ts';

/** Brings the theme of the account to a browser in which its holder has chosen none. */
export function useAccountTheme(): void {
  const theme = useRead('getSettings', {}, { enabled: !hasChosenTheme() }).data?.theme;
  useEffect(() => {
    if (theme !== undefined && !hasChosenTheme()) setTheme(theme);
  }, [theme]);
}
