import { lookUp } from '../../../../core/kernel/look-up';
import { OWN_PATHS, type OwnRoute, type RouteAudience } from '../../ports/own-route';

const MAX_BYTES = 26 * 1024 * 1024;
const PATH = /^\/api\/own(?:\/(?:[a-z0-9][a-z0-9._-]*|\{[A-Za-z]\w*\}))+$/;
const AUDIENCES: Readonly<Record<RouteAudience, true>> = { admin: true, anyone: true, customer: true, manager: true };
const TAKEN = ['token', 'storeCode'];

function parametersOf(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

function placeOf({ method, path }: Pick<OwnRoute, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
}

/** Operation id: GET /api/own/points/{id} is 'getOwnPointsById'. */
export function nameOf({ method, path }: Pick<OwnRoute, 'method' | 'path'>): string {
  const words = path
    .slice('/api/'.length)
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9_]+/);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Validates custom endpoints, which may come from unchecked code.
 * @throws RangeError naming the invalid one
 */
export function checkRoutes(routes: readonly OwnRoute[]): readonly OwnRoute[] {
  const places = new Map<string, number>();
  const names = new Map<string, number>();
  for (const [at, route] of routes.entries()) {
    const option = `option routes.${String(at)}`;
    for (const [member, rule] of problemsOf(route)) throw new RangeError(`${option}.${member} ${rule}`);
    const place = placeOf(route);
    const other = places.get(place);
    if (other !== undefined) {
      throw new RangeError(`${option} answers ${route.method} ${route.path}, as routes.${String(other)} does already`);
    }
    places.set(place, at);
    const name = nameOf(route);
    const namesake = names.get(name);
    if (namesake !== undefined) {
      throw new RangeError(`${option} is ${name} in the documentation, as routes.${String(namesake)} is already`);
    }
    names.set(name, at);
  }
  return routes;
}

function* problemsOf(route: OwnRoute): Generator<readonly [member: string, rule: string]> {
  const { method, path, query, body, result, caller, accepts, maxBytes, handle } = route;
  if (!['GET', 'POST'].includes(method)) yield ['method', `must be GET or POST, not ${method}`];
  if (typeof path !== 'string' || !PATH.test(path)) {
    yield ['path', `must begin with ${OWN_PATHS} and go on in small letters, or parameters in braces: ${path}`];
  }
  if (query !== undefined && !isObjectSchema(query)) yield ['query', 'must be an object schema of zod'];
  if (body !== undefined && !isSchema(body)) yield ['body', 'must be a schema of zod'];
  if (body !== undefined && method === 'GET') yield ['body', 'must be left out: GET has none'];
  if (!isSchema(result)) yield ['result', 'must be a schema of zod'];
  if (typeof handle !== 'function') yield ['handle', 'must be a function'];
  if (caller !== undefined && lookUp(AUDIENCES, caller) === undefined) {
    yield ['caller', `must be one of ${Object.keys(AUDIENCES).join(', ')}`];
  }
  if (accepts !== undefined && !['form', 'json'].includes(accepts)) yield ['accepts', 'must be json or form'];
  if (accepts === 'form' && body === undefined) yield ['accepts', 'needs a body: the schema of its texts'];
  if (maxBytes !== undefined && !isWhole(maxBytes, MAX_BYTES)) {
    yield ['maxBytes', `must be a whole number of 1 to ${String(MAX_BYTES)}`];
  }
  yield* problemsOfQuery(route);
  yield* problemsOfLimit(route);
}

function* problemsOfQuery({ path, query }: OwnRoute): Generator<readonly [member: string, rule: string]> {
  const members = new Set(query === undefined ? [] : Object.keys(query._zod.def.shape));
  for (const name of parametersOf(path)) {
    if (!members.has(name)) yield ['query', `must have the path parameter ${name}`];
  }
  for (const name of TAKEN) if (members.has(name)) yield [`query.${name}`, 'must have another name: the shop reads it'];
}

function* problemsOfLimit({ limit }: OwnRoute): Generator<readonly [member: string, rule: string]> {
  if (limit === undefined) return;
  if (!isWhole(limit.count)) yield ['limit.count', 'must be a whole number of at least 1'];
  if (!isWhole(limit.windowMs)) yield ['limit.windowMs', 'must be a whole number of milliseconds, at least 1'];
}

function isWhole(value: unknown, max = Number.MAX_SAFE_INTEGER): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

function isObjectSchema(value: OwnRoute['query']): boolean {
  return isSchema(value) && value?._zod.def.type === 'object';
}
