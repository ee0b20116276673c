import * as z from 'zod/mini';
import type { VatAnswer, VatRegister } from '../platform/ports/selling/vat-register';

/** Options of `createVies`. */
export interface ViesOptions {
  /** Default: the service of the European Commission. */
  readonly url?: string;
  /** Default 10000 for orders, 3000 for carts. */
  readonly timeLimitMs?: number;
  /** Default: the global `fetch`. */
  readonly fetch?: typeof fetch;
}

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

const found = z.object({ valid: z.boolean(), requestIdentifier: z.optional(z.nullable(z.string())) });
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) });

/** Register VIES of the European Commission, over its REST API. */
export function createVies({ url = VIES, timeLimitMs, fetch: send = fetch }: ViesOptions = {}): VatRegister {
  return {
    code: 'vies',
    ...(timeLimitMs !== undefined && { timeLimitMs }),
    check: async ({ number, requester }, signal) => {
      const [countryCode, vatNumber] = partsOf(number);
      const [requesterMemberStateCode, requesterNumber] = partsOf(requester ?? '');
      const ask = async (asker: Readonly<Record<string, string>>) => {
        const response = await send(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({ countryCode, vatNumber, ...asker }),
          signal,
        });
        const body: unknown = await response.json().catch(() => undefined);
        return { body, status: response.status };
      };
      if (requesterNumber === '') return answerOf(await ask({}));
      const said = await ask({ requesterMemberStateCode, requesterNumber });
      return answerOf(errorsOf(said.body).includes(BAD_REQUESTER) ? await ask({}) : said);
    },
  };
}

/** Errors of the country's own register. */
const COUNTRY_AWAY: ReadonlySet<string> = new Set([
  'MS_UNAVAILABLE',
  'MS_MAX_CONCURRENT_REQ',
  'MS_MAX_CONCURRENT_REQ_TIME',
  'TIMEOUT',
]);

/** Seller's number that the register does not accept: it is asked without, and gives no consultation number. */
const BAD_REQUESTER = 'INVALID_REQUESTER_INFO';
/** Number of the buyer that no register can have. */
const BAD_NUMBER = 'INVALID_INPUT';

function errorsOf(body: unknown): readonly string[] {
  return failed.safeParse(body).data?.errorWrappers.map(({ error }) => error) ?? [];
}

/** @throws Error naming why the register gave no answer, such as SERVICE_UNAVAILABLE */
function answerOf({ body, status }: { readonly body: unknown; readonly status: number }): VatAnswer | undefined {
  const errors = errorsOf(body);
  if (errors.includes(BAD_NUMBER)) return { isValid: false };
  const answer = found.safeParse(body).data;
  if (errors.some((error) => COUNTRY_AWAY.has(error))) return undefined;
  if (errors.length > 0 || answer === undefined)
    throw new Error(`VIES answered ${errors.join(', ') || String(status)}`);
  const { valid: isValid, requestIdentifier: id } = answer;
  return { isValid, ...(typeof id === 'string' && id !== '' && { consultationNumber: id }) };
}

function partsOf(number: string): readonly [country: string, digits: string] {
  const plain = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return [plain.slice(0, 2), plain.slice(2)];
}
