import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ForwardedFault } from './client-address';

/** File of the data folder by which `vitrine doctor` knows what the shop has seen. */
const FILE = 'forwarded-faults.json';
/** A kind of fault is said again after so long, in milliseconds: strangers can send the header as often as they like. */
const SILENCE_MS = 60 * 60 * 1000;

const lastSeen = z.object({ at: z.number(), isNear: z.boolean() });
const keptFaults = z.object({ unreadable: z.optional(lastSeen), untrusted: z.optional(lastSeen) });
/** When a fault was last warned of, in milliseconds since the epoch, and if it came from this machine or a private network. */
type KeptFaults = z.infer<typeof keptFaults>;

const FORWARDED_TEXTS: Readonly<Record<ForwardedFault, string>> = {
  unreadable:
    'X-Forwarded-For of a trusted proxy is missing or cannot be read: its visitors share the limits of one. Let the proxy write addresses alone',
  untrusted:
    'X-Forwarded-For comes from a machine that is not trusted and does not count. If it is your proxy, all its visitors share the limits of one: name it with --trusted-proxy',
};

/**
 * Warns of forwarded addresses that do not count, once an hour for each kind and without what the header says, and keeps when for `vitrine doctor`.
 * In production a near proxy that is not trusted is an error.
 * @param write takes one line of JSON
 */
export function createForwardedWatch({
  write,
  folder,
  stage,
  now,
}: {
  readonly write: (line: string, level: 'error' | 'warn') => void;
  /** The data folder. */
  readonly folder: string;
  /** 'production' or any other. */
  readonly stage: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}): (fault: ForwardedFault, isNear: boolean) => void {
  const kept: KeptFaults = {};
  const say = (level: 'error' | 'warn', message: string, data: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...data }), level);
  return (fault, isNear) => {
    const last = kept[fault];
    // A stranger's fault does not hide one of what may be the shop's own proxy.
    if (last !== undefined && now() - last.at < SILENCE_MS && (last.isNear || !isNear)) return;
    kept[fault] = { at: now(), isNear };
    const isOurs = fault === 'untrusted' && isNear && stage === 'production';
    say(isOurs ? 'error' : 'warn', FORWARDED_TEXTS[fault], { fault, from: isNear ? 'private network' : 'internet' });
    void writeFile(join(folder, FILE), JSON.stringify(kept), { mode: 0o600 }).catch((error: unknown) =>
      say('warn', 'The last fault of X-Forwarded-For cannot be kept for vitrine doctor', { error: String(error) }),
    );
  };
}

/** Faults that a shop has kept in its data folder; none where it has not, or where they cannot be read. */
export async function readForwardedFaults(folder: string): Promise<KeptFaults> {
  try {
    return keptFaults.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    return {}; // no shop was served from there, or nothing was wrong
  }
}
