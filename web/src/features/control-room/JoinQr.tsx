import { QRCodeSVG } from 'qrcode.react';

/** What the code opens: the join dialog with the access code filled in. */
export function joinAddress(code: string): string {
  return `${location.origin}/dashboard?code=${encodeURIComponent(code)}`;
}

/** Always dark on white with a quiet zone of three modules, in both themes: cameras read nothing else as surely. */
export function JoinQr({ code }: { code: string }) {
  return (
    <QRCodeSVG
      className="qr"
      value={joinAddress(code)}
      level="M"
      marginSize={3}
      fgColor="var(--qr-dark)"
      bgColor="var(--qr-light)"
      role="img"
      aria-label={`QR code that opens the join page with the code ${code}`}
    />
  );
}
