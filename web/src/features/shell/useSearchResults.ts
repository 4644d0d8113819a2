import { keepPreviousData } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { runs as runTexts } from '@vincere/contract/messages';
import { readOnce, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { railPages } from './rail-pages.ts';

/** A result of the palette's search, with the path that it opens. */
export type SearchResult = {
  group: 'pages' | 'simulations' | 'runs';
  label: string;
  about: string;
  to: string;
};

/** Maximum number of results in a group. */
const maxPerGroup = 6;
const pages = [...railPages, { to: '/admin/scenarios', label: t('All Scenarios') }] as const;

/** Returns the results of a search: pages by their name, simulations and runs from the server. */
export function useSearchResults(search: string) {
  const options = { enabled: search !== '', staleTime: 0, placeholderData: keepPreviousData };
  const simulations = useRead('searchSimulations', { query: { search, page: 1 } }, options);
  const runs = useRead('listRuns', { query: { search, page: 1 } }, options);
  const results = resultsOf(search, simulations.data, runs.data);
  const isDone = search === '' || (!simulations.isFetching && !runs.isFetching);
  return { results, isDone, isFailed: search !== '' && (simulations.isError || runs.isError) };
}

/** Searches once and returns the results. Reads that fail add none. */
export async function searchNow(search: string): Promise<SearchResult[]> {
  if (search === '') return resultsOf(search, undefined, undefined);
  const input = { query: { search, page: 1 } };
  const [simulations, runs] = await Promise.all([
    readOnce('searchSimulations', input).catch(() => undefined),
    readOnce('listRuns', input).catch(() => undefined),
  ]);
  return resultsOf(search, simulations, runs);
}

function resultsOf(
  search: string,
  simulations: Answer<Calls['searchSimulations']> | undefined,
  runs: Answer<Calls['listRuns']> | undefined,
): SearchResult[] {
  const word = search.toLowerCase();
  const results: SearchResult[] = pages
    .filter(({ label }) => label.toLowerCase().includes(word))
    .map(({ to, label }) => ({ group: 'pages', label, about: '', to }));
  if (search === '') return results;
  for (const one of simulations?.simulations.slice(0, maxPerGroup) ?? [])
    results.push({
      group: 'simulations',
      label: one.name,
      about: '',
      to: `/admin/simulations/${one.id}/stages`,
    });
  for (const run of runs?.all_sim_run.slice(0, maxPerGroup) ?? [])
    results.push({
      group: 'runs',
      label: run.name,
      about: `${run.simulation.name}, ${t(runTexts.statusLabels[run.status])}`,
      to: `/admin/runs/${run.id}`,
    });
  return results;
}
