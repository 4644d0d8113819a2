import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shared, simulations as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { NoMatch, SearchedList } from '../../parts/SearchedList.tsx';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
import { Empty } from '../../ui/states.tsx';
import { SimulationItem } from './SimulationItem.tsx';
import type { ListedSimulation } from './types.ts';

const DeleteSimulation = dialogPart(
  async () => (await import('./DeleteSimulation.tsx')).DeleteSimulation,
  (props) => props.onClose(),
);

/** All simulations, newest first, searched and paged by the server. The list is read again whenever it is opened. */
export function SimulationsList({
  onCreate,
  onStart,
  onExport,
}: {
  onCreate: () => void;
  onStart: (simulation: ListedSimulation) => void;
  onExport: (simulation: ListedSimulation) => void;
}) {
  const list = useListSearch();
  const { search, page, setSearch } = list;
  const query = useRead(
    'searchSimulations',
    { query: { search, page } },
    // The list is never cached.
    { gcTime: 0, staleTime: 0, placeholderData: keepPreviousData },
  );
  const [deleting, setDeleting] = useState<{ simulation: ListedSimulation; open: boolean }>();
  return (
    <>
      <SearchedList
        list={list}
        query={query}
        rowsOf={({ simulations }) => simulations}
        searchLabel={t('Search simulations')}
        tools={
          <Link to="/admin/scenarios" search={{ search: undefined, page: undefined, show: undefined }}>
            {t('All Scenarios')}
          </Link>
        }
        count={(total) => plural(total, '{count} simulation', '{count} simulations')}
        retry={t(shared.retry)}
        loading={t('Loading simulations')}
        nouns={t('simulations')}
        empty={
          search === '' ? (
            <Empty title={t(texts.noneFound)} action={<Button onClick={onCreate}>{t(texts.create)}</Button>}>
              {t('Create the first one: a name, a description, and then its stages.')}
            </Empty>
          ) : (
            <NoMatch title={t(texts.noneFound)} onClear={() => setSearch('')}>
              {t('Nothing has “{search}” in its name or description.', { search })}
            </NoMatch>
          )
        }
      >
        {({ simulations }, className = '') => (
          <ul className={`rows ${className}`}>
            {simulations.map((simulation) => (
              <SimulationItem
                key={simulation.id}
                simulation={simulation}
                onStart={() => onStart(simulation)}
                onExport={() => onExport(simulation)}
                onDelete={() => setDeleting({ simulation, open: true })}
              />
            ))}
          </ul>
        )}
      </SearchedList>
      {deleting && (
        <DeleteSimulation {...deleting} onClose={() => setDeleting({ ...deleting, open: false })} />
      )}
    </>
  );
}
