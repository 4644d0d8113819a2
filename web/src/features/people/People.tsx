import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '../../lib/api.ts';
import { getSession } from '../../lib/session/session.ts';
import { plural, t } from '../../lib/text.ts';
import { useListSearch } from '../../lib/useListSearch.ts';
import { NoMatch, SearchedList } from '../../parts/SearchedList.tsx';
import { dialogPart } from '../../ui/dialogs/dialog-part.tsx';
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
  const list = useListSearch();
  const { search, page, setSearch } = list;
  const query = useRead(
    'listUsers',
    { query: { search, page } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const [asked, setAsked] = useState<Asked>();
  const close = () => asked && setAsked({ ...asked, open: false });
  return (
    <>
      <SearchedList
        list={list}
        query={query}
        rowsOf={({ users }) => users}
        searchLabel={t('Search people')}
        count={(total) => plural(total, '{count} person', '{count} people')}
        loading={t('Loading people')}
        nouns={t('people')}
        empty={
          <NoMatch title={t('Nobody found')} onClear={() => setSearch('')}>
            {t('Names, email addresses and usernames are searched.')}
          </NoMatch>
        }
      >
        {({ users }, className) => (
          <div className={className}>
            <PeopleTable people={users} onAsk={(person, what) => setAsked({ person, what, open: true })} />
          </div>
        )}
      </SearchedList>
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
