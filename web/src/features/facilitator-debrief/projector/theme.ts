import { browserStorage } from '../../../lib/stored.ts';

type Theme = 'dark' | 'light';

const key = 'projector-theme';

/** Returns the theme that was chosen for projectors in this browser; dark if none was. */
export function readTheme(): Theme {
  return browserStorage.get(key) === 'light' ? 'light' : 'dark';
}

/** Stores the theme for projectors in this browser. */
export function storeTheme(theme: Theme): void {
  browserStorage.set(key, theme);
}
