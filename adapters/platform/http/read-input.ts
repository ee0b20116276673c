import type * as z from 'zod/mini';
import type { Endpoint } from '../../../core/contract';
import { decodeQuery, listMembers } from '../../../core/contract/query-codec';
import { ApiError, invalidField, invalidInput } from './api-error';
import { describeIssues } from './describe-issues';
import { unknownMembers } from './unknown-members';
import { isType } from './is-type';
import { readBytes, tooLarge } from './read-bytes';

/** Largest JSON body, in bytes. */
const JSON_LIMIT = 1024 * 1024;
/** Largest form with files, in bytes: five photos of 5 MB and their texts. */
const FORM_LIMIT = 26 * 1024 * 1024;

/** No text of a shop holds it, and databases cut a text there or refuse it: two that differ behind it would be one. */
const NUL = '\0';
const ESCAPED_NUL = '\\u0000';

function holdsNul(field: string): ApiError {
  return invalidField(field, 'must not contain a NUL character');
}

/** Nothing that the API takes is nested deeper; whatever walks a deeper document could run out of stack. */
const MOST_DEPTH = 64;

export interface UploadedFile {
  /** Name of the form field. */
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a request brought, before any schema has seen it. */
interface RawBody {
  readonly value: unknown;
  readonly files: readonly UploadedFile[];
}

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
  endpoint: Pick<Endpoint<z.ZodMiniType, B>, 'access' | 'body' | 'bodyKind'>,
  request: Request,
  { refuseBody, mostBytes }: BodyRules,
): Promise<ReadBody<B>> {
  const isLeftOut = !request.headers.has('content-type') && mayBeLeftOut(endpoint);
  return parseBody(endpoint, isLeftOut ? NOTHING : await readRaw(endpoint, request, mostBytes), refuseBody);
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
  return parseBody(endpoint, { value: parseText(text), files: [] }, refuseBody);
}

/** What an endpoint says of its body besides its schema. */
interface BodyRules {
  /** What is answered to one that breaks the schema; the fields that do unless it is given. */
  readonly refuseBody: ((issues: readonly z.core.$ZodIssue[]) => ApiError) | undefined;
  /** Largest body in bytes; the shop's limit unless it is given. */
  readonly mostBytes?: number;
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
  { body, bodyKind: kind }: Pick<Endpoint, 'body' | 'bodyKind'>,
  request: Request,
  mostBytes = kind === 'json' ? JSON_LIMIT : FORM_LIMIT,
): Promise<RawBody> {
  if (kind === 'none') return NOTHING;
  const type = (request.headers.get('content-type') ?? '').toLowerCase();
  if (kind === 'json') {
    if (!isType(type, 'application/json')) throw wrongType('application/json', type);
    return { value: parseText(new TextDecoder().decode(await readBytes(request, mostBytes))), files: [] };
  }
  if (!isType(type, 'multipart/form-data')) throw wrongType('multipart/form-data', type);
  return readForm(request, await readBytes(request, mostBytes), listMembers(body));
}

function wrongType(wanted: string, found: string): ApiError {
  return new ApiError(415, `content-type must be ${wanted}, it is ${found === '' ? 'missing' : found.slice(0, 100)}`, {
    error: 'content_type',
  });
}

function parseText(text: string): unknown {
  if (isDeeperThan(text, MOST_DEPTH)) {
    throw new ApiError(400, `body must be nested at most ${MOST_DEPTH} deep`, { error: 'invalid_json' });
  }
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

/** Counts brackets outside of texts; needs no parser and no stack. */
function isDeeperThan(json: string, limit: number): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

/** @param lists names of the fields that may repeat; of another one that does, the last counts */
async function readForm(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  lists: ReadonlySet<string>,
): Promise<RawBody> {
  const type = request.headers.get('content-type') ?? '';
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new ApiError(400, 'body is not a valid multipart form', { error: 'invalid_form' }); // the parser's reason says nothing to a caller
  }
  const fields: Record<string, unknown> = {};
  const repeated = new Map<string, string[]>([...lists].map((name) => [name, []]));
  const files: UploadedFile[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.includes(NUL)) throw holdsNul(name);
    if (typeof value === 'string' && lists.has(name)) repeated.get(name)?.push(value);
    else if (typeof value === 'string') fields[name] = value;
    else files.push(await uploaded(name, value));
  }
  for (const [name, values] of repeated) if (values.length > 0) fields[name] = values;
  if (files.length > 20) throw invalidField('files', 'must be a list of at most 20 entries');
  return { value: fields, files };
}

async function uploaded(field: string, file: File): Promise<UploadedFile> {
  return { field, name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
