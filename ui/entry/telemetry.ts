import {
  createAnalyticsTelemetry,
  createCombinedTelemetry,
  createErrorTelemetry,
  createEventTelemetry,
  createSystemClock,
  createSystemIds,
  type DataLayer,
} from '../../adapters/browser';
import type { Shop, Telemetry } from '../../core';
import { openConsent } from './consent';

export interface TelemetrySettings {
  /** Where events and errors are posted; without it only the page's own tag manager hears of events. */
  readonly endpoint: string | undefined;
  /** Whether something is measured that needs consent. */
  readonly needsConsent: boolean;
  readonly production: boolean;
  /** The version of the shop that the page is of. */
  readonly release: string | undefined;
  /** Throws while there is no shop yet. */
  readonly shop: () => Shop;
}

/** Outlives the page: a purchase is often followed by the way to the bank. As plain text it needs no leave of another host. */
function send(endpoint: string, report: string): unknown {
  if (navigator.sendBeacon(endpoint, report)) return undefined;
  return fetch(endpoint, { method: 'POST', body: report, keepalive: true, mode: 'no-cors', credentials: 'omit' });
}

function isDataLayer(value: unknown): value is DataLayer {
  return Array.isArray(value);
}

/** The data layer that tag managers read, whichever comes first: they or we. */
function dataLayer(): DataLayer {
  const there: unknown = Reflect.get(window, 'dataLayer');
  if (isDataLayer(there)) return there;
  const made: object[] = [];
  Reflect.set(window, 'dataLayer', made);
  return made;
}

/** Where the storefront reports to: the page's tag manager, and the endpoint that the merchant named (S §7; A §9). Events wait for the shopper's consent. */
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
