import * as z from 'zod/mini';
import { lookUp } from '../kernel/look-up';
import type { Endpoint, Refusal } from './foundation/endpoint';
import { queryKinds } from './foundation/query-codec';
import { NAMED_SCHEMAS } from './schemas';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>>; readonly securitySchemes: JsonSchema };
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
  readonly security: readonly JsonSchema[];
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema?: JsonSchema;
  readonly content?: JsonSchema;
}

/**
 * Generates OpenAPI 3.1, independent of endpoint order. Endpoints sharing method and path become one operation.
 * @throws Error if two refusals share a code but differ
 */
export function openApi(endpoints: readonly Endpoint[]): OpenApiDocument {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${endpoint.path}`;
    groups.set(key, [...(groups.get(key) ?? []), endpoint]);
  }
  const paths: Record<string, Record<string, Operation>> = {};
  for (const found of groups.values()) {
    const group = found.sort((a, b) => (a.name < b.name ? -1 : 1));
    const [first] = group;
    if (!first) continue;
    paths[first.path] = { ...lookUp(paths, first.path), [first.method.toLowerCase()]: operationOf(first, group) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: 'The API of the shop. Every call also accepts `storeCode`, the store to use.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...namedSchemas(), ...refusalSchemas(endpoints), Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Preferred, because URLs are logged and stored.' },
        token: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  };
}

const componentOf = (name: string) => `#/components/schemas/${name}`;

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'result'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    result: { type: 'string', description: 'Error message.' },
    meta: {
      type: 'object',
      properties: {
        error: { type: 'string', description: 'Machine-readable error code.' },
        errors: {
          type: 'array',
          items: { $ref: componentOf('FieldError') },
        },
      },
    },
  },
};

const NAMES = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) NAMES.add(schema, { id });

const OPTIONS = {
  io: 'input',
  unrepresentable: 'any',
  metadata: NAMES,
  override: ({ zodSchema, jsonSchema }) => {
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  },
} satisfies z.core.ToJSONSchemaParams;

function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  const { schemas } = z.toJSONSchema(NAMES, { ...OPTIONS, uri: componentOf });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, ...schema }]) => [name, schema]),
  );
}

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { properties } = z.toJSONSchema(z.object({ root: schema }), OPTIONS);
  const { root } = z.object({ root: z.record(z.string(), z.unknown()) }).parse(properties);
  return z.record(z.string(), z.unknown()).parse(withComponents(root));
}

function withComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponents);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string'
        ? componentOf(member.replace('#/$defs/', ''))
        : withComponents(member),
    ]),
  );
}

function refusalName(code: string): string {
  return `${code.replace(/(?:^|[_-])(\w)/g, (_whole, letter: string) => letter.toUpperCase())}Refusal`;
}

function refusalSchemas(endpoints: readonly Endpoint[]): Readonly<Record<string, JsonSchema>> {
  const known = new Map<string, Refusal>();
  for (const refusal of endpoints.flatMap(({ refusals = [] }) => refusals)) {
    const other = known.get(refusal.code);
    if (other !== undefined && other !== refusal) throw new Error(`There are two refusals ${refusal.code}`);
    known.set(refusal.code, refusal);
  }
  return Object.fromEntries([...known].map(([code, refusal]) => [refusalName(code), refusalSchema(refusal)]));
}

function refusalSchema({ code, status, data }: Refusal): JsonSchema {
  const said = data === undefined ? {} : schemaOf(data);
  const required: readonly unknown[] = Array.isArray(said.required) ? said.required : [];
  return {
    type: 'object',
    required: ['code', 'result', 'meta'],
    properties: {
      code: { const: status },
      result: { type: 'string', description: 'Error message.' },
      meta: {
        ...said,
        type: 'object',
        required: ['error', ...required],
        properties: { error: { const: code }, ...(isRecord(said.properties) && said.properties) },
        additionalProperties: {},
      },
    },
  };
}

function tagOf({ path }: Endpoint): string {
  return path.split('/')[2] ?? 'shop';
}

