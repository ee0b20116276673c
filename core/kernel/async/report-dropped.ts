import type { Telemetry } from '../../ports/telemetry';
import type { Lenient } from '../parse-leniently';

const MAX_KINDS = 200;

const reported = new WeakMap<Telemetry, Set<string>>();

/** Reports each path once ('sliders.*.bg'), never the value, which may be private. */
export function reportDropped(telemetry: Telemetry, source: string, dropped: Lenient<unknown>['dropped']): void {
  const kinds = reported.get(telemetry) ?? new Set<string>();
  reported.set(telemetry, kinds);
  for (const path of dropped) {
    const place = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const kind = `${source}: ${place}`;
    if (kinds.has(kind) || kinds.size >= MAX_KINDS) continue;
    kinds.add(kind);
    telemetry.log('warn', 'What could not be read was left out', { source, place });
  }
}
