import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileAtomic } from '../composition/composition-doctor';
import type { ForwardedFault } from './client-address';

const FILE = 'forwarded-faults.json';
/** In milliseconds; throttled, since anyone can send the header. */
const SILENCE_MS = 60 * 60 * 1000;

const lastSeen = z.object({ at: z.number(), isNear: z.boolean() });
const keptFaults = z.object({ unreadable: z.optional(lastSeen), untrusted: z.optional(lastSeen) });
type KeptFaults = z.infer<typeof keptFaults>;

const FORWARDED_TEXTS: Readonly<Record<ForwardedFault, string>> = {
  unreadable:
    'X-Forwarded-For of a trusted proxy is missing or cannot be parsed: all its visitors share one limit. Make the proxy write only addresses',
  untrusted:
    'X-Forwarded-For from an untrusted machine is ignored. If it is your proxy, all its visitors share one limit: set --trusted-proxy',
};

/**
 * Warns hourly per kind, without header contents. In production an untrusted near proxy is an error.
 * @param write receives one JSON line
 */
export function createForwardedWatch({
  write,
  folder,
  stage,
  now,
}: {
  readonly write: (line: string, level: 'error' | 'warn') => void;
  readonly folder: string;
  readonly stage: string;
  readonly now: () => number;
}): (fault: ForwardedFault, isNear: boolean) => void {
  const kept: KeptFaults = {};
  let written = Promise.resolve();
  const format = (level: 'error' | 'warn', message: string, data: object) =>
    write(JSON.stringify({ time: new Date(now()).toISOString(), level, message, ...data }), level);
  return (fault, isNear) => {
    const last = kept[fault];
    // Faults from outside must not hide those of the shop's own proxy.
    if (last !== undefined && now() - last.at < SILENCE_MS && (last.isNear || !isNear)) return;
    kept[fault] = { at: now(), isNear };
    const isOurs = fault === 'untrusted' && isNear && stage === 'production';
    format(isOurs ? 'error' : 'warn', FORWARDED_TEXTS[fault], { fault, from: isNear ? 'private network' : 'internet' });
    // One after another, so that an earlier state never replaces a later one.
    written = written.then(async () => {
      try {
        await writeFileAtomic(join(folder, FILE), JSON.stringify(kept), { sync: false });
      } catch (error) {
        const message = 'The last X-Forwarded-For problem cannot be stored for vitrine doctor';
        format('warn', message, { error: String(error) });
      }
    });
  };
}

export async function readForwardedFaults(folder: string): Promise<KeptFaults> {
  try {
    return keptFaults.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    return {};
  }
}
