/** Parses JSON from the browser's storage. Returns null for missing or damaged text, so that it never breaks a page. */
export function parseStored(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
