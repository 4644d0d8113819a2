type Theme = 'dark' | 'light';

const key = 'projector-theme';

/** Returns the theme that was chosen for projectors in this browser; dark if none was. */
export function readTheme(): Theme {
  try {
    return localStorage.getItem(key) === 'light' ? 'light' : 'dark';
  } catch {
    // The browser denies access to its storage.
    return 'dark';
  }
}

/** Stores the theme for projectors in this browser. */
export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // It then holds for this view only.
  }
}
