import type * as z from 'zod/mini';
import type { Endpoint } from '../../../core/contract';
import { decodeQuery, listMembers } from '../../../core/contract/query-codec';
import { ApiError, invalidInput } from './api-error';
import { describeIssues } from './describe-issues';
import { unknownMembers } from './unknown-members';
import { isType } from './is-type';
import { holdsNul, NUL } from './holds-nul';
import { readBytes, tooLarge } from './read-bytes';
import { readForm, type RawBody, type UploadedFile } from './read-form';

/** Largest JSON body, in bytes. */
const JSON_LIMIT = 1024 * 1024;
/** Largest form with files, in bytes: five photos of 5 MB and their texts. */
const FORM_LIMIT = 26 * 1024 * 1024;
/** Largest file of a form, in bytes, where its endpoint says nothing. */
const FILE_LIMIT = 10 * 1024 * 1024;

const ESCAPED_NUL = '\\u0000';

/** Nothing that the API takes is nested deeper; whatever walks a deeper document could run out of stack. */
const MOST_DEPTH = 64;
/** Bytes of a body for each value in it. The densest, a product with all its variants, has some 25; what walks a denser one is slow. */
const BYTES_PER_VALUE = 20;

/** Query and path parameters by the endpoint's schema. @throws ApiError 400 naming each parameter that is wrong */
export function readQuery<Q extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<Q>, 'query'>,
  url: URL,
  params: Readonly<Record<string, string>>,
): z.output<Q> {
  const text = { ...Object.fromEntries(url.searchParams), ...params };
  for (const [name, value] of Object.entries(text)) if (value.includes(NUL)) throw holdsNul(name);
  const parsed = endpoint.query.safeParse(decodeQuery(endpoint.query, text), { reportInput: true });
  if (!parsed.success) throw invalidInput(describeIssues(parsed.error.issues, 'query'));
  return parsed.data;
}

/** The body by the endpoint's schema. @throws ApiError 400, 413 or 415 saying what is wrong with it */
export async function readBody<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body' | 'bodyKind' | 'files'>,
  request: Request,
  { refuseBody, ...limits }: BodyRules & BodyLimits,
): Promise<ReadBody<B>> {
  const isLeftOut = !request.headers.has('content-type') && mayBeLeftOut(endpoint);
  return parseBody(endpoint, isLeftOut ? NOTHING : await readRaw(endpoint, request, limits), refuseBody);
}

/** The body of a call that came as its JSON text, by the endpoint's schema. @throws ApiError 400, 413 or 415 */
export function readText<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body' | 'bodyKind'>,
  text: string | undefined,
  { refuseBody, mostBytes = JSON_LIMIT }: BodyRules,
): ReadBody<B> {
  if (endpoint.bodyKind === 'none') return parseBody(endpoint, NOTHING, refuseBody);
  if (text === undefined && mayBeLeftOut(endpoint)) return parseBody(endpoint, NOTHING, refuseBody);
  if (text === undefined) throw wrongType('application/json', '');
  if (text.length > mostBytes) throw tooLarge(mostBytes);
  return parseBody(endpoint, { value: parseText(text, mostBytes), files: [] }, refuseBody);
}

/** What an endpoint says of its body besides its schema. */
interface BodyRules {
  /** What is answered to one that breaks the schema; the fields that do unless it is given. */
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
  /** Largest body in bytes; the shop's limit unless it is given. */
  readonly mostBytes?: number;
}

/** The bounds of a body before it is parsed. */
interface BodyLimits {
  readonly mostBytes?: number;
  /** Files of a form by any name; those that the endpoint names unless it is given. */
  readonly mostFiles?: number;
}

interface ReadBody<B extends z.ZodMiniType> {
  readonly body: z.output<B>;
  readonly rawBody: unknown;
  readonly files: readonly UploadedFile[];
}

const NOTHING: RawBody = { value: undefined, files: [] };

/** Whether the endpoint takes a call without a body. */
function mayBeLeftOut({ body }: Pick<Endpoint, 'body'>): boolean {
  return body.safeParse(undefined).success;
}

function parseBody<B extends z.ZodMiniType>(
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body'>,
  raw: RawBody,
  refuse: BodyRules['refuseBody'] = (issues) => invalidInput(describeIssues(issues)),
): ReadBody<B> {
  const parsed = endpoint.body.safeParse(raw.value, { reportInput: true });
  if (!parsed.success) throw refuse(parsed.error.issues);
  // Staff that mistypes a member must not read that all is well; shoppers' devices may be older or newer than the shop.
  const unknown = endpoint.access === 'staff' ? unknownMembers(raw.value, parsed.data) : [];
  if (unknown.length > 0) throw invalidInput(unknown);
  return { body: parsed.data, rawBody: raw.value, files: raw.files };
}

async function readRaw(
  { body, bodyKind: kind, files = {} }: Pick<Endpoint, 'body' | 'bodyKind' | 'files'>,
  request: Request,
  { mostBytes, mostFiles = Object.values(files).reduce((sum, most) => sum + most, 0) }: BodyLimits,
): Promise<RawBody> {
  if (kind === 'none') return NOTHING;
  const type = request.headers.get('content-type') ?? '';
  if (kind === 'json') {
    if (!isType(type, 'application/json')) throw wrongType('application/json', type);
    const bytes = await readBytes(request, mostBytes ?? JSON_LIMIT);
    return { value: parseText(new TextDecoder().decode(bytes), mostBytes), files: [] };
  }
  if (!isType(type, 'multipart/form-data')) throw wrongType('multipart/form-data', type);
  const bytes = await readBytes(request, mostBytes ?? Math.min(JSON_LIMIT + mostFiles * FILE_LIMIT, FORM_LIMIT));
  return readForm(type, bytes, { lists: listMembers(body), filesName: Object.keys(files)[0] ?? 'files', mostFiles });
}

function wrongType(wanted: string, found: string): ApiError {
  return new ApiError(415, `content-type must be ${wanted}, it is ${found === '' ? 'missing' : found.slice(0, 100)}`, {
    error: 'content_type',
  });
}

function parseText(text: string, mostBytes = JSON_LIMIT): unknown {
  const most = Math.floor(mostBytes / BYTES_PER_VALUE);
  const { depth, values } = measure(text, most);
  if (depth > MOST_DEPTH) {
    throw new ApiError(400, `body must be nested at most ${MOST_DEPTH} deep`, { error: 'invalid_json' });
  }
  if (values > most) throw new ApiError(400, `body must have at most ${most} values`, { error: 'invalid_json' });
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

/** Depth of a JSON text and values in it, no further than the limits: counts signs outside of texts, without a parser and without a stack. */
function measure(json: string, mostValues: number): { readonly depth: number; readonly values: number } {
  let [depth, deepest, values] = [0, 0, 0];
  let inText = false;
  for (let at = 0; at < json.length && deepest <= MOST_DEPTH && values <= mostValues; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
      deepest = Math.max(deepest, depth);
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
  }
  return { depth: deepest, values };
}
