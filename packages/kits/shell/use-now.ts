/** The present time, for countdowns on the screen. */
import { useEffect, useState } from 'preact/hooks';

/** The present time in epoch ms, updated four times a second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return now;
}
