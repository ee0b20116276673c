import * as z from 'zod/mini';
import type { Access, Endpoint } from '../../../core/contract';
import { LISTED } from '../../../core/contract/listing';
import type { CatalogueIndexStore } from '../catalogue/catalogue-index-store';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import { parseSort } from '../catalogue/match-document';
import { searchProducts } from '../catalogue/product-search';
import { ApiError } from '../http/api-error';
import { requireRole } from '../http/require-caller';
import type { Call, Caller, Route } from '../http/route';
import type { OwnRoute, RouteAudience, RouteCall, RouteCaller, RouteShop } from '../ports/own-route';
import type { RateLimiter } from '../accounts/rate-limiter';
import type { Database } from '../ports/database';
import type { PriceGroups } from '../price-groups/price-groups';
import { nameOf } from '../settings/check-routes';
import type { Settings } from '../settings/options';

/** What these work with. */
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

/** The merchant's own endpoints as the contract has them: for the dispatcher and the documentation. */
export function endpointOf({ method, path, summary, query, body, result, caller, accepts }: OwnRoute): Endpoint {
  return {
    name: nameOf({ method, path }),
    method,
    path,
    access: ACCESS[caller ?? 'anyone'],
    wrapping: 'envelope',
    bodyKind: body === undefined ? 'none' : accepts === 'form' ? 'multipart' : 'json',
    // Either of zod's dialects: wrapped, they have the methods of this one.
    query: query === undefined ? z.object({}) : z.nonoptional(query),
    body: body === undefined ? z.undefined() : z.nonoptional(body),
    result: z.nonoptional(result),
    summary: summary ?? `${method} ${path}`,
    chapter: "The shop's own",
  };
}

/** Fixed parts of a path come before parameters at their place, so that the narrower path answers. */
function inOrder(routes: readonly OwnRoute[]): readonly OwnRoute[] {
  return routes.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** What serves the merchant's own endpoints. They were checked when the shop was opened. */
export function ownRoutes(services: Needed): readonly Route[] {
  return inOrder(services.settings.routes).map((own) => {
    const endpoint = endpointOf(own);
    return {
      endpoint,
      handle: (call) => answer(own, endpoint, call, services),
      refuseBody: undefined,
      ...(own.mostBytes !== undefined && { mostBytes: own.mostBytes }),
    };
  });
}

async function answer(own: OwnRoute, { name }: Endpoint, call: Call<Endpoint>, services: Needed): Promise<unknown> {
  if (own.caller === 'admin') requireRole(call.caller, 'admin');
  const given = callOf(call);
  if (own.limit !== undefined) {
    const { guestBy } = own.limit;
    const who = given.caller === undefined ? `guest:${guestBy?.(given) ?? ''}` : `customer:${String(given.caller.id)}`;
    await services.rates.hit(`own:${name}:${who}`, own.limit);
  }
  const result = await handled(own, given, shopOf(call, services));
  const parsed = z.safeParse(own.result, result);
  if (parsed.success) return parsed.data;
  throw new Error(`The handler of ${own.method} ${own.path} gave what its result does not promise`, {
    cause: parsed.error,
  });
}

/** @throws ApiError for a RouteError */
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

/** By its shape: a configuration may have loaded the class from another copy of this package. */
function refusalOf(error: unknown): ApiError | undefined {
  const { data } = refusalSchema.safeParse(error);
  return data && new ApiError(data.status, data.message, { ...data.facts, error: data.code });
}

function callOf({ query, body, files, caller, store, request }: Call<Endpoint>): RouteCall {
  return { query, body, files, caller: callerOf(caller), store, headers: request.headers };
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
    read: (work) => database.read(work),
    write: (work, durability) => database.write(work, durability),
    clock: settings.clock,
    ids: settings.ids,
    products: {
      bySku: (sku) => database.read((db) => reader.productBySku(db, sku, view)),
      search: async (words, most) => {
        const query = { text: words, filters: LISTED };
        const { items, total } = await searchProducts(
          { store, view, query, size: most, from: 0, sort: parseSort(undefined) },
          services,
        );
        return { items, total };
      },
    },
  };
}
