import { useEffect } from 'react';
import { useRead } from './api.ts';
import { hasChosenTheme, setTheme } from './theme.ts';

/** Brings the theme of the account to a browser in which nobody has chosen one. */
export function useAccountTheme(): void {
  const theme = useRead('getSettings', {}, { enabled: !hasChosenTheme() }).data?.theme;
  useEffect(() => {
    if (theme !== undefined && theme !== 'system' && !hasChosenTheme()) setTheme(theme);
  }, [theme]);
}
