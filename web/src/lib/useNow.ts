import { useEffect, useState } from 'react';
import { serverNow } from './server-time.ts';

const stepMs = 20_000;

/** The server's time in epoch ms; moves on every 20 s, enough for ages. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
