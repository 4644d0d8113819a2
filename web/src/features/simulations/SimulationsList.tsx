import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { shared, simulations as texts } from '@vincere/contract/messages';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { plural, t } from '../../lib/text.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialog-part.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
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
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'searchSimulations',
    { query: { search, page } },
    // The list is never cached.
    { gcTime: 0, staleTime: 0, placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.simulations, replacePage);
  const [deleting, setDeleting] = useState<{ simulation: ListedSimulation; open: boolean }>();
  const total = query.data?.total;
  return (
    <>
      <div className={styles.listTools}>
        <SearchField label={t('Search simulations')} value={search} onSearch={setSearch} />
        <Link to="/admin/scenarios" search={{ search: undefined, page: undefined, show: undefined }}>
          {t('All Scenarios')}
        </Link>
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} simulation', '{count} simulations')}
        </p>
      </div>
      <div className="section">
        <Loaded query={query} failed={t(shared.loadFailed)} label={t('Loading simulations')}>
          {({ simulations }) =>
            simulations.length === 0 ? (
              <Empty
                title={t(texts.noneFound)}
                action={
                  search === '' ? (
                    <Button onClick={onCreate}>{t(texts.create)}</Button>
                  ) : (
                    <Button kind="line" onClick={() => setSearch('')}>
                      {t('Clear Search')}
                    </Button>
                  )
                }
              >
                {search === ''
                  ? t('Create the first one: a name, a description, and then its stages.')
                  : t('Nothing has “{search}” in its name or description.', { search })}
              </Empty>
            ) : (
              <ul className={query.isPlaceholderData ? `rows ${styles.waiting}` : 'rows'}>
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
            )
          }
        </Loaded>
        {query.data && (
          <Pager
            page={page}
            pageSize={query.data.page_size}
            total={query.data.total}
            label={t('simulations')}
            onPage={setPage}
          />
        )}
      </div>
      {deleting && (
        <DeleteSimulation {...deleting} onClose={() => setDeleting({ ...deleting, open: false })} />
      )}
    </>
  );
}
