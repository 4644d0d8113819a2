import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../../lib/text.ts';

/** Returns the short link for joining a run. It works with and without a login. */
export function joinAddress(origin: string, code: string): string {
  return `${origin}/j/${encodeURIComponent(code)}`;
}

/**
 * The short link of a run as a QR code. In both themes it is dark on white with a quiet zone of three modules, because
 * cameras read that most reliably. `origin` is the public origin of the product.
 */
export function JoinQr({
  code,
  origin,
  className = '',
}: {
  code: string;
  origin: string;
  className?: string | undefined;
}) {
  return (
    <QRCodeSVG
      className={`join-qr ${className}`}
      value={joinAddress(origin, code)}
      level="M"
      marginSize={3}
      fgColor="var(--qr-dark)"
      bgColor="var(--qr-light)"
      role="img"
      aria-label={t('QR code that opens the join page with the code {code}', { code })}
    />
  );
}

/** Returns an address without its scheme, as people read it out. */
export function spokenAddress(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
