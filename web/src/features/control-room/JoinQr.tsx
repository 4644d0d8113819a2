import { QRCodeSVG } from 'qrcode.react';
import { t } from '../../lib/text.ts';

/** The short link to a run: good for everybody, logged in or not. */
export function joinAddress(origin: string, code: string): string {
  return `${origin}/j/${encodeURIComponent(code)}`;
}

/**
 * The short link of a run as a picture. Always dark on white with a quiet zone of three
 * modules, in both themes: cameras read nothing else as surely. `origin` is where participants reach the product.
 */
export function JoinQr({ code, origin }: { code: string; origin: string }) {
  return (
    <QRCodeSVG
      className="qr"
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

/** An address as it is read out: without its `https://`. */
export function spokenAddress(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}
