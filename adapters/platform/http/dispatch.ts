import type { Endpoint } from '../../../core/contract';
import type { StoreView } from '../../../core/store-views';
import type { Settings } from '../options';
import { ApiError, invalidField } from './api-error';
import { readBody, readQuery } from './read-input';
import { envelope, errorResponse, jsonResponse } from './respond';
import type { Caller, Route } from './route';

/** Answers one call of an endpoint: checks who calls and what came, calls the handler, wraps what it gives. */
export async function dispatch(
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  settings: Settings,
): Promise<Response> {
  const { endpoint } = route;
  try {
    const url = new URL(request.url);
    const caller = callerOf(endpoint);
    const store = storeOf(url.searchParams.get('storeCode'), settings);
    const query = readQuery(endpoint, url, params);
    const { body, rawBody, files } = await readBody(endpoint, request, route.refuseBody);
    const result: unknown = await route.handle({ query, body, rawBody, files, store, caller, request });
    if (result instanceof Response) return result;
    return endpoint.wrapping === 'bare' ? jsonResponse(200, result) : envelope(200, result);
  } catch (error) {
    return error instanceof ApiError ? errorResponse(error) : unexpected(error, endpoint, settings);
  }
}

/** Who calls, and whether the endpoint is for them. The one place that signed-in users and roles will be told apart in. */
function callerOf(endpoint: Endpoint): Caller {
  if (endpoint.access === 'staff' || endpoint.access === 'user') {
    throw new ApiError(401, `${endpoint.name} is for ${endpoint.access === 'staff' ? 'staff' : 'signed-in users'}`, {
      error: 'unauthorized',
    });
  }
  return { kind: 'guest' };
}

/** @throws ApiError 400 for a store that is not open, naming the parameter that asked for it */
export function storeOf(code: string | null | undefined, settings: Settings, parameter = 'storeCode'): StoreView {
  if (code === null || code === undefined || code === '') return settings.defaultStore;
  const store = settings.stores.find((view) => view.storeCode === code);
  if (store) return store;
  const open = settings.stores.map((view) => view.storeCode).join(', ');
  throw invalidField(parameter, `must be one of ${open}`);
}

/** Something nobody expected: told to the operator with an id that the caller is given too, and nothing else. */
export function unexpected(error: unknown, endpoint: Pick<Endpoint, 'name'>, settings: Settings): Response {
  const requestId = settings.ids.uuid();
  settings.telemetry.error(error, { endpoint: endpoint.name, requestId });
  return envelope(500, `Internal error; please name ${requestId} when you ask about it`, {
    error: 'internal',
    requestId,
  });
}
