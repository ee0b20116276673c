import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import { afterEach, describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import { defineRoute, RouteError, type OwnRoute, type RouteCaller } from '../../../../../adapters/platform';
import { ENDPOINTS } from '../../../../../core/contract/table';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let shop: FixturePlatform | undefined;
afterEach(async () => {
  await shop?.platform.close();
  shop = undefined;
});

async function opened(...routes: readonly OwnRoute[]) {
  const fixture = await openFixturePlatform({ routes });
  shop = fixture;
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) => fixture.call(method, path, body);
  return { platform: fixture.platform, clock: fixture.clock, telemetry: fixture.telemetry, call };
}

async function peopled(...routes: readonly OwnRoute[]) {
  const fixture = await opened(...routes);
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const tokenOf = async (name: string) => (await signIn(fixture, `${name}@vitrine.example`)).token;
  return { fixture, tokenOf };
}

const hello = defineRoute({
  method: 'GET',
  path: '/api/own/hello/{name}',
  query: z.object({ name: z.string().check(z.maxLength(5)), times: z.optional(z.int()) }),
  result: z.object({ words: z.string() }),
  handle: ({ query, store }) => ({
    words: `${query.name} ${String((query.times ?? 1) + 1)} ${store.storeCode}`,
    secret: 1,
  }),
});

const order = defineRoute({
  method: 'POST',
  path: '/api/own/gifts',
  body: classic.object({ to: classic.string().min(2), wrap: classic.boolean().default(false) }),
  maxBytes: 100,
  result: classic.object({ to: classic.string(), wrap: classic.boolean() }),
  handle: ({ body }) => body,
});

const refusing = defineRoute({
  method: 'GET',
  path: '/api/own/none',
  result: z.object({}),
  handle: () => {
    throw new RouteError(409, 'no_points', 'There are no points left', { left: 0 });
  },
});

