import type { JsonValue } from './ports';

/** A service whose state travels from the server into the browser with the page. */
export interface Hydratable {
  /** What the browser needs to go on without asking: plain JSON, or null. */
  dehydrate(): unknown;
  /** Takes over what `dehydrate` gave; anything else is left alone. */
  hydrate(state: unknown): void;
}

function isHydratable(service: unknown): service is Hydratable {
  return typeof service === 'object' && service !== null && 'dehydrate' in service && 'hydrate' in service;
}

/** The state of all services that have one, by name. */
export function dehydrate(services: Readonly<Record<string, unknown>>): JsonValue {
  const state: Record<string, JsonValue> = {};
  for (const [name, service] of Object.entries(services)) {
    if (!isHydratable(service)) continue;
    state[name] = service.dehydrate() as JsonValue; // sound: `Hydratable` promises plain JSON
  }
  return state;
}

/** Gives each service its part of what `dehydrate` gave. */
export function hydrate(services: Readonly<Record<string, unknown>>, state: unknown): void {
  if (typeof state !== 'object' || state === null) return;
  const parts = new Map<string, unknown>(Object.entries(state));
  for (const [name, service] of Object.entries(services)) {
    if (isHydratable(service) && parts.has(name)) service.hydrate(parts.get(name));
  }
}
