import type { TaxCalculator, TaxRequest } from '../../adapters/platform/ports/selling/tax';
import type { SuiteApi } from '../api/suite-api';

/** A tax calculator under test with its input. */
export interface TaxSource {
  readonly calculator: TaxCalculator;
  readonly request: TaxRequest;
  /** Releases test resources. */
  readonly close?: () => Promise<void>;
}

/**
 * Contract tests of the port `TaxCalculator`.
 * @param make creates a calculator for each test
 */
export function taxSuite({ describe, it, expect, afterEach }: SuiteApi, make: () => Promise<TaxSource>): void {
  describe('a tax calculator', () => {
    const ends: (() => Promise<void>)[] = [];
    const made = async (): Promise<TaxSource> => {
      const source = await make();
      if (source.close) ends.push(source.close);
      return source;
    };
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });
    const asked = ({ calculator, request }: TaxSource) => calculator.calculate(request, new AbortController().signal);

    it('taxes each line by its id, and the shipping, in whole minor units', async () => {
      const source = await made();
      const { lines, shippingTax } = await asked(source);
      expect(lines.map(({ id }) => id).sort()).toEqual(source.request.lines.map(({ id }) => id).sort());
      for (const tax of [...lines.map((line) => line.tax), shippingTax]) {
        expect([Number.isSafeInteger(tax), tax >= 0]).toEqual([true, true]);
      }
    });

    it('names at most ten taxes', async () => {
      const { names = [] } = await asked(await made());
      expect(names.length).toBeLessThanOrEqual(10);
      for (const name of names) expect(name).toMatch(/^.{1,100}$/u);
    });

    it('returns the same taxes for the same request', async () => {
      const source = await made();
      expect(await asked(source)).toEqual(await asked(source));
    });
  });
}
