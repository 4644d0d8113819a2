// Sets the theme and the fonts before the first paint, so that the page doesn't flash in another theme or font.
(() => {
  let theme = 'system';
  let fonts = null;
  try {
    theme = localStorage.getItem('theme') || 'system';
    fonts = localStorage.getItem('fonts');
  } catch {}
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (fonts === null || !fonts.startsWith('/assets/')) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = fonts;
  document.head.append(link);
})();
