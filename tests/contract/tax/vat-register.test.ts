import * as vitest from 'vitest';
import { createTestVatRegister } from '../../../adapters/tax/test-vat-register';
import { createVies } from '../../../adapters/tax/vies';
import { vatRegisterSuite } from '../../../testing';

const { describe, expect, it } = vitest;
const NUMBERS = { valid: 'FR11111205100', invalid: 'FR11111525200', unanswered: 'FR11112039300' };

/** Answers as the service does; forms as documented by the European Commission. */
function answerOf({ vatNumber, requesterNumber }: Readonly<Record<string, string>>) {
  if (vatNumber?.endsWith('300') === true)
    return { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
  return {
    ...{ countryCode: 'FR', vatNumber, requestDate: '2026-03-09T10:00:00.000Z', name: '---', address: '---' },
    valid: vatNumber?.endsWith('100') === true,
    requestIdentifier: requesterNumber === undefined ? '' : 'WAPIAAAAX1',
  };
}

function vies(answer: (body: Readonly<Record<string, string>>) => unknown, status = 200) {
  const asked: { readonly url: string; readonly body: Readonly<Record<string, string>> }[] = [];
  const send: typeof fetch = (url, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Readonly<Record<string, string>>; // sound: the adapter writes texts
    asked.push({ url: url instanceof Request ? url.url : url.toString(), body });
    return Promise.resolve(Response.json(answer(body), { status }));
  };
  return { register: createVies({ fetch: send }), asked };
}

describe('the development register', () =>
  vatRegisterSuite(vitest, () => Promise.resolve({ register: createTestVatRegister(), ...NUMBERS })));

describe('VIES', () => {
  vatRegisterSuite(vitest, () => Promise.resolve({ register: vies(answerOf).register, ...NUMBERS }));
  const { signal } = new AbortController();

  it('receives the numbers of buyer and seller, split from their prefixes', async () => {
    const { register, asked } = vies(answerOf);
    await register.check({ number: 'EL094259216', requester: 'DE 136 695 976' }, signal);
    expect(asked).toEqual([
      {
        url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
        body: {
          ...{ countryCode: 'EL', vatNumber: '094259216' },
          ...{ requesterMemberStateCode: 'DE', requesterNumber: '136695976' },
        },
      },
    ]);
  });

  it.each(['SERVICE_UNAVAILABLE', 'GLOBAL_MAX_CONCURRENT_REQ', 'VAT_BLOCKED'])(
    'fails with the reason if it responds with %s',
    async (error) => {
      const { register } = vies(() => ({ actionSucceed: false, errorWrappers: [{ error }] }));
      await expect(register.check({ number: NUMBERS.valid }, signal)).rejects.toThrow(error);
    },
  );

  it('reports an invalid number as not registered', async () => {
    const { register } = vies(() => ({ actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] }));
    expect(await register.check({ number: NUMBERS.valid }, signal)).toEqual({ isValid: false });
  });

  it("is asked without the seller's number if it refuses it, and then gives no consultation number", async () => {
    const { register, asked } = vies((body) =>
      body['requesterNumber'] === undefined
        ? answerOf(body)
        : { actionSucceed: false, errorWrappers: [{ error: 'INVALID_REQUESTER_INFO' }] },
    );
    expect(await register.check({ number: NUMBERS.valid, requester: '136695976' }, signal)).toEqual({ isValid: true });
    expect(asked).toHaveLength(2);
  });

  it('fails if its response is not JSON of the expected form', async () => {
    const { register } = vies(() => ({ isValid: true }), 502);
    await expect(register.check({ number: NUMBERS.valid }, signal)).rejects.toThrow('VIES answered 502');
  });
});
