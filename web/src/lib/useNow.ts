import { useEffect, useState } from 'react';

const stepMs = 20_000;

/** The time of this device in epoch ms; moves on every 20 s, enough for ages. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
