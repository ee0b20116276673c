import { readFileSync } from 'node:fs';

/** Seconds of processor that a process has taken (Linux, 100 ticks a second); NaN where the system does not tell. */
export function processorSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return Number.NaN; // no Linux
  }
}
