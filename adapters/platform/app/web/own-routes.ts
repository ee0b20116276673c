import * as z from 'zod/mini';
import type { Access, Endpoint } from '../../../../core/contract';
import { LISTED } from '../../../../core/contract/catalogue/listing';
import {
  type CatalogueIndexStore,
  type CatalogueReader,
  parseSort,
  searchProducts,
  type PriceGroups,
} from '../../catalogue';
import {
  ApiError,
  requireRole,
  type Call,
  type Caller,
  type Route,
  type RateLimiter,
  withinTime,
  nameOf,
  type Settings,
} from '../../foundation';
import type { OwnRoute, RouteAudience, RouteCall, RouteCaller, RouteShop } from '../../ports/own-route';
import type { Database, Repositories } from '../../ports/database';

interface Needed {
  readonly database: Database;
  readonly groups: Pick<PriceGroups, 'view'>;
  readonly indexes: CatalogueIndexStore;
  readonly rates: Pick<RateLimiter, 'hit'>;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

const ACCESS: Readonly<Record<RouteAudience, Access>> = {
  admin: 'staff',
  anyone: 'public',
  customer: 'user',
  manager: 'staff',
};

export function endpointOf({ method, path, summary, query, body, result, caller, accepts }: OwnRoute): Endpoint {
  return {
    name: nameOf({ method, path }),
    method,
    path,
    access: ACCESS[caller ?? 'anyone'],
    wrapping: 'envelope',
    bodyKind: body === undefined ? 'none' : accepts === 'form' ? 'multipart' : 'json',
    query: query === undefined ? z.object({}) : z.nonoptional(query),
    body: body === undefined ? z.undefined() : z.nonoptional(body),
    result: z.nonoptional(result),
    summary: summary ?? `${method} ${path}`,
    chapter: "The shop's own",
  };
}

/** Static segments before parameters, so that the more specific path wins. */
function inOrder(routes: readonly OwnRoute[]): readonly OwnRoute[] {
  return routes.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

export function ownRoutes(services: Needed): readonly Route[] {
  return inOrder(services.settings.routes).map((own) => {
    const endpoint = endpointOf(own);
    return {
      endpoint,
      handle: (call) => answer(own, endpoint, call, services),
      refuseBody: undefined,
      maxFiles: MAX_FILES,
      ...(own.maxBytes !== undefined && { maxBytes: own.maxBytes }),
    };
  });
}

const MAX_FILES = 20;

const HANDLE_MS = 30_000;
/** In milliseconds; below the lock timeout of other units. */
const UNIT_MS = 5_000;

async function answer(own: OwnRoute, endpoint: Endpoint, call: Call<Endpoint>, services: Needed): Promise<unknown> {
  if (own.caller === 'admin') requireRole(call.caller, 'admin');
  const limits = { clock: services.settings.clock, ms: HANDLE_MS, signal: undefined };
  const result = await withinTime(limits, async (signal) => {
    const given = callOf(call, signal);
    await count(own, endpoint, given, services);
    return handled(own, given, shopOf(call, services));
  });
  const parsed = z.safeParse(own.result, result);
  if (parsed.success) return parsed.data;
  throw new Error(`The handler of ${own.method} ${own.path} gave what its result does not promise`, {
    cause: parsed.error,
  });
}

async function count({ limit }: OwnRoute, { name }: Endpoint, given: RouteCall, { rates }: Needed): Promise<void> {
  if (limit === undefined) return;
  const { guestBy } = limit;
  const who = given.caller === undefined ? `guest:${guestBy?.(given) ?? ''}` : `customer:${String(given.caller.id)}`;
  await rates.hit(`own:${name}:${who}`, limit);
}

async function handled(own: OwnRoute, call: RouteCall, shop: RouteShop): Promise<unknown> {
  try {
    return await own.handle(call, shop);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}

const refusalSchema = z.object({
  name: z.literal('RouteError'),
  status: z.int().check(z.refine((status) => (status >= 400 && status < 500) || status === 503)),
  code: z.string(),
  message: z.string(),
  facts: z.record(z.string(), z.unknown()),
});

/** Duck-typed, since another copy of this package may be loaded. */
function refusalOf(error: unknown): ApiError | undefined {
  const { data } = refusalSchema.safeParse(error);
  return data && new ApiError(data.status, data.message, { ...data.facts, error: data.code });
}

function callOf({ query, body, files, caller, store, request }: Call<Endpoint>, signal: AbortSignal): RouteCall {
  return { query, body, files, caller: callerOf(caller), store, headers: request.headers, signal };
}

function callerOf(caller: Caller): RouteCaller | undefined {
  if (caller.kind !== 'user') return undefined;
  const { id, firstname, lastname, email, roles, groupId } = caller.customer;
  return { id, firstname, lastname, email, roles, groupId, actorId: caller.actorId };
}

function shopOf({ store, caller }: Call<Endpoint>, services: Needed): RouteShop {
  const { database, reader, settings } = services;
  const view = services.groups.view(store, caller);
  return {
    read: (work) => database.read((db) => limited(db, work, settings)),
    write: (work, durability) => database.write((db) => limited(db, work, settings), durability),
    clock: settings.clock,
    ids: settings.ids,
    products: {
      bySku: (sku) => database.read((db) => reader.productBySku(db, sku, view)),
      search: async (words, max) => {
        const query = { text: words, filters: LISTED };
        const { items, total } = await searchProducts(
          { store, view, query, size: max, from: 0, sort: parseSort(undefined) },
          services,
        );
        return { items, total };
      },
    },
  };
}

/** Aborts and rolls back a unit on timeout. */
function limited<T>(
  db: Repositories,
  work: (db: Repositories) => Promise<T>,
  { clock }: Pick<Settings, 'clock'>,
): Promise<T> {
  return withinTime({ clock, ms: UNIT_MS, signal: undefined }, (over) => work(whileOpen(db, over)));
}

function whileOpen<T extends object>(of: T, over: AbortSignal): T {
  return new Proxy(of, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member === 'object' && member !== null) return whileOpen(member, over);
      if (typeof member !== 'function') return member;
      return (...values: readonly unknown[]): unknown => {
        if (over.aborted) throw new Error('The unit of work has ended: its repositories can no longer be used');
        return Reflect.apply(member, target, values);
      };
    },
  });
}
