import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;
const MAX_LOOKS = 200;

export interface Held {
  readonly minute: number;
  readonly resident: number;
  readonly heap: number;
  readonly handles: number;
}

/**
 * Samples a process started with `heapOnSignal` (Linux).
 * @param heapFile written by that process
 */
export async function lookAt(pid: number, heapFile: string, minute: number): Promise<Held> {
  const heap = await heapOf(pid, heapFile);
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { minute, resident: Number(kilobytes) / 1024, heap, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function heapOf(pid: number, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let look = 0; look < MAX_LOOKS; look += 1) {
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
    return '';
  }
}
