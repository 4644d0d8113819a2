import { getSession, tokenReceivedAt } from './session.ts';
import { deviceLag } from './token.ts';

/** The server's time of day in epoch ms, whatever the clock of this device says: right to a second or two. */
export function serverNow(): number {
  const session = getSession();
  const receivedAt = tokenReceivedAt();
  const lag = session === null || receivedAt === null ? 0 : deviceLag(session.access_token, receivedAt);
  return Date.now() + lag;
}
