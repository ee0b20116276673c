import type { Telemetry } from '../ports/telemetry';
import type { Lenient } from './parse-leniently';

/** Kinds reported to one telemetry at most: where members are named by people, nothing may grow without end. */
const MOST_KINDS = 200;

/** What each telemetry has already: a server reports it once, however many shops it opens. */
const reported = new WeakMap<Telemetry, Set<string>>();

/**
 * Reports to telemetry what a lenient reading has left out, once per kind: its place, whichever entry of a list it was in
 * ('cms_settings: sliders.*.bg'). Its value is not reported, since it may be anything.
 * @param source what was read
 */
export function reportDropped(telemetry: Telemetry, source: string, dropped: Lenient<unknown>['dropped']): void {
  const kinds = reported.get(telemetry) ?? new Set<string>();
  reported.set(telemetry, kinds);
  for (const path of dropped) {
    const place = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const kind = `${source}: ${place}`;
    if (kinds.has(kind) || kinds.size >= MOST_KINDS) continue;
    kinds.add(kind);
    telemetry.log('warn', 'What could not be read was left out', { source, place });
  }
}
