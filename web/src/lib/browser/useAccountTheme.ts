import { useEffect } from 'react';
import { useRead } from '../api.ts';
import { hasChosenTheme, setTheme } from './theme.ts';

/** Applies the account's theme in a browser in which the user has not chosen one. */
export function useAccountTheme(): void {
  const theme = useRead('getSettings', {}, { enabled: !hasChosenTheme() }).data?.theme;
  useEffect(() => {
    if (theme !== undefined && !hasChosenTheme()) setTheme(theme);
  }, [theme]);
}
