import { keepPreviousData } from '@tanstack/react-query';
import type { Answer, Calls } from '@vincere/contract';
import { runs as runTexts } from '@vincere/contract/messages';
import { readOnce, useRead } from '../../lib/api.ts';
import { t } from '../../lib/text.ts';
import { places } from './places.ts';

/** Somewhere to go, as the palette offers it. */
export type Find = { group: 'pages' | 'simulations' | 'runs'; label: string; about: string; to: string };

const shownOfEach = 6;
const pages = [...places, { to: '/admin/scenarios', label: t('All Scenarios') }] as const;

/** Returns the results of a search: pages by their name, simulations and runs from the server. */
export function useFinds(search: string) {
  const options = { enabled: search !== '', staleTime: 0, placeholderData: keepPreviousData };
  const simulations = useRead('searchSimulations', { query: { search, page: 1 } }, options);
  const runs = useRead('listRuns', { query: { search, page: 1 } }, options);
  const finds = findsOf(search, simulations.data, runs.data);
  const isOver = search === '' || (!simulations.isFetching && !runs.isFetching);
  return { finds, isOver, isFailed: search !== '' && (simulations.isError || runs.isError) };
}

/** The results while the server's answer is pending; after a failure only pages. */
export async function findNow(search: string): Promise<Find[]> {
  if (search === '') return findsOf(search, undefined, undefined);
  const input = { query: { search, page: 1 } };
  const [simulations, runs] = await Promise.all([
    readOnce('searchSimulations', input).catch(() => undefined),
    readOnce('listRuns', input).catch(() => undefined),
  ]);
  return findsOf(search, simulations, runs);
}

function findsOf(
  search: string,
  simulations: Answer<Calls['searchSimulations']> | undefined,
  runs: Answer<Calls['listRuns']> | undefined,
): Find[] {
  const word = search.toLowerCase();
  const finds: Find[] = pages
    .filter(({ label }) => label.toLowerCase().includes(word))
    .map(({ to, label }) => ({ group: 'pages', label, about: '', to }));
  if (search === '') return finds;
  for (const one of simulations?.simulations.slice(0, shownOfEach) ?? [])
    finds.push({
      group: 'simulations',
      label: one.name,
      about: '',
      to: `/admin/simulations/${one.id}/stages`,
    });
  for (const run of runs?.all_sim_run.slice(0, shownOfEach) ?? [])
    finds.push({
      group: 'runs',
      label: run.name,
      about: `${run.simulation.name}, ${t(runTexts.statusLabels[run.status])}`,
      to: `/admin/runs/${run.id}`,
    });
  return finds;
}
