import { copiedMs } from '@vincere/contract/constants';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { toastError } from '../../ui/Toaster.tsx';
import { JoinQr, joinAddress, spokenAddress } from './JoinQr.tsx';

/** How people come in: the code to read out, and the same for a camera. */
export function AccessCode({
  code,
  origin,
  children,
}: {
  code: string;
  origin: string;
  /** Who may use it. */
  children: ReactNode;
}) {
  const address = joinAddress(origin, code);
  return (
    <Section title="Access code" aside={<CopyButton text={code} what="access code" />}>
      <p className="code t-clock">{code}</p>
      <div className="qrw">
        <JoinQr code={code} origin={origin} />
        <div className="t-meta">
          <p>
            Scan, or open <b>{spokenAddress(address)}</b>
          </p>
          <CopyButton text={address} what="link" />
        </div>
      </div>
      {children}
    </Section>
  );
}

/** Copies a text; for two seconds it says that it did. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toastError('Copying is not allowed here', 'Select the text and copy it by hand.');
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button kind="quiet" size="sm" onClick={() => void copy()}>
      <Icon className="ic" aria-hidden />
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      <span className="sr"> {what}</span>
    </Button>
  );
}
