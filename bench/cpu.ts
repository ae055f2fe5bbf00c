/** How busy a process was, which shows which side of a measurement was at its limit. Linux only. */
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Seconds of processor time of a process with its threads; null if the system does not tell. */
export function cpuSeconds(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}
