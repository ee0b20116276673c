import type * as z from 'zod/mini';
import type { AnswerMeta, Endpoint } from '../contract';
import { deepFreeze } from '../kernel/freeze';
import { parseLeniently, type Lenient } from '../kernel/parse-leniently';
import type { HttpResponse } from '../ports';
import { messageOf, readDocument, readEnvelope, type Unreadable } from './read-envelope';
import { readItems } from './read-items';

/** What came back: the promised result, or a code and a message in its place. */
export type Reply<T> =
  | {
      readonly ok: true;
      readonly code: number;
      readonly result: T;
      readonly meta?: AnswerMeta | undefined;
      /** Where something was that could not be read, and was left out. */
      readonly dropped?: Lenient<T>['dropped'];
    }
  | { readonly ok: false; readonly code: number; readonly message: string; readonly meta?: AnswerMeta | undefined };

type Promised<R extends z.ZodMiniType> = Pick<
  Endpoint<z.ZodMiniType, z.ZodMiniType, R>,
  'wrapping' | 'result' | 'item' | 'lenient'
>;

/** What was read from answers that many shops are given, by the schema that read it. */
const shared = new WeakMap<HttpResponse, Map<z.ZodMiniType, Reply<unknown> | Unreadable>>();

/**
 * Reads an answer as the endpoint promises it (S §3 response shape, S §8): JSON by content type, an envelope or a bare
 * document, and on success a result of the promised shape. A shared answer is read once; the result is frozen.
 */
export function readAnswer<R extends z.ZodMiniType>(
  endpoint: Promised<R>,
  response: HttpResponse,
): Reply<z.output<R>> | Unreadable {
  if (response.shared !== true) return read(endpoint, response);
  const readings = shared.get(response) ?? new Map<z.ZodMiniType, Reply<unknown> | Unreadable>();
  shared.set(response, readings);
  const known = readings.get(endpoint.result);
  if (known) return known as Reply<z.output<R>> | Unreadable; // sound: kept under the schema that made it
  const made = deepFreeze(read(endpoint, response));
  readings.set(endpoint.result, made);
  return made;
}

function read<R extends z.ZodMiniType>(endpoint: Promised<R>, response: HttpResponse): Reply<z.output<R>> | Unreadable {
  const readable = readDocument(response);
  if ('unreadable' in readable) return readable;
  const { document } = readable;
  const bare = endpoint.wrapping === 'bare';
  if (bare && response.status === 200) {
    const { item } = endpoint;
    // Only a document that came as such can hold items that are known.
    const listed = item && response.document !== undefined ? readItems(item, document) : undefined;
    return listed ? readRest(endpoint, listed) : readResult(endpoint, document, 200, undefined);
  }
  const envelope = readEnvelope(document);
  if ('unreadable' in envelope) return envelope;
  const { code, result, meta } = envelope;
  if (code !== 200 || bare) return { ok: false, code, message: messageOf(envelope), meta };
  return readResult(endpoint, result, code, meta);
}

/** A list whose items are read already. */
function readRest<R extends z.ZodMiniType>(
  endpoint: Promised<R>,
  { items, rest }: NonNullable<ReturnType<typeof readItems>>,
): Reply<z.output<R>> | Unreadable {
  const reply = readResult(endpoint, rest, 200, undefined);
  if ('unreadable' in reply || !reply.ok) return reply;
  return { ...reply, result: Object.assign(Object(reply.result), { items }) as z.output<R> }; // sound: each was read by the item's schema
}

function readResult<R extends z.ZodMiniType>(
  { result: schema, lenient }: Promised<R>,
  value: unknown,
  code: number,
  meta: AnswerMeta | undefined,
): Reply<z.output<R>> | Unreadable {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, code, result: parsed.data, meta };
  const usable = lenient === true ? parseLeniently(schema, value) : undefined;
  if (usable === undefined) return { unreadable: 'bad-response-format', cause: parsed.error };
  return { ok: true, code, result: usable.data, meta, dropped: usable.dropped };
}
