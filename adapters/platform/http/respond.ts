import type { Answer, AnswerMeta } from '../../../core/contract';
import type { ApiError } from './api-error';

const JSON_TYPE = 'application/json; charset=utf-8';

/** JSON text that a handler has already made, because putting it together is cheaper than making it from documents. */
export class JsonText {
  constructor(readonly text: string) {}
}

export function jsonResponse(status: number, value: unknown): Response {
  const text = value instanceof JsonText ? value.text : JSON.stringify(value);
  return new Response(text, { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' } });
}

/** `{code, result, meta?}`: the shape of every answer outside the catalogue. */
export function envelope(status: number, result: unknown, meta?: AnswerMeta): Response {
  const answer: Answer<unknown> = { code: status, result: result ?? null, ...(meta && { meta }) };
  return jsonResponse(status, answer);
}

export function errorResponse(error: ApiError): Response {
  return envelope(error.status, error.message, error.meta);
}
