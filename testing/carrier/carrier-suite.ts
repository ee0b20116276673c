import type { ShippingCarrier, ShippingRequest } from '../../adapters/platform/ports/selling/carrier';
import type { SuiteApi } from '../api/suite-api';

/** A carrier under test with its input. */
export interface CarrierSource {
  readonly carrier: ShippingCarrier;
  readonly request: ShippingRequest;
  /** Releases test resources. */
  readonly close?: () => Promise<void>;
}

/**
 * Contract tests of the port `ShippingCarrier`.
 * @param make creates a carrier for each test
 */
export function carrierSuite({ describe, it, expect, afterEach }: SuiteApi, make: () => Promise<CarrierSource>): void {
  describe('a carrier', () => {
    const ends: (() => Promise<void>)[] = [];
    const made = async (): Promise<CarrierSource> => {
      const source = await make();
      if (source.close) ends.push(source.close);
      return source;
    };
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });
    const asked = async ({ carrier, request }: CarrierSource) => carrier.quotes(request, new AbortController().signal);

    it('has a code that is a valid prefix of shipping methods', async () => {
      const { carrier } = await made();
      expect(carrier.code).toMatch(/^[a-z0-9_]{1,20}$/);
    });

    it('quotes shipping methods, each once, with a title and a price in whole minor units', async () => {
      const quotes = await asked(await made());
      expect(quotes.length).toBeGreaterThan(0);
      expect(quotes.length).toBeLessThanOrEqual(20);
      expect(new Set(quotes.map(({ service }) => service)).size).toBe(quotes.length);
      for (const { service, title, amount, daysToDelivery = 0 } of quotes) {
        expect(service).toMatch(/^[a-z0-9_-]{1,40}$/);
        expect(title).toMatch(/^.{1,100}$/u);
        expect([Number.isSafeInteger(amount), amount >= 0]).toEqual([true, true]);
        expect([Number.isSafeInteger(daysToDelivery), daysToDelivery >= 0 && daysToDelivery <= 365]).toEqual([
          true,
          true,
        ]);
      }
    });

    it('returns the same quotes for the same request', async () => {
      const source = await made();
      expect(await asked(source)).toEqual(await asked(source));
    });

    it('answers concurrent requests', async () => {
      const source = await made();
      const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => asked(source)));
      for (const quotes of others) expect(quotes).toEqual(first);
    });
  });
}
