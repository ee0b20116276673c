import type { AnswerMeta } from '../contract';
import { answer } from '../contract/envelope';
import { parseJson } from '../kernel/json';
import type { HttpResponse } from '../ports';

/** Why an answer cannot be used at all (S §8). */
export interface Unreadable {
  readonly unreadable: 'bad-content-type' | 'bad-response-format';
  readonly cause?: unknown;
}

/** What every answer outside the catalogue is (S §3, response shape). */
export interface Envelope {
  readonly code: number;
  readonly result: unknown;
  readonly meta?: AnswerMeta | undefined;
}

/** `application/json` and its kin, such as `application/problem+json`. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** The document of an answer, which has to say that it is JSON (S §4, request queue). */
export function readDocument(response: HttpResponse): { readonly document: unknown } | Unreadable {
  if (!JSON_TYPE.test(response.headers['content-type'] ?? '')) return { unreadable: 'bad-content-type' };
  return { document: response.document ?? parseJson(response.text) };
}

/** Code, result and meta of a document. */
export function readEnvelope(document: unknown): Envelope | Unreadable {
  const parsed = answer.safeParse(document);
  return parsed.success ? parsed.data : { unreadable: 'bad-response-format', cause: parsed.error };
}

/** The message of a refusal: what stands in place of the result, or its `errorMessage` (A §8, change of password). */
export function messageOf({ result }: Pick<Envelope, 'result'>): string {
  if (typeof result === 'string') return result;
  const isNamed = typeof result === 'object' && result !== null && 'errorMessage' in result;
  return isNamed && typeof result.errorMessage === 'string' ? result.errorMessage : '';
}
