import { serverNow } from './server-time.ts';
import { useTick } from './useTick.ts';

const stepMs = 20_000;

/** Returns the server's time in epoch ms. Updates every 20 s, often enough to show ages. */
export function useNow(): number {
  useTick(stepMs);
  return serverNow();
}
