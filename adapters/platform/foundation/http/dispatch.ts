import type { Answer, Endpoint } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { isStaffCaller, requirePermission, requireRole, requireStaff, unauthorized } from './require-caller';
import type { Settings } from '../settings/options';
import { isDatabaseUnavailable } from '../../ports/database';
import { isFilesUnavailable } from '../../ports/foundation/files';
import { isPicturesBusy } from '../../ports/foundation/pictures';
import { ScannerUnavailableError } from '../../ports/foundation/upload-scanner';
import { ApiError, invalidField } from './api-error';
import { sentAsRead } from './large-answers';
import type { CountBytes } from './read-bytes';
import { readBody, readQuery, readText } from './read-input';
import { envelope, enveloped, errorResponse, jsonDocument, jsonResponse } from './respond';
import type { Call, Caller, Route } from './route';
import { scanFiles } from './scan-files';
import { WithMeta } from './with-meta';

const RETRY_AFTER_SECONDS = '1';

interface Sender {
  readonly params: Readonly<Record<string, string>>;
  readonly address: string | undefined;
}

/** Handles an endpoint call: authenticates, validates, runs the handler and wraps the result. */
export async function dispatch(
  route: Route,
  request: Request,
  { params, address }: Sender,
  settings: Settings,
): Promise<Response> {
  const { endpoint } = route;
  let caller: Caller = GUEST;
  try {
    if (address !== undefined) await route.limit?.(address);
    const url = new URL(request.url);
    caller = await identified(route, url, request.headers.get('authorization'));
    await settings.openStores.ready(url.searchParams.get('storeCode'));
    const asked = { ...read(route, caller, { url, params }, settings), url, request, address };
    const units = route.units?.(asked.query) ?? 1;
    if (address !== undefined && units > 1) await route.limit?.(address, units - 1);
    const hold = route.bodyRoom?.enter({ address, isStaff: isStaffCaller(caller) });
    try {
      return await answered(route, asked, { settings, count: hold?.grow.bind(hold) });
    } finally {
      hold?.leave();
    }
  } catch (error) {
    if (!(error instanceof ApiError)) return unexpected(error, endpoint, settings);
    route.onRefused?.(error, { endpoint, caller, address });
    return errorResponse(error);
  }
}

type Asked = Omit<Call<Endpoint>, 'body' | 'files' | 'rawBody'>;

interface Receiving {
  readonly settings: Settings;
  readonly count: CountBytes | undefined;
}

async function answered(route: Route, asked: Asked, { settings, count }: Receiving): Promise<Response> {
  const { endpoint } = route;
  const { body, rawBody, files } = await readBody(endpoint, asked.request, { ...route, count });
  if (files.length > 0) await scanFiles(settings.scanner, files);
  const place = route.beginLarge?.(asked.query, asked.address);
  if (place === undefined) return respond(await route.handle({ ...asked, body, rawBody, files }), endpoint);
  try {
    return await sentAsRead(respond(await route.handle({ ...asked, body, rawBody, files }), endpoint), place);
  } catch (error) {
    place.end();
    throw error;
  }
}

function respond(result: unknown, { wrapping }: Pick<Endpoint, 'wrapping'>): Response {
  if (result instanceof Response) return result;
  return wrapping === 'bare' ? jsonResponse(200, result) : envelope(200, result);
}

interface Address {
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
}

function read({ endpoint }: Route, caller: Caller, { url, params }: Address, settings: Settings) {
  requireAllowed(endpoint, caller);
  return {
    caller,
    store: storeOf(url.searchParams.get('storeCode'), settings),
    query: readQuery(endpoint, url, params),
  };
}

export interface DirectAnswer {
  readonly status: number;
  readonly document: unknown;
}

export interface DirectMessage {
  readonly authorization?: string | undefined;
  readonly body?: string | undefined;
}

