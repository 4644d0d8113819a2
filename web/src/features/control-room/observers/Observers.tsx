import type { Run } from '@vincere/contract';
import { limits } from '@vincere/contract/constants';
import { shared } from '@vincere/contract/messages';
import { isFinished } from '@vincere/domain';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { messageOf, queryClient, useRead, useSend } from '../../../lib/api.ts';
import { rich, t } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/Field.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sr } from '../../../ui/sr.tsx';
import { Failed } from '../../../ui/states.tsx';
import { toast, toastError } from '../../../ui/toasts/Toaster.tsx';
import { ConfirmAddress } from '../../people/ConfirmAddress.tsx';
import { unverifiedOf } from '../../people/unverified.ts';
import removeButtonStyles from '../people/remove-button.module.css';
import { CopyButton } from '../settings/AccessCode.tsx';
import { fullName } from '../votes/vote-status.ts';
import styles from './Observers.module.css';

/** Scrolls to an error: the form can be at the edge of the scroll area, where it would stay hidden. */
const scrollIntoView = (error: HTMLElement | null) => error?.scrollIntoView({ block: 'nearest' });

type Observer = { user_id: number; first_name: string; last_name: string; email_address: string };

/** Adds and removes observers of a run. `field` is the one that gets the focus afterwards. */
function useObserverChanges(runId: number) {
  const params = { runId };
  const [account, setAccount] = useState('');
  const adding = useSend('addObserver');
  const removing = useSend('removeObserver');
  const field = useRef<HTMLInputElement>(null);
  const reload = () => void queryClient.invalidateQueries({ queryKey: ['listObservers', { params }] });

  const add = (email: string) =>
    adding.mutate(
      { params, body: { account: email } },
      {
        onSuccess: () => {
          setAccount('');
          reload();
          field.current?.focus();
        },
      },
    );
  const remove = (person: Observer) =>
    removing.mutate(
      { params: { ...params, userId: person.user_id } },
      {
        onSuccess: () => {
          toast(t('Observer removed'), t('{name} no longer sees this run.', { name: fullName(person) }), {
            label: t('Undo'),
            act: () => add(person.email_address),
          });
          reload();
          // The focused button left with its row, so move focus.
          field.current?.focus();
        },
        onError: (error) =>
          toastError(
            t('The observer was not removed'),
            messageOf(error, t('They still see this run. Please try again.')),
          ),
      },
    );
  return { account, setAccount, adding, add, remove, field };
}

/**
 * The observers of a run: a list with "Remove", and a form that adds one by email address. Nobody can be added to a finished
 * run, so without observers it has no such list.
 */
export function Observers({ run, origin }: { run: Run; origin: string }) {
  const isOver = isFinished(run.status);
  const { data, isError, isFetching, refetch } = useRead('listObservers', { params: { runId: run.id } });
  const { account, setAccount, adding, add, remove, field } = useObserverChanges(run.id);
  const unverifiedAccount = unverifiedOf(adding.error);
  const link = `${origin}/observe/${run.id}`;

  if (isOver && data?.observers.length === 0) return null;
  return (
    <Section title={t('Observers')} aside={<CopyButton text={link} what={t('link for observers')} />}>
      <p className="meta-text">
        {isOver
          ? t('They see this run, votes and reasoning included, and change nothing.')
          : t('They see this run live, votes and reasoning included, and change nothing.')}
      </p>
      {data === undefined && isError && (
        <Failed message={t(shared.loadFailed)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && data.observers.length > 0 && (
        <ul className={`rows ${styles.observers}`} aria-label={t('Observers')}>
          {data.observers.map((person) => (
            <li key={person.user_id} className="row">
              <div>
                <b>{fullName(person)}</b>
                <p className="meta-text">{person.email_address}</p>
              </div>
              <button
                type="button"
                className={removeButtonStyles.removeButton}
                aria-label={t('Remove observer {name}', { name: fullName(person) })}
                onClick={() => remove(person)}
              >
                <X className={`icon ${removeButtonStyles.sign}`} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!isOver && (
        <form
          className={styles.observerForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (account.trim() !== '' && !adding.isPending) add(account);
          }}
        >
          <input
            ref={field}
            className={`input input-sm ${styles.account}`}
            aria-label={t('Account of the observer')}
            placeholder={t('Email')}
            autoComplete="off"
            maxLength={limits.name}
            value={account}
            onChange={(event) => setAccount(event.target.value)}
          />
          <Button
            type="submit"
            kind="line"
            size="sm"
            disabled={account.trim() === ''}
            busy={adding.isPending}
          >
            {rich('Add<sr> observer</sr>', { sr })}
          </Button>
        </form>
      )}
      {adding.isError && (
        <div ref={scrollIntoView}>
          <FieldError>{messageOf(adding.error, t('Nobody was added. Please try again.'))}</FieldError>
          {unverifiedAccount && (
            <ConfirmAddress
              {...unverifiedAccount}
              onConfirmed={() => add(unverifiedAccount.account.email_address)}
            />
          )}
        </div>
      )}
    </Section>
  );
}
