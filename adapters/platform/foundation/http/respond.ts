import type { Answer, AnswerMeta } from '../../../../core/contract';
import type { ApiError } from './api-error';
import { copyJson } from './copy-json';
import { WithMeta } from './with-meta';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Prepared result: text for the wire, a document for in-process callers. */
export interface Prepared {
  readonly text: string;
  readonly document: unknown;
}

export class JsonText implements Prepared {
  constructor(readonly text: string) {}

  get document(): unknown {
    const document: unknown = JSON.parse(this.text);
    return document;
  }
}

export class JsonItems implements Prepared {
  constructor(
    private readonly items: readonly Prepared[],
    private readonly rest: object = {},
  ) {}

  get text(): string {
    const after = JSON.stringify(this.rest).slice(1);
    return `{"items":[${this.items.map((item) => item.text).join(',')}]${after === '}' ? '' : ','}${after}`;
  }

  get document(): unknown {
    return { items: this.items.map((item) => item.document), ...this.rest };
  }
}

function isPrepared(value: unknown): value is Prepared {
  return value instanceof JsonText || value instanceof JsonItems;
}

export function jsonResponse(status: number, value: unknown): Response {
  const text = isPrepared(value) ? value.text : JSON.stringify(value);
  const length = String(Buffer.byteLength(text));
  const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store', 'content-length': length };
  return new Response(text, { status, headers });
}

/** In-process counterpart of `jsonResponse`; copies anything that must not be shared. */
export function jsonDocument(value: unknown): unknown {
  if (isPrepared(value)) return value.document;
  return copyJson(value);
}

export function enveloped(status: number, result: unknown, meta?: AnswerMeta): Answer<unknown> {
  if (result instanceof WithMeta) {
    return enveloped(status, result.result, result.meta as AnswerMeta); // sound: `route` holds each handler to its meta
  }
  return { code: status, result: result ?? null, ...(meta && { meta }) };
}

export function envelope(status: number, result: unknown, meta?: AnswerMeta): Response {
  return jsonResponse(status, enveloped(status, result, meta));
}

export function errorResponse(error: ApiError): Response {
  const response = envelope(error.status, error.message, error.meta);
  const wait = error.meta?.['retry_after'];
  if (typeof wait === 'number') response.headers.set('retry-after', String(wait));
  return response;
}
