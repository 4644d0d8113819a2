import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

const stepMs = 20_000;

/** Returns the server's time in epoch ms. Updates every 20 s, often enough to show ages. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
