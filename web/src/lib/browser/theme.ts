import { useSyncExternalStore } from 'react';
import { getSession } from '../session/session.ts';
import { browserStorage } from '../stored.ts';

export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const ofKey = 'themeOf';
const visitor = 'visitor';
const chooser = () => String(getSession()?.id ?? visitor);
const listeners = new Set<() => void>();
const dark = matchMedia('(prefers-color-scheme: dark)');

function getTheme(): Theme {
  const storedTheme = browserStorage.get(key);
  return themes.find((theme) => theme === storedTheme) ?? 'system';
}

/** Whether a visitor or the current user has chosen a theme in this browser. Another user's choice doesn't count. */
export function hasChosenTheme(): boolean {
  const of = browserStorage.get(ofKey);
  return browserStorage.get(key) !== null && (of === visitor || of === chooser());
}

function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Stores the theme and applies it in every tab of this browser. */
export function setTheme(theme: Theme): void {
  browserStorage.set(key, theme);
  browserStorage.set(ofKey, chooser());
  apply();
}

function apply(): void {
  const theme = getTheme();
  const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
  const { dataset } = document.documentElement;
  const shownTheme = isDark ? 'dark' : 'light';
  // Setting the same value again would make the browser recalculate all styles.
  if (dataset['theme'] !== shownTheme) dataset['theme'] = shownTheme;
  for (const listener of listeners) listener();
}

dark.addEventListener('change', apply);
addEventListener('storage', (event) => {
  if (event.key === key) apply();
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(listen, getTheme);
}

/** Whether the page is dark now, by choice or by the system. */
export function useIsDark(): boolean {
  return useSyncExternalStore(listen, isDark);
}