function operationOf(endpoint: Endpoint, group: readonly Endpoint[]): Operation {
  const results = group.map((member) => wrapped(member));
  const isOpen = endpoint.access === 'public' || endpoint.access === 'cart';
  return {
    operationId: group.length > 1 ? tagOf(endpoint) : endpoint.name,
    summary: group.map((member) => member.summary).join(' '),
    description: endpoint.chapter,
    tags: [tagOf(endpoint)],
    parameters: parametersOf(endpoint),
    ...(endpoint.bodyKind !== 'none' && { requestBody: bodyOf(endpoint) }),
    responses: {
      '200': jsonAnswer(endpoint.summary, results),
      ...refusedResponses(endpoint, group),
      default: jsonAnswer('Refused, or failed.', [{ $ref: componentOf('Error') }]),
    },
    security: isOpen ? [{}] : [{ bearer: [] }, { token: [] }],
  };
}

function usualRefusals({ access }: Endpoint): Readonly<Record<string, string>> {
  return {
    '400': 'Refused: invalid input.',
    ...(access !== 'public' && access !== 'cart' && { '401': 'Refused: the caller is not signed in.' }),
    ...(access === 'staff' && { '403': 'Refused: the caller is not staff.' }),
  };
}

function refusedResponses(endpoint: Endpoint, group: readonly Endpoint[]): Readonly<Record<string, JsonSchema>> {
  const refusals = [...new Set(group.flatMap((member) => member.refusals ?? []))];
  const usual = usualRefusals(endpoint);
  const statuses = new Set([...Object.keys(usual), ...refusals.map(({ status }) => String(status))]);
  return Object.fromEntries(
    [...statuses].map((status) => {
      const codes = refusals.filter((refusal) => String(refusal.status) === status).map(({ code }) => code);
      const named = codes.length === 0 ? [] : [`Refused: ${codes.join(', ')}.`];
      const schemas = [...codes.map(refusalName), 'Error'].map((name) => ({ $ref: componentOf(name) }));
      return [status, jsonAnswer([...named, lookUp(usual, status) ?? []].flat().join(' '), schemas)];
    }),
  );
}

function jsonAnswer(description: string, schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = schemas;
  const schema = others.length === 0 ? (only ?? {}) : { anyOf: schemas };
  return { description, content: { 'application/json': { schema } } };
}

function wrapped(endpoint: Endpoint): JsonSchema {
  const result = schemaOf(endpoint.result);
  if (endpoint.wrapping === 'bare') return result;
  const meta = endpoint.meta === undefined ? { type: 'object' } : schemaOf(endpoint.meta);
  return {
    type: 'object',
    required: ['code', 'result', ...(endpoint.meta === undefined ? [] : ['meta'])],
    properties: { code: { const: 200 }, result, meta },
  };
}

function parametersOf(endpoint: Endpoint): readonly Parameter[] {
  const schema = schemaOf(endpoint.query);
  const properties: JsonSchema = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const kinds = queryKinds(endpoint.query);
  return Object.entries(properties).map(([name, member]): Parameter => {
    const isPath = endpoint.path.includes(`{${name}}`);
    const body = isRecord(member) ? member : {};
    const base = {
      name,
      in: isPath ? ('path' as const) : ('query' as const),
      required: isPath || required.includes(name),
    };
    return lookUp(kinds, name) === 'json'
      ? { ...base, content: { 'application/json': { schema: body } } }
      : { ...base, schema: body };
  });
}

function bodyOf(endpoint: Endpoint): JsonSchema {
  const schema = schemaOf(endpoint.body);
  if (endpoint.bodyKind === 'json') {
    const required = !endpoint.body.safeParse(undefined).success;
    return { required, content: { 'application/json': { schema } } };
  }
  const file = { type: 'string', format: 'binary' };
  const files = Object.entries(endpoint.files ?? {}).map(
    ([name, max]) => [name, max > 1 ? { type: 'array', items: file, maxItems: max } : file] as const,
  );
  const properties: JsonSchema = {
    ...(isRecord(schema.properties) && schema.properties),
    ...Object.fromEntries(files),
  };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
