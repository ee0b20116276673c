import * as z from 'zod/mini';
import { lookUp } from '../kernel/look-up';
import type { Endpoint } from './endpoint';
import { queryKinds } from './query-codec';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI 3.1 document that this generator writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: JsonSchema;
}
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: JsonSchema;
  readonly responses: JsonSchema;
  readonly security?: readonly JsonSchema[];
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema?: JsonSchema;
  readonly content?: JsonSchema;
}

/** OpenAPI 3.1 of the given endpoints. Those that share method and path become one operation whose result is one of theirs. Pure. */
export function openApi(endpoints: readonly Endpoint[]): OpenApiDocument {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${endpoint.path}`;
    groups.set(key, [...(groups.get(key) ?? []), endpoint]);
  }
  const paths: Record<string, Record<string, Operation>> = {};
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    paths[first.path] = { ...lookUp(paths, first.path), [first.method.toLowerCase()]: operationOf(first, group) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vitrine',
      version: '1',
      description: 'The API of the shop. Every call also takes `storeCode`, the store that it is made in.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'Preferred: addresses are logged and kept.' },
        token: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  };
}

/** The shape of every answer that is not 200. */
const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'result'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status.' },
    result: { type: 'string', description: 'What is wrong, in words.' },
    meta: {
      type: 'object',
      properties: {
        error: { type: 'string', description: 'What is wrong, for programs.' },
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

function operationOf(endpoint: Endpoint, group: readonly Endpoint[]): Operation {
  const results = group.map((member) => wrapped(member));
  const isOpen = endpoint.access === 'public' || endpoint.access === 'cart';
  return {
    operationId: endpoint.name,
    summary: group.map((member) => member.summary).join(' '),
    description: endpoint.chapter,
    tags: [endpoint.path.split('/')[2] ?? 'shop'],
    parameters: parametersOf(endpoint),
    ...(endpoint.bodyKind !== 'none' && { requestBody: bodyOf(endpoint) }),
    responses: {
      '200': {
        description: endpoint.summary,
        content: { 'application/json': { schema: results.length === 1 ? (results[0] ?? {}) : { anyOf: results } } },
      },
      default: {
        description: 'Refused, or failed.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
    ...(!isOpen && { security: [{ bearer: [] }, { token: [] }] }),
  };
}

function wrapped(endpoint: Endpoint): JsonSchema {
  const result = schemaOf(endpoint.result);
  if (endpoint.wrapping === 'bare') return result;
  return {
    type: 'object',
    required: ['code', 'result'],
    properties: { code: { const: 200 }, result, meta: { type: 'object' } },
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
  if (endpoint.bodyKind === 'json') return { required: true, content: { 'application/json': { schema } } };
  const photos = { type: 'array', items: { type: 'string', format: 'binary' } };
  const properties: JsonSchema = isRecord(schema.properties) ? schema.properties : {};
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties: { ...properties, photos } } } },
  };
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
