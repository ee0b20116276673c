import {
  createAnalyticsTelemetry,
  createCombinedTelemetry,
  createErrorTelemetry,
  createEventTelemetry,
  createSystemClock,
  createSystemIds,
  type DataLayer,
} from '../../adapters/browser';
import type { Shop, Telemetry } from '../../core/shopper';
import { openConsent } from './consent';

export interface TelemetrySettings {
  readonly endpoint: string | undefined;
  readonly needsConsent: boolean;
  readonly production: boolean;
  readonly release: string | undefined;
  /** Throws while there is no shop yet. */
  readonly shop: () => Shop;
}

/** Survives navigation to the bank. Plain text avoids a CORS preflight. */
function send(endpoint: string, report: string): unknown {
  if (navigator.sendBeacon(endpoint, report)) return undefined;
  return fetch(endpoint, { method: 'POST', body: report, keepalive: true, mode: 'no-cors', credentials: 'omit' });
}

function isDataLayer(value: unknown): value is DataLayer {
  return Array.isArray(value);
}

/** Shared with tag managers, whichever loads first. */
function dataLayer(): DataLayer {
  const there: unknown = Reflect.get(window, 'dataLayer');
  if (isDataLayer(there)) return there;
  const made: object[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
}

/** Opens reporting to the page's tag manager and the endpoint. Events wait for consent. */
export function openTelemetry({ endpoint, needsConsent, production, release, shop }: TelemetrySettings): Telemetry {
  const consent = openConsent(shop, needsConsent);
  const [clock, ids] = [createSystemClock(), createSystemIds()];
  const analytics = consent.over(createAnalyticsTelemetry({ dataLayer: dataLayer() }));
  if (endpoint === undefined) return analytics;
  return createCombinedTelemetry([
    analytics,
    consent.over(createEventTelemetry({ endpoint, send, clock, ids })),
    createErrorTelemetry({
      endpoint,
      send,
      production,
      clock,
      ids,
      logs: true,
      ...(release !== undefined && { release }),
    }),
  ]);
}
