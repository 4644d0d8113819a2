import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../../../lib/browser/useCopy.ts';
import { rich, t } from '../../../lib/text.ts';
import { AddressWarning } from '../../../parts/AddressWarning.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sr } from '../../../ui/sr.tsx';
import { toastError } from '../../../ui/toasts/Toaster.tsx';
import { JoinQr, joinAddress, spokenAddress } from '../present/JoinQr.tsx';
import styles from './AccessCode.module.css';

/** The access code of a run: as text to read out and as a QR code. */
export function AccessCode({
  code,
  origin,
  children,
}: {
  code: string;
  origin: string;
  /** The setting for guests. */
  children: ReactNode;
}) {
  const address = joinAddress(origin, code);
  return (
    <Section title={t('Access code')} aside={<CopyButton text={code} what={t('access code')} />}>
      <p className={`${styles.code} digits`}>{code}</p>
      <div className={styles.joinCode}>
        <JoinQr code={code} origin={origin} className={styles.joinQr} />
        <div className="meta-text">
          <p>{rich('Scan, or open {address}', { address: <b>{spokenAddress(address)}</b> })}</p>
          <CopyButton text={address} what={t('link')} />
        </div>
      </div>
      <AddressWarning address={address} />
      {children}
    </Section>
  );
}

/** Copies `text`; afterwards the button reads "Copied" for two seconds. `what` names the copied thing for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { isCopied, copy } = useCopy();
  const copyText = async () => {
    if (!(await copy(text)))
      toastError(t('Copying is not allowed here'), t('Select the text and copy it by hand.'));
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button kind="quiet" size="sm" onClick={() => void copyText()}>
      <Icon className="icon" aria-hidden />
      <span aria-live="polite">
        {isCopied ? rich('Copied<sr> {what}</sr>', { what, sr }) : rich('Copy<sr> {what}</sr>', { what, sr })}
      </span>
    </Button>
  );
}
