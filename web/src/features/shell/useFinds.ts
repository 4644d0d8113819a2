import { keepPreviousData } from '@tanstack/react-query';
import { runs as runTexts } from '@vincere/contract/messages';
import { useRead } from '../../lib/api.ts';
import { places } from './places.ts';

/** Somewhere to go, as the palette offers it. */
export type Find = { group: 'Pages' | 'Simulations' | 'Runs'; label: string; about: string; to: string };

const shownOfEach = 6;
const pages = [...places, { to: '/admin/scenarios', label: 'All Scenarios' }] as const;

/** What a search finds: pages by their name, simulations and runs by the server. */
export function useFinds(search: string) {
  const options = { enabled: search !== '', staleTime: 0, placeholderData: keepPreviousData };
  const simulations = useRead('searchSimulations', { query: { search, page: 1 } }, options);
  const runs = useRead('listRuns', { query: { search, page: 1 } }, options);
  const word = search.toLowerCase();
  const finds: Find[] = pages
    .filter(({ label }) => label.toLowerCase().includes(word))
    .map(({ to, label }) => ({ group: 'Pages', label, about: '', to }));
  if (search !== '') {
    for (const one of simulations.data?.simulations.slice(0, shownOfEach) ?? [])
      finds.push({
        group: 'Simulations',
        label: one.name,
        about: '',
        to: `/admin/simulations/${one.id}/stages`,
      });
    for (const run of runs.data?.all_sim_run.slice(0, shownOfEach) ?? [])
      finds.push({
        group: 'Runs',
        label: run.name,
        about: `${run.simulation.name}, ${runTexts.statusLabels[run.status]}`,
        to: `/admin/runs/${run.id}`,
      });
  }
  const isOver = search === '' || (!simulations.isFetching && !runs.isFetching);
  return { finds, isOver, isFailed: search !== '' && (simulations.isError || runs.isError) };
}
