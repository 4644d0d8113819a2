/** The text of each section by its path. */
export const texts: Record<string, string> = import.meta.glob('../../../../../guide/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The URL of each picture by its path. */
export const pictures: Record<string, string> = import.meta.glob('../../../../../guide/pictures/en/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});
