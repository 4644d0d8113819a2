import { getSession, tokenReceivedAt } from '../session/session.ts';
import { deviceLag } from '../session/token.ts';

/** Returns the server's time in epoch ms, to within two seconds, even if this device's clock is wrong. */
export function serverNow(): number {
  const session = getSession();
  const receivedAt = tokenReceivedAt();
  const lag = session === null || receivedAt === null ? 0 : deviceLag(session.access_token, receivedAt);
  return Date.now() + lag;
}
