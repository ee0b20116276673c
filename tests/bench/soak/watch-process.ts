import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;
/** What a busy process may take to answer a signal, in looks of 100 ms. */
const MOST_LOOKS = 200;

/** What a process held at a moment. Memory in megabytes. */
export interface Held {
  /** Minutes since the begin. */
  readonly minute: number;
  /** All that the system gave it. */
  readonly resident: number;
  /** Objects alive, after what is dead was collected. */
  readonly heap: number;
  /** Open files, sockets and pipes. */
  readonly handles: number;
}

/** Looks at a process that was begun with `heapOnSignal` (Linux). @param heapFile where it writes how much is alive */
export async function lookAt(pid: number, heapFile: string, minute: number): Promise<Held> {
  const heap = await heapOf(pid, heapFile);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { minute, resident: Number(kilobytes) / 1024, heap, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function heapOf(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await pause(100);
    const bytes = Number(textOf(file));
    if (bytes > 0) return bytes / MEGABYTE;
  }
  throw new Error('The shop did not say what it holds');
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not written yet
  }
}
