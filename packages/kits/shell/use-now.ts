/** The present time, for countdowns on the screen. */
import { useEffect, useState } from 'preact/hooks';
import { serverNow } from './server-time';

/** The server's time in epoch ms, updated four times a second. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 250);
    return () => clearInterval(timer);
  }, []);
  return now;
}
