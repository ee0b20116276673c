import type { VatRegister } from '../../adapters/platform/ports/selling/vat-register';
import type { SuiteApi } from '../api/suite-api';

/** A register of VAT numbers under test, with numbers that it answers for. */
export interface VatRegisterSource {
  readonly register: VatRegister;
  readonly valid: string;
  readonly invalid: string;
  /** Number of a country that does not answer. */
  readonly unanswered: string;
  /** Releases test resources. */
  readonly close?: () => Promise<void>;
}

/**
 * Contract tests of the port `VatRegister`.
 * @param make creates a register for each test
 */
export function vatRegisterSuite({ describe, it, expect }: SuiteApi, make: () => Promise<VatRegisterSource>): void {
  describe('a VAT number register', () => {
    const answers = async (which: 'invalid' | 'unanswered' | 'valid', requester?: string) => {
      const source = await make();
      const { signal } = new AbortController();
      const answer = await source.register.check({ number: source[which], requester }, signal);
      await source.close?.();
      return answer;
    };

    it('knows which numbers are valid', async () => {
      expect((await answers('valid'))?.isValid).toBe(true);
      expect((await answers('invalid'))?.isValid).toBe(false);
    });

    it('returns a consultation number to a seller who gives its own number', async () => {
      const { consultationNumber = '' } = (await answers('valid', 'DE136695976')) ?? {};
      expect(consultationNumber === '').toBe(false);
    });

    it('resolves to undefined if the country does not respond', async () => {
      expect(await answers('unanswered')).toBe(undefined);
    });
  });
}
