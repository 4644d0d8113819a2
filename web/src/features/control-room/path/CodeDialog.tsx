import { rich, t } from '../../../lib/text.ts';
import { AddressWarning } from '../../../parts/AddressWarning.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { JoinQr, joinAddress, spokenAddress } from '../present/JoinQr.tsx';
import { CopyButton } from '../settings/AccessCode.tsx';
import styles from './CodeDialog.module.css';

/** A dialog with the access code and its QR code in large, to be read from across a table. */
export function CodeDialog({
  code,
  origin,
  open,
  onClose,
}: {
  code: string;
  origin: string;
  open: boolean;
  onClose: () => void;
}) {
  const address = joinAddress(origin, code);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('Access code')}
      footer={
        <Button kind="line" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={styles.joinCode}>
        <p className={`${styles.code} digits`}>{code}</p>
        <JoinQr code={code} origin={origin} className={styles.joinQr} />
        <p>{rich('Scan, or open {address}', { address: <b>{spokenAddress(address)}</b> })}</p>
        <CopyButton text={address} what={t('link')} />
        <AddressWarning address={address} />
      </div>
    </Dialog>
  );
}
