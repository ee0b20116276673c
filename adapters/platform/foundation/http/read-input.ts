import type * as z from 'zod/mini';
import type { Endpoint } from '../../../../core/contract';
import { decodeQuery, listMembers } from '../../../../core/contract/foundation/query-codec';
import { mayHoldUnwritable, writableText, writableValue } from '../../../../core/kernel/words/writable-text';
import { ApiError, invalidInput } from './api-error';
import { describeIssues } from './describe-issues';
import { unknownMembers } from './unknown-members';
import { isType } from './is-type';
import { holdsNul, NUL } from './holds-nul';
import { readBytes, tooLarge, type CountBytes } from './read-bytes';
import { readForm, type RawBody, type UploadedFile } from './read-form';

/** In bytes. */
const JSON_LIMIT = 1024 * 1024;
const FORM_LIMIT = 26 * 1024 * 1024;
const FILE_LIMIT = 10 * 1024 * 1024;

const ESCAPED_NUL = '\\u0000';

/** Guards recursive code against stack overflow. */
const MAX_DEPTH = 64;
/** Min body bytes per value; denser JSON is slow to process. A full product has about 25. */
const BYTES_PER_VALUE = 20;

/** Validates query and path parameters. @throws ApiError 400 naming each invalid parameter */
export function readQuery<Q extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<Q>, 'query'>,
  url: URL,
  params: Readonly<Record<string, string>>,
): z.output<Q> {
  const text: Record<string, string> = { ...Object.fromEntries(url.searchParams), ...params };
  for (const [name, value] of Object.entries(text)) {
    if (value.includes(NUL)) throw holdsNul(name);
    text[name] = writableText(value);
  }
  const parsed = endpoint.query.safeParse(decodeQuery(endpoint.query, text), { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues, 'query'));
  return parsed.data;
}

/** Reads and validates the body. @throws ApiError 400, 413 or 415 */
export async function readBody<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body' | 'bodyKind' | 'files'>,
  request: Request,
  { refuseBody, ...limits }: BodyRules & BodyLimits,
): Promise<ReadBody<B>> {
  const isLeftOut = !request.headers.has('content-type') && mayBeLeftOut(endpoint);
  return parseBody(endpoint, isLeftOut ? NOTHING : await readRaw(endpoint, request, limits), refuseBody);
}

/** Validates a body given as JSON text. @throws ApiError 400, 413 or 415 */
export function readText<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body' | 'bodyKind'>,
  text: string | undefined,
  { refuseBody, maxBytes = JSON_LIMIT }: BodyRules,
): ReadBody<B> {
  if (endpoint.bodyKind === 'none') return parseBody(endpoint, NOTHING, refuseBody);
  if (text === undefined && mayBeLeftOut(endpoint)) return parseBody(endpoint, NOTHING, refuseBody);
  if (text === undefined) throw wrongType('application/json', '');
  if (text.length > maxBytes) throw tooLarge(maxBytes);
  return parseBody(endpoint, bodyOf(text, maxBytes), refuseBody);
}

interface BodyRules {
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
  /** In bytes; defaults to the shop's limit. */
  readonly maxBytes?: number;
}

interface BodyLimits {
  readonly maxBytes?: number;
  readonly maxFiles?: number;
  readonly count?: CountBytes | undefined;
}

interface ReadBody<B extends z.ZodMiniType> {
  readonly body: z.output<B>;
  readonly rawBody: unknown;
  readonly files: readonly UploadedFile[];
}

const NOTHING: RawBody = { value: undefined, files: [] };

function mayBeLeftOut({ body }: Pick<Endpoint, 'body'>): boolean {
  return body.safeParse(undefined).success;
}

function parseBody<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body'>,
  raw: RawBody,
  refuse: BodyRules['refuseBody'] = (issues) => invalidInput(describeIssues(issues)),
): ReadBody<B> {
  const parsed = endpoint.body.safeParse(raw.isUnwritable === true ? writableValue(raw.value) : raw.value, {
    reportInput: true,
  });
  if (!parsed.success) throw refuse(parsed.error.issues);
  // Staff must learn of mistyped members; shoppers' clients may be older or newer than the shop.
  const unknown = endpoint.access === 'staff' ? unknownMembers(raw.value, parsed.data) : [];
  if (unknown.length > 0) throw invalidInput(unknown);
  return { body: parsed.data, rawBody: raw.value, files: raw.files };
}

