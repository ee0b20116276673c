import type * as z from 'zod/mini';
import type { Endpoint, ResultOf } from '../contract';
import { queryKinds } from '../contract/foundation/query-codec';
import { lookUp } from '../kernel/look-up';
import type { ShopError } from '../kernel/shop-error';
import type { HttpFile, HttpForm, ReadOptions } from '../ports';
import type { Gateway } from './gateway';
import type { Declined, ReplyTo } from './reply';
import { requestRejected } from './request-error';

type Flat<T> = { [K in keyof T]: T[K] };
type BodyInput<B extends z.ZodMiniType> = z.input<B> extends Record<string, never> | undefined ? unknown : z.input<B>;
type FilesInput<Files extends string> = string extends Files
  ? unknown
  : { readonly [N in Files]?: HttpFile | readonly HttpFile[] };

/** One object of query, body and files; the session fills in token and cart. */
export type InputOf<E> =
  E extends Endpoint<infer Q, infer B, z.ZodMiniType, z.ZodMiniObject | undefined, infer _F, infer Files>
    ? Flat<Omit<z.input<Q>, 'cartId' | 'token'> & BodyInput<B> & FilesInput<Files>>
    : never;

/** Options of one call. */
export interface ClientCallOptions extends ReadOptions {
  /** Milliseconds. */
  readonly timeoutMs?: number;
}

type ArgumentsOf<E> =
  Partial<InputOf<E>> extends InputOf<E>
    ? [input?: InputOf<E>, options?: ClientCallOptions]
    : [input: InputOf<E>, options?: ClientCallOptions];

/** Call of one endpoint, typed by it. */
export interface ClientMethod<E, T> {
  /** @throws ShopError if the call is refused or unanswered */
  (...call: ArgumentsOf<E>): Promise<T>;
  /** Resolves to refusals as well, typed by the endpoint. */
  ask(...call: ArgumentsOf<E>): Promise<ReplyTo<E>>;
}

/** Client method that differs from its endpoint. */
export interface Declared<E extends Endpoint = Endpoint, K extends PropertyKey = PropertyKey> {
  readonly endpoint: E;
  readonly member: K | undefined;
  readonly timeoutMs: number | undefined;
  readonly defaults: object | undefined;
}

interface MethodOptions<E, K> {
  /** Returns only this member of the result. */
  readonly member?: K;
  /** Milliseconds; replaces the default. */
  readonly timeoutMs?: number;
  /** Input if the caller passes none. */
  readonly defaults?: Partial<InputOf<E>>;
}

/** Declares a client method that differs from its endpoint. */
export function method<E extends Endpoint, K extends keyof ResultOf<E> = never>(
  endpoint: E,
  { member, timeoutMs, defaults }: MethodOptions<E, K>,
): Declared<E, K> {
  return { endpoint, member, timeoutMs, defaults };
}

type Methods = Readonly<Record<string, Declared | Endpoint>>;

/** Client of a table of endpoints. */
export type ClientOf<T> = {
  readonly [N in keyof T]: T[N] extends Declared<infer E, infer K>
    ? ClientMethod<E, [K] extends [never] ? ResultOf<E> : K extends keyof ResultOf<E> ? ResultOf<E>[K] : never>
    : ClientMethod<T[N], ResultOf<T[N]>>;
};

type Refused = Declined & { readonly refused?: string | undefined; readonly data?: object | undefined };

interface ClientOptions {
  /** Runs before each request; a throw rejects the call. */
  readonly before?: () => void;
  /** Error of a refused call; default 'request-rejected'. */
  readonly refusal?: (reply: Refused) => ShopError;
  /** Runs after each success. */
  readonly after?: () => void;
}

/** Builds a client from endpoints; its calls show no notices. `refusal` and `after` do not apply to `ask`. */
export function clientOf<const T extends Methods>(
  methods: T,
  gateway: Gateway,
  { before, after, refusal = requestRejected }: ClientOptions = {},
): ClientOf<T> {
  const made = Object.entries(methods).map(([name, declared]) => {
    const { endpoint, member, timeoutMs, defaults } = 'endpoint' in declared ? declared : method(declared, {});
    const ask = async (input: Input = {}, options: ClientCallOptions = {}) => {
      before?.();
      const how = { silent: true, ...(timeoutMs !== undefined && { timeoutMs }), ...options };
      return gateway.ask(endpoint, requestOf(endpoint, { ...defaults, ...input }), how);
    };
    const call = async (input?: Input, options?: ClientCallOptions): Promise<unknown> => {
      const reply = await ask(input, options);
      if (!reply.ok) throw refusal(reply);
      after?.();
      return member === undefined ? reply.result : Reflect.get(Object(reply.result), member);
    };
    return [name, Object.assign(call, { ask })] as const;
  });
  return Object.fromEntries(made) as unknown as ClientOf<T>; // sound: each method reads its answer by its own endpoint
}

type Input = Readonly<Record<string, unknown>>;

/** Members of the query schema go to the query, members of the body schema and the rest to the body. */
function requestOf(endpoint: Endpoint, input: Input) {
  const [inQuery, inBody] = [queryKinds(endpoint.query), queryKinds(endpoint.body)];
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const isAsked = ([name]: readonly [string, unknown]) => lookUp(inQuery, name) !== undefined;
  const query: Input = Object.fromEntries(given.filter(isAsked));
  if (endpoint.bodyKind === 'none') return { query };
  const sent = given.filter((entry) => !isAsked(entry) || lookUp(inBody, entry[0]) !== undefined);
  return endpoint.bodyKind === 'json' ? { query, body: Object.fromEntries(sent) } : { query, form: formOf(sent) };
}

function formOf(members: readonly (readonly [string, unknown])[]): HttpForm {
  const all = members.flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const fields = all.flatMap(([name, value]) => (isFile(value) ? [] : [[name, textOf(value)] as const]));
  return { fields, files: all.flatMap(([name, value]) => (isFile(value) ? [[name, value] as const] : [])) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isFile(value: unknown): value is HttpFile {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}
