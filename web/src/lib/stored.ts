/** What a text kept in this browser holds; null for none, and for one that is damaged: nobody's page may break on it. */
export function parseStored(text: string | null): unknown {
  if (text === null || text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
