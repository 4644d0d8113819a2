import { keepPreviousData } from '@tanstack/react-query';
import { shared } from '@vincere/contract/messages';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { getSession } from '../../lib/session.ts';
import { plural, t } from '../../lib/text.ts';
import { useLastPage, useListSearch } from '../../lib/useListSearch.ts';
import styles from '../../parts/lists.module.css';
import { Button } from '../../ui/Button.tsx';
import { dialogPart } from '../../ui/dialog-part.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/states.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { Asked } from './types.ts';

const ConfirmChange = dialogPart(
  async () => (await import('./ConfirmChange.tsx')).ConfirmChange,
  (props) => props.onClose(),
);
const ResetLinkDialog = dialogPart(
  async () => (await import('./ResetLinkDialog.tsx')).ResetLinkDialog,
  (props) => props.onClose(),
);
const VerifyDialog = dialogPart(
  async () => (await import('./VerifyDialog.tsx')).VerifyDialog,
  (props) => props.onClose(),
);

/** Everybody who has an account, by name; searched and paged by the server. */
export function People() {
  const { search, page, setSearch, setPage, replacePage } = useListSearch();
  const read = useRead(
    'listUsers',
    { query: { search, page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const query = useLastPage(read, read.data?.users, replacePage);
  const [asked, setAsked] = useState<Asked>();
  const close = () => asked && setAsked({ ...asked, open: false });
  const total = query.data?.total;
  return (
    <>
      <div className={styles.listTools}>
        <SearchField label={t('Search people')} value={search} onSearch={setSearch} />
        <p className="meta-text number" role="status">
          {total !== undefined && plural(total, '{count} person', '{count} people')}
        </p>
      </div>
      <Loaded query={query} failed={t(shared.loadFailed)} label={t('Loading people')}>
        {({ users }) =>
          users.length > 0 ? (
            <div className={query.isPlaceholderData ? styles.waiting : undefined}>
              <PeopleTable people={users} onAsk={(person, what) => setAsked({ person, what, open: true })} />
            </div>
          ) : (
            <Empty
              title={t('Nobody found')}
              action={
                <Button kind="line" onClick={() => setSearch('')}>
                  {t('Clear Search')}
                </Button>
              }
            >
              {t('Names, email addresses and usernames are searched.')}
            </Empty>
          )
        }
      </Loaded>
      {query.data && (
        <Pager
          page={page}
          pageSize={query.data.page_size}
          total={query.data.total}
          label={t('people')}
          onPage={setPage}
        />
      )}
      {asked &&
        (asked.what === 'verify' ? (
          <VerifyDialog
            key={asked.person.id}
            person={asked.person}
            canMail={query.data?.can_mail === true}
            open={asked.open}
            onClose={close}
          />
        ) : asked.what === 'reset-link' ? (
          <ResetLinkDialog
            key={asked.person.id}
            person={asked.person}
            isSelf={getSession()?.id === asked.person.id}
            adminLinks={query.data?.admin_reset_links === true}
            open={asked.open}
            onClose={close}
          />
        ) : (
          <ConfirmChange person={asked.person} what={asked.what} open={asked.open} onClose={close} />
        ))}
    </>
  );
}