/** In-process variant of `dispatch` for calls without path parameters; `undefined` if the result is not JSON. */
export async function dispatchDirect(
  route: Route,
  { url, authorization, body }: DirectMessage & { readonly url: URL },
  settings: Settings,
): Promise<DirectAnswer | undefined> {
  const { endpoint } = route;
  let caller: Caller = GUEST;
  try {
    caller = await identified(route, url, authorization ?? null);
    await settings.openStores.ready(url.searchParams.get('storeCode'));
    const call: Call<Endpoint> = {
      ...read(route, caller, { url, params: {} }, settings),
      ...readText(endpoint, body, route),
      url,
      address: undefined,
      get request() {
        return new Request(url, { method: endpoint.method });
      },
    };
    const result: unknown = await route.handle(call);
    if (result instanceof Response) return await readBack(result, endpoint.method);
    if (result instanceof WithMeta) return { status: 200, document: jsonDocument(enveloped(200, result)) };
    const document = jsonDocument(result);
    return { status: 200, document: endpoint.wrapping === 'bare' ? document : enveloped(200, document) };
  } catch (error) {
    if (error instanceof ApiError) route.onRefused?.(error, { endpoint, caller, address: undefined });
    const document = error instanceof ApiError ? refused(error) : reported(error, endpoint, settings);
    return { status: document.code, document };
  }
}

/** Only reads may be repeated as a request; a write must not run twice. */
async function readBack(response: Response, method: Endpoint['method']): Promise<DirectAnswer | undefined> {
  return method === 'GET' ? undefined : { status: response.status, document: await response.json() };
}

const GUEST: Caller = { kind: 'guest' };

function identified({ endpoint, identify }: Route, url: URL, authorization: string | null): Caller | Promise<Caller> {
  return identify === undefined ? GUEST : identify(endpoint, url, authorization);
}

function requireAllowed(endpoint: Endpoint, caller: Caller): void {
  if (caller.kind === 'user') {
    if (endpoint.permission !== undefined) requirePermission(caller, endpoint.permission);
    else if (endpoint.access === 'staff') requireStaff(caller);
    if (endpoint.alsoNeeds !== undefined) requirePermission(caller, endpoint.alsoNeeds);
    if (endpoint.role !== undefined) requireRole(caller, endpoint.role);
    return;
  }
  if (endpoint.access === 'staff' || endpoint.access === 'user') throw unauthorized();
  // Carts depend on the caller's identity, so an expired token must be refreshed first.
  if (endpoint.access === 'cart' && caller.kind === 'refused') throw unauthorized();
}

export function storeOf(code: string | null | undefined, settings: Settings, parameter = 'storeCode'): StoreView {
  if (code === null || code === undefined || code === '') return settings.defaultStore;
  const store = settings.stores.find((view) => view.storeCode === code);
  if (store) return store;
  const open = settings.stores.map((view) => view.storeCode).join(', ');
  throw invalidField(parameter, `must be one of ${open}`);
}

function refused({ status, message, meta }: ApiError): Answer<unknown> {
  return enveloped(status, message, meta);
}

/** Reports an unexpected error and gives the caller only its id; outages of database, files or scanner become 503. */
function reported(error: unknown, endpoint: Pick<Endpoint, 'name'>, settings: Settings): Answer<unknown> {
  if (isPicturesBusy(error)) {
    const message = 'Too many pictures are being processed: please try again in a moment';
    return enveloped(503, message, { error: 'too_busy' });
  }
  const requestId = settings.ids.uuid();
  settings.telemetry.error(error, { endpoint: endpoint.name, requestId });
  if (isDatabaseUnavailable(error)) {
    const message = `The shop cannot reach its database; please try again in a moment, or name ${requestId} when you ask about it`;
    return enveloped(503, message, { error: 'database_unavailable', requestId });
  }
  if (isFilesUnavailable(error)) {
    const message = `The shop cannot keep files now; please try again in a moment, or name ${requestId} when you ask about it`;
    return enveloped(503, message, { error: 'files_unavailable', requestId });
  }
  if (error instanceof ScannerUnavailableError) {
    const message = `Files cannot be scanned now, so none is accepted; please try again in a moment, or quote ${requestId} when you contact us`;
    return enveloped(503, message, { error: 'scanner_unavailable', requestId });
  }
  return enveloped(500, `Internal error; please name ${requestId} when you ask about it`, {
    error: 'internal',
    requestId,
  });
}

export function unexpected(error: unknown, endpoint: Pick<Endpoint, 'name'>, settings: Settings): Response {
  const document = reported(error, endpoint, settings);
  const response = jsonResponse(document.code, document);
  if (document.code === 503) response.headers.set('retry-after', RETRY_AFTER_SECONDS);
  return response;
}
