import { Copy, Download } from 'lucide-react';
import { csvOf } from '../../lib/csv.ts';
import { saveAs } from '../../lib/download.ts';
import { linkToShare } from '../../lib/own-address.ts';
import { plural, t } from '../../lib/text.ts';
import { AddressWarning } from '../../parts/AddressWarning.tsx';
import { useRooms } from '../../parts/rooms.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { toast, toastError } from '../../ui/toasts/Toaster.tsx';
import styles from './roster.module.css';
import type { Added } from './types.ts';
import { takeBack } from './useRoster.ts';

/** The links of those who were added: they are shown only now. */
export function InvitationList({
  runId,
  added,
  mailed,
  onClose,
}: {
  runId: number;
  added: readonly Added[];
  mailed: boolean;
  onClose: () => void;
}) {
  const { placeName } = useRooms();
  const invitedPeople = added.map((person) => ({ ...person, url: linkToShare(person.url) }));
  const lines = invitedPeople.map(({ name, email, url }) => `${name} <${email}>: ${url}`).join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      toast(t('Links Copied'));
    } catch {
      toastError(t('Copying is not allowed here'), t('Download the list instead.'));
    }
  };
  const save = () =>
    saveAs(
      csvOf([
        ['name', 'email', 'room', 'link'],
        ...invitedPeople.map(({ name, email, room_name, url }) => [name, email, room_name, url]),
      ]),
      'invitations.csv',
    );
  const close = () => {
    onClose();
    toast(
      t('People Added'),
      plural(added.length, '{count} person is on the run.', '{count} people are on the run.'),
      { label: t('Undo'), act: () => void takeBack(runId, added) },
    );
  };
  return (
    <Dialog
      open
      key="links"
      onOpenChange={(isOpen) => !isOpen && close()}
      className={styles.roster}
      title={plural(added.length, '{count} person is on the run', '{count} people are on the run')}
      text={
        mailed
          ? t(
              'Everyone who accepts mail gets a personal link. Here are the same links, in case one gets lost:',
            )
          : t('Mail is not set up here: hand everyone their own link. They are shown only now.')
      }
      keepOpen
      footer={
        <>
          <Button kind="line" onClick={() => void copy()}>
            <Copy className="icon" aria-hidden />
            {t('Copy All')}
          </Button>
          <Button kind="line" onClick={save}>
            <Download className="icon" aria-hidden />
            {t('Download as CSV')}
          </Button>
          <Button onClick={close}>{t('Done')}</Button>
        </>
      }
    >
      {invitedPeople[0] && <AddressWarning address={invitedPeople[0].url} />}
      <ul className={styles.invitationLinks}>
        {invitedPeople.map((person) => (
          <li key={person.user_run_id}>
            <b>{person.name}</b>
            <span className="meta-text">
              {placeName(person.room_name)}, {person.email}
            </span>
            <input
              className="input input-sm"
              readOnly
              aria-label={t('Link of {name}', { name: person.name })}
              value={person.url}
              onFocus={(event) => event.target.select()}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
