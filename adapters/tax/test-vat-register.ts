import type { VatRegister } from '../platform/ports/selling/vat-register';

/**
 * Register for development, without requests. Numbers that end in 200 are invalid, such as FR11111525200, and those in
 * 300 get no answer, such as FR11112039300. All others are valid, such as FR11111205100.
 */
export function createTestVatRegister(): VatRegister {
  return {
    code: 'test',
    check: ({ number, requester = '' }) => {
      if (number.endsWith('300')) return Promise.resolve(undefined);
      if (number.endsWith('200')) return Promise.resolve({ isValid: false });
      return Promise.resolve({ isValid: true, ...(requester !== '' && { consultationNumber: `TEST-${number}` }) });
    },
  };
}
