import type * as z from 'zod/mini';
import type { Endpoint, Refusal } from '../contract';
import { deepFreeze } from '../kernel/freeze';
import { parseLeniently } from '../kernel/parse-leniently';
import type { HttpResponse } from '../ports';
import { messageOf, readDocument, readEnvelope, type Envelope, type Unreadable } from './read-envelope';
import { readItems } from './read-items';
import { readMembers } from './read-members';
import type { Accepted, Declined, ReplyOf } from './reply';

type Promised<
  R extends z.ZodMiniType,
  M extends z.ZodMiniObject | undefined = z.ZodMiniObject | undefined,
  F extends Refusal = Refusal,
> = Pick<
  Endpoint<z.ZodMiniType, z.ZodMiniType, R, M, F>,
  'wrapping' | 'result' | 'item' | 'lenient' | 'meta' | 'refusals'
>;

type Read<T> = Accepted<T, unknown> | Declined | Unreadable;

const shared = new WeakMap<HttpResponse, Map<z.ZodMiniType, Read<unknown>>>();

/** Parses an answer by its endpoint schema. Shared answers are parsed once and frozen. */
export function readAnswer<
  R extends z.ZodMiniType,
  M extends z.ZodMiniObject | undefined = undefined,
  F extends Refusal = never,
>(endpoint: Promised<R, M, F>, response: HttpResponse): ReplyOf<R, M, F> | Unreadable {
  return readOnce(endpoint, response) as ReplyOf<R, M, F> | Unreadable;
}

function readOnce<R extends z.ZodMiniType>(endpoint: Promised<R>, response: HttpResponse): Read<z.output<R>> {
  if (response.shared !== true) return read(endpoint, response);
  const readings = shared.get(response) ?? new Map<z.ZodMiniType, Read<unknown>>();
  shared.set(response, readings);
  const known = readings.get(endpoint.result);
  if (known) return known as Read<z.output<R>>; // sound: cached under the schema that created it
  const made = deepFreeze(read(endpoint, response));
  readings.set(endpoint.result, made);
  return made;
}

function read<R extends z.ZodMiniType>(endpoint: Promised<R>, response: HttpResponse): Read<z.output<R>> {
  const readable = readDocument(response);
  if ('unreadable' in readable) return readable;
  const { document } = readable;
  const bare = endpoint.wrapping === 'bare';
  if (bare && response.status === 200) {
    const { item } = endpoint;
    const listed = item && response.document !== undefined ? readItems(item, document) : undefined;
    return listed ? readRest(endpoint, listed) : readResult(endpoint, document);
  }
  const envelope = readEnvelope(document);
  if ('unreadable' in envelope) return envelope;
  if (envelope.code !== 200 || bare) return declined(endpoint, envelope);
  const reply = readResult(endpoint, envelope.result);
  return 'ok' in reply && endpoint.meta ? { ...reply, meta: readMembers(endpoint.meta, envelope.meta) } : reply;
}

function declined({ refusals }: Promised<z.ZodMiniType>, envelope: Envelope): Declined {
  const { code, meta } = envelope;
  const message = messageOf(envelope);
  const named = refusals?.find((one) =>
    meta?.error === undefined ? one.words && message.includes(one.words) : one.code === meta.error,
  );
  const why = named && { refused: named.code, data: named.data && readMembers(named.data, meta) };
  return { ok: false, code, message, meta, ...why };
}

function readRest<R extends z.ZodMiniType>(
  endpoint: Promised<R>,
  { items, rest }: NonNullable<ReturnType<typeof readItems>>,
): Read<z.output<R>> {
  const reply = readResult(endpoint, rest);
  if ('unreadable' in reply) return reply;
  return { ...reply, result: Object.assign(Object(reply.result), { items }) as z.output<R> }; // sound: each was read by the item's schema
}

function readResult<R extends z.ZodMiniType>(
  { result: schema, lenient }: Promised<R>,
  value: unknown,
): Accepted<z.output<R>> | Unreadable {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, code: 200, result: parsed.data };
  const usable = lenient === true ? parseLeniently(schema, value) : undefined;
  if (usable === undefined) return { unreadable: 'bad-response-format', cause: parsed.error };
  return { ok: true, code: 200, result: usable.data, dropped: usable.dropped };
}