describe('an endpoint of a merchant', () => {
  it('receives typed path and query parameters, and responds in the envelope with the fields of its result', async () => {
    const { call } = await opened(hello);
    expect(await call('GET', '/api/own/hello/ada?times=2&storeCode=de')).toEqual({
      status: 200,
      json: { code: 200, result: { words: 'ada 3 de' } },
    });
  });

  it('rejects input that does not match its schema, with the same message as any endpoint', async () => {
    const { call } = await opened(hello, order);
    const wrong = await call('GET', '/api/own/hello/adalove?times=x');
    expect(wrong).toMatchObject({ status: 400, json: { code: 400, meta: { error: 'invalid_input' } } });
    expect(JSON.stringify(wrong.json)).toContain('name must be at most 5 characters long; times must be a number');
    expect((await call('POST', '/api/own/gifts', { to: 'A' })).json).toMatchObject({
      code: 400,
      meta: { errors: [{ field: 'to', message: 'to must be at least 2 characters long' }] },
    });
    expect(await call('POST', '/api/own/gifts', { to: 'x'.repeat(100) })).toMatchObject({
      status: 413,
      json: { result: 'body must be at most 100 bytes' },
    });
    expect((await call('GET', '/api/own/gifts')).status).toBe(405);
    expect((await call('GET', '/api/own/else')).status).toBe(404);
  });

  it('accepts schemas of both zod variants, and only JSON bodies unless it declares otherwise', async () => {
    const { call, platform } = await opened(order);
    expect((await call('POST', '/api/own/gifts', { to: 'Ada' })).json).toEqual({
      code: 200,
      result: { to: 'Ada', wrap: false },
    });
    const plain = new Request('http://shop.test/api/own/gifts', { method: 'POST', body: '{"to":"Ada"}' });
    expect((await platform.fetch(plain)).status).toBe(415);
    expect(await platform.call('POST', '/api/own/gifts', { body: '{"to":"Ada"}' })).toMatchObject({ status: 200 });
    expect(await platform.call('POST', '/api/own/gifts', { body: `{"to":"${'x'.repeat(100)}"}` })).toMatchObject({
      status: 413,
    });
  });

  it('accepts a form with files if it declares one', async () => {
    const upload = defineRoute({
      method: 'POST',
      path: '/api/own/logo',
      accepts: 'form',
      body: z.object({ title: z.string() }),
      result: z.object({ title: z.string(), bytes: z.number() }),
      handle: ({ body, files }) => ({ title: body.title, bytes: files[0]?.bytes.byteLength ?? 0 }),
    });
    const { platform } = await opened(upload);
    const form = new FormData();
    form.set('title', 'Rot');
    form.set('logo', new File([new Uint8Array(7)], 'a.png'));
    const response = await platform.fetch(new Request('http://shop.test/api/own/logo', { method: 'POST', body: form }));
    expect(await response.json()).toMatchObject({ result: { title: 'Rot', bytes: 7 } });
  });

  it("returns errors in the shop's format, and does not reveal unexpected errors", async () => {
    const broken = defineRoute({
      method: 'GET',
      path: '/api/own/broken',
      result: z.object({ n: z.number() }),
      handle: (): { n: number } => {
        throw new Error('password=secret');
      },
    });
    const lying: OwnRoute = { ...broken, path: '/api/own/lying', handle: () => ({ n: 'seven' }) };
    const { call, telemetry } = await opened(refusing, broken, lying);
    expect(await call('GET', '/api/own/none')).toEqual({
      status: 409,
      json: { code: 409, result: 'There are no points left', meta: { error: 'no_points', left: 0 } },
    });
    for (const path of ['/api/own/broken', '/api/own/lying']) {
      const answer = await call('GET', path);
      expect(answer).toMatchObject({ status: 500, json: { meta: { error: 'internal' } } });
      expect(JSON.stringify(answer)).not.toContain('secret');
    }
    const errors = telemetry.records.filter(({ kind }) => kind === 'error');
    expect(errors).toHaveLength(2);
    expect(JSON.stringify(errors)).toContain('getOwnLying');
  });

  it('admits the callers that it declares: guests, customers, managers, admins', async () => {
    const to = (caller: OwnRoute['caller'], path: string) =>
      defineRoute({
        method: 'GET',
        path,
        ...(caller !== undefined && { caller }),
        result: z.object({ who: z.nullable(z.string()) }),
        handle: (call) => ({ who: call.caller?.email ?? null }),
      });
    const audiences = ['anyone', 'customer', 'manager', 'admin'] as const;
    const { fixture, tokenOf } = await peopled(...audiences.map((one) => to(one, `/api/own/${one}`)));
    const statuses = async (token?: string) => {
      const query = token === undefined ? '' : `?token=${token}`;
      const answers = await Promise.all(audiences.map((one) => fixture.call('GET', `/api/own/${one}${query}`)));
      return answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 401, 401, 401]);
    expect(await statuses('nobody')).toEqual([200, 401, 401, 401]);
    expect(await statuses(await tokenOf('ada'))).toEqual([200, 200, 403, 403]);
    expect(await statuses(await tokenOf('mira'))).toEqual([200, 200, 200, 403]);
    expect(await statuses(await tokenOf('alma'))).toEqual([200, 200, 200, 200]);
  });

  it('receives its caller without any password', async () => {
    let seen: RouteCaller | undefined;
    const who = defineRoute({
      method: 'GET',
      path: '/api/own/who',
      caller: 'customer',
      result: z.object({}),
      handle: ({ caller }) => {
        seen = caller;
        return {};
      },
    });
    const { fixture, tokenOf } = await peopled(who);
    await fixture.call('GET', `/api/own/who?token=${await tokenOf('mira')}`);
    expect(seen).toMatchObject({ roles: ['manager'], actorId: undefined });
    expect(Object.keys(seen ?? {}).toSorted()).toEqual(
      ['actorId', 'email', 'firstname', 'groupId', 'id', 'lastname', 'roles'].toSorted(),
    );
  });

  it('reads and writes in units of work, with the clock and the products of the shop', async () => {
    const use = defineRoute({
      method: 'GET',
      path: '/api/own/use',
      query: z.object({ fail: z.optional(z.boolean()) }),
      result: z.object({
        has: z.boolean(),
        now: z.number(),
        name: z.string(),
        found: z.array(z.string()),
        total: z.number(),
      }),
      handle: async ({ query }, { read, write, clock, products }) => {
        const has = await read((db) => db.flags.has('own'));
        await write(async (db) => {
          await db.flags.set('own');
          if (query.fail === true) throw new RouteError(422, 'failed', 'Not today');
        });
        const { items, total } = await products.search('tee', 1);
        const name = (await products.bySku('TEE'))?.name ?? '';
        return { has, now: clock.now(), name, found: items.map(({ sku }) => sku), total };
      },
    });
    const { call, clock, platform } = await opened(use);
    await platform.warm();
    expect((await call('GET', '/api/own/use?fail=true')).status).toBe(422);
    const first = await call('GET', '/api/own/use');
    expect(first.json).toMatchObject({ result: { has: false, now: clock.now(), found: [expect.any(String)] } });
    expect((await call('GET', '/api/own/use')).json).toMatchObject({ result: { has: true } });
  });

  it('is aborted after 30 seconds through its signal, and reported', async () => {
    let given: AbortSignal | undefined;
    const slow = defineRoute({
      method: 'GET',
      path: '/api/own/slow',
      result: z.object({}),
      handle: ({ signal }) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    const { call, clock, telemetry } = await opened(slow);
    const answer = call('GET', '/api/own/slow');
    while (given === undefined) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(30_000);
    expect(await answer).toMatchObject({ status: 500, json: { meta: { error: 'internal' } } });
    expect(given.aborted).toBe(true);
    expect(JSON.stringify(telemetry.records)).toContain('It took longer than 30 seconds');
  });

  it('blocks nobody with a transaction that never ends: neither it nor later writes are saved', async () => {
    let late: (() => Promise<boolean>) | undefined;
    const stuck = defineRoute({
      method: 'GET',
      path: '/api/own/stuck',
      result: z.object({}),
      handle: (_, { write }) =>
        write(async (db) => {
          await db.flags.set('stuck');
          late = () => db.flags.set('late');
          return new Promise<Record<string, never>>(() => undefined);
        }),
    });
    const flags = defineRoute({
      method: 'GET',
      path: '/api/own/flags',
      result: z.array(z.boolean()),
      handle: (_, { read }) => read(async ({ flags: kept }) => [await kept.has('stuck'), await kept.has('late')]),
    });
    // The fixture clock stands still while an external server works, which never ends here.
    const fixture = await openFixturePlatform({ routes: [stuck, flags], database: await openSqlite(':memory:') });
    shop = fixture;
    const call = (path: string) => fixture.call('GET', path);
    const answer = call('/api/own/stuck');
    while (late === undefined) await new Promise((resolve) => setImmediate(resolve));
    await fixture.clock.advance(5_000);
    expect((await answer).status).toBe(500);
    expect(() => late?.()).toThrow('The unit of work has ended');
    expect((await call('/api/own/flags')).json).toMatchObject({ result: [false, false] });
  });

  it('counts customers individually, guests together, or by a value they send', async () => {
    const limit = { count: 2, windowMs: 60_000 };
    const shared = defineRoute({
      method: 'GET',
      path: '/api/own/shared',
      limit,
      result: z.object({}),
      handle: () => ({}),
    });
    const notified = defineRoute({
      method: 'GET',
      path: '/api/own/told',
      query: z.object({ email: z.string() }),
      limit: { ...limit, guestBy: ({ query }) => query.email },
      result: z.object({}),
      handle: () => ({}),
    });
    const { fixture, tokenOf } = await peopled(shared, notified);
    const [ada, mira] = [await tokenOf('ada'), await tokenOf('mira')];
    const calls = async (...queries: readonly string[]) => {
      const statuses: number[] = [];
      for (const query of queries) statuses.push((await fixture.call('GET', `/api/own/${query}`)).status);
      return statuses;
    };
    expect(await calls('shared', 'shared', 'shared', 'shared')).toEqual([200, 200, 429, 429]);
    const mine = `shared?token=${ada}`;
    expect(await calls(mine, mine, mine, `shared?token=${mira}`)).toEqual([200, 200, 429, 200]);
    expect(await calls('told?email=a', 'told?email=a', 'told?email=a', 'told?email=b')).toEqual([200, 200, 429, 200]);
    expect((await fixture.call('GET', '/api/own/shared')).json).toMatchObject({
      meta: { error: 'too_many_attempts', retry_after: 60 },
    });
    await fixture.clock.advance(60_001);
    expect(await calls('shared')).toEqual([200]);
  });

  it('is matched by the most specific path, in any order of registration', async () => {
    const at = (path: string, text: string) =>
      defineRoute({
        method: 'GET',
        path,
        query: z.object({ id: z.optional(z.string()) }),
        result: z.object({ text: z.string() }),
        handle: () => ({ text }),
      });
    const { call } = await opened(at('/api/own/p/{id}', 'one'), at('/api/own/p/all', 'all'));
    expect((await call('GET', '/api/own/p/all')).json).toMatchObject({ result: { text: 'all' } });
    expect((await call('GET', '/api/own/p/7')).json).toMatchObject({ result: { text: 'one' } });
  });

  it('appears in the OpenAPI document, which still passes the linter', async () => {
    const { call } = await opened(hello, order, { ...refusing, caller: 'customer', summary: 'Nothing is there.' });
    const { json } = await call('GET', '/api/openapi.json');
    expect(json).toMatchObject({
      paths: {
        '/api/own/hello/{name}': {
          get: {
            operationId: 'getOwnHelloByName',
            parameters: [
              { name: 'name', in: 'path', required: true, schema: { type: 'string', maxLength: 5 } },
              { name: 'times', in: 'query', required: false, schema: { type: 'integer' } },
            ],
          },
        },
        '/api/own/gifts': {
          post: {
            requestBody: { content: { 'application/json': { schema: { required: ['to'] } } } },
            security: [{}],
          },
        },
        '/api/own/none': { get: { summary: 'Nothing is there.', security: [{ bearer: [] }, { token: [] }] } },
      },
    });
    const problems = await lintDocument({
      document: makeDocumentFromString(JSON.stringify(json), 'openapi.json'),
      externalRefResolver: new BaseResolver(),
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => ({ ruleId, message }))).toEqual([]);
  });
});

describe('the paths of a merchant', () => {
  it('do not collide with an endpoint of the shop', () => {
    expect(ENDPOINTS.filter(({ path }) => path.startsWith('/api/own'))).toEqual([]);
    expect(ENDPOINTS.filter(({ name }) => /^(get|post)Own/.test(name))).toEqual([]);
  });

  const base = { method: 'GET', path: '/api/own/a', result: z.object({}), handle: () => ({}) } as const;
  const query = z.object({ id: z.string() });
  it.each<[string, readonly Partial<Record<keyof OwnRoute, unknown>>[]]>([
    ['option routes.0.path must begin with /api/own/', [{ path: '/api/cart/pull' }]],
    ['option routes.0.path must begin with /api/own/', [{ path: '/api/own/../cart' }]],
    ['option routes.0.path must begin with /api/own/', [{ path: '/api/owner/a' }]],
    [
      'option routes.1 answers GET /api/own/{id}, as routes.0 does already',
      [
        { path: '/api/own/{n}', query: z.object({ n: z.string() }) },
        { path: '/api/own/{id}', query },
      ],
    ],
    [
      'option routes.1 is getOwnAB in the documentation, as routes.0',
      [{ path: '/api/own/a-b' }, { path: '/api/own/a/b' }],
    ],
    ['option routes.0.query must have the path parameter id', [{ path: '/api/own/{id}' }]],
    ['option routes.0.query.token must have another name', [{ query: z.object({ token: z.string() }) }]],
    ['option routes.0.query must be an object schema', [{ query: z.string() }]],
    ['option routes.0.method must be GET or POST, not DELETE', [{ method: 'DELETE' }]],
    ['option routes.0.body must be left out', [{ body: z.object({}) }]],
    ['option routes.0.result must be a schema of zod', [{ result: {} }]],
    ['option routes.0.caller must be one of admin, anyone, customer, manager', [{ caller: 'toString' }]],
    ['option routes.0.maxBytes must be a whole number of 1 to 27262976', [{ maxBytes: 1e9 }]],
    ['option routes.0.limit.count must be a whole number of at least 1', [{ limit: { count: 0, windowMs: 1 } }]],
    ['option routes.0.accepts needs a body', [{ method: 'POST', accepts: 'form' }]],
    ['option routes.0.handle must be a function', [defineRoute({ ...base, handle: undefined as never })]],
  ])('are refused if invalid: %s', async (message, given) => {
    const routes = given.map((one) => ({ ...base, ...one }) as OwnRoute);
    await expect(openFixturePlatform({ routes })).rejects.toThrow(message);
  });
});
