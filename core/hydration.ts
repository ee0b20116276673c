import type { JsonValue } from './ports';

export interface Hydratable {
  /** Plain JSON or null. */
  dehydrate(): unknown;
  hydrate(state: unknown): void;
}

function isHydratable(service: unknown): service is Hydratable {
  return typeof service === 'object' && service !== null && 'dehydrate' in service && 'hydrate' in service;
}

export function dehydrate(services: Readonly<Record<string, unknown>>): JsonValue {
  const state: Record<string, JsonValue> = {};
  for (const [name, service] of Object.entries(services)) {
    if (!isHydratable(service)) continue;
    state[name] = service.dehydrate() as JsonValue; // sound: `Hydratable` promises plain JSON
  }
  return state;
}

export function hydrate(services: Readonly<Record<string, unknown>>, state: unknown): void {
  if (typeof state !== 'object' || state === null) return;
  const parts = new Map<string, unknown>(Object.entries(state));
  for (const [name, service] of Object.entries(services)) {
    if (isHydratable(service) && parts.has(name)) service.hydrate(parts.get(name));
  }
}
