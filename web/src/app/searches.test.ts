import { expect, test } from 'vitest';
import { runSearch } from './searches.ts';

test('a search keeps a valid run id and tells an invalid one from none', () => {
  const idOf = (search: Record<string, unknown>) => runSearch(search).runId;
  for (const given of ['12', 12]) expect(idOf({ runId: given })).toBe(12);
  for (const given of ['abc', '1e3', '012', '-4']) expect(idOf({ runId: given })).toBe(given);
  expect(idOf({ runId: 1.5 })).toBe('1.5');
  for (const search of [{}, { runId: '' }, { runId: null }]) expect(idOf(search)).toBeUndefined();
});