function maxFormOf({ files = {} }: Pick<Endpoint, 'files'>, { maxBytes, maxFiles }: BodyLimits): number {
  return maxBytes ?? Math.min(JSON_LIMIT + (maxFiles ?? sumOf(files)) * FILE_LIMIT, FORM_LIMIT);
}

function sumOf(files: Readonly<Record<string, number>>): number {
  return Object.values(files).reduce((sum, max) => sum + max, 0);
}

async function readRaw(
  { body, bodyKind: kind, files = {} }: Pick<Endpoint, 'body' | 'bodyKind' | 'files'>,
  request: Request,
  { maxBytes, maxFiles = sumOf(files), count }: BodyLimits,
): Promise<RawBody> {
  if (kind === 'none') return NOTHING;
  const type = request.headers.get('content-type') ?? '';
  if (kind === 'json') {
    if (!isType(type, 'application/json')) throw wrongType('application/json', type);
    const bytes = await readBytes(request, maxBytes ?? JSON_LIMIT, count);
    return bodyOf(new TextDecoder().decode(bytes), maxBytes);
  }
  if (!isType(type, 'multipart/form-data')) throw wrongType('multipart/form-data', type);
  const bytes = await readBytes(
    request,
    maxFormOf({ files }, { maxFiles, ...(maxBytes !== undefined && { maxBytes }) }),
    count,
  );
  return readForm(type, bytes, { lists: listMembers(body), filesName: Object.keys(files)[0] ?? 'files', maxFiles });
}

function wrongType(wanted: string, found: string): ApiError {
  return new ApiError(415, `content-type must be ${wanted}, it is ${found === '' ? 'missing' : found.slice(0, 100)}`, {
    error: 'content_type',
  });
}

function bodyOf(text: string, maxBytes: number | undefined): RawBody {
  return { value: parseText(text, maxBytes), files: [], isUnwritable: mayHoldUnwritable(text) };
}

function parseText(text: string, maxBytes = JSON_LIMIT): unknown {
  const max = Math.floor(maxBytes / BYTES_PER_VALUE);
  const { depth, values } = measure(text, max);
  if (depth > MAX_DEPTH) {
    throw new ApiError(400, `body must be nested at most ${MAX_DEPTH} deep`, { error: 'invalid_json' });
  }
  if (values > max) throw new ApiError(400, `body must have at most ${max} values`, { error: 'invalid_json' });
  try {
    const value: unknown = JSON.parse(text);
    if (text.includes(ESCAPED_NUL) && JSON.stringify(value).replaceAll('\\\\', '').includes(ESCAPED_NUL)) {
      throw holdsNul('body');
    }
    return value;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const detail = error instanceof Error ? error.message.slice(0, 120) : '';
    throw new ApiError(400, `body is not valid JSON: ${detail}`, { error: 'invalid_json' });
  }
}

/** Character codes of JSON. */
const SIGN = { backslash: 92, comma: 44, list: 91, listEnd: 93, object: 123, objectEnd: 125, quote: 34 } as const;

/** Measures depth and value count without parsing or recursion, stopping at the limits. */
function measure(json: string, maxValues: number): { readonly depth: number; readonly values: number } {
  let [depth, deepest, values] = [0, 0, 0];
  let inText = false;
  for (let at = 0; at < json.length && deepest <= MAX_DEPTH && values <= maxValues; at += 1) {
    const sign = json.charCodeAt(at);
    if (inText) {
      if (sign === SIGN.backslash) at += 1;
      else if (sign === SIGN.quote) inText = false;
    } else if (sign === SIGN.quote) inText = true;
    else if (sign === SIGN.list || sign === SIGN.object) {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === SIGN.listEnd || sign === SIGN.objectEnd) depth -= 1;
    else if (sign === SIGN.comma) values += 1;
  }
  return { depth: deepest, values };
}
