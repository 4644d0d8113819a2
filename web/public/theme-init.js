// Before the first paint, so that no page flashes in the other theme.
(() => {
  let theme = 'system';
  try {
    theme = localStorage.getItem('theme') || 'system';
  } catch {}
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
