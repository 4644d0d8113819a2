import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { t } from '../../lib/text.ts';
import { useLogOut } from '../../parts/session/useLogOut.ts';
import { Button, classOf } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import styles from '../../ui/dialogs/dialog-actions.module.css';

/** Asks guests before they log out, because without a password they can't return to their seat. */
export function LeaveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logOut();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      busy={isBusy}
      title={t('Log out for good?')}
      text={t(
        'You are here as a guest. After you log out, not even you can come back. An account keeps your seat and your decisions.',
      )}
      footer={
        <>
          <Button kind="quiet" className={styles.atLeft} busy={isBusy} onClick={() => void leave()}>
            {t('Log Out')}
          </Button>
          <Link to="/account" className={classOf('ink')}>
            {t('Make an Account')}
          </Link>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
