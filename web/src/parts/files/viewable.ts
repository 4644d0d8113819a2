/** The types that a page shows in place, by file extension. Anything else is only downloaded. */
const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** Returns the type as which a file is shown; undefined if it can't be shown in place. */
export function viewableType(fileName: string): string | undefined {
  return types[/\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''];
}

export const isViewable = (fileName: string) => viewableType(fileName) !== undefined;
