import { lookUp } from '../../core/shopper';
import { openApi, type JsonSchema, type OpenApiDocument, type Operation } from '../../core/contract/openapi';
import { ENDPOINTS } from '../../core/contract/table';
import { block, parts, prose, table, type MadePage } from './markdown';

export const document: OpenApiDocument = openApi(ENDPOINTS);

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function httpPages(): readonly MadePage[] {
  const groups = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags[0] ?? 'shop';
      groups.set(group, [...(groups.get(group) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  const pages = [...groups].map(([group, calls]): MadePage => ({
    path: `http/${group}`,
    title: `/api/${group}`,
    text: parts(`# /api/${group}`, ...calls.map(callText)),
  }));
  return [overview(groups), ...pages.toSorted((one, other) => one.path.localeCompare(other.path)), shapes()];
}

function overview(groups: ReadonlyMap<string, readonly Call[]>): MadePage {
  const rows = [...groups].flatMap(([group, calls]) =>
    calls.map(({ method, path, operation }) => [
      `[\`${method} ${path}\`](./${group}.md#${operation.operationId})`,
      operation.summary,
    ]),
  );
  const text = parts(
    '# HTTP API',
    `${String(document.info['description'])} Send a customer's token in the header \`Authorization: Bearer …\`. Responses are \`{code, result, meta?}\`, except for lists, which are plain documents. Errors have an error status and the shape [Error](./shapes.md#Error).`,
    `Every shop serves the document at \`/api/openapi.json\`. \`npm run docs\` serves this site with a page that [calls a running shop](/try.html){target="_self"}.`,
    table(['Call', 'What it does'], rows),
  );
  return { path: 'http/index', title: 'All calls', text };
}

function callText({ method, path, operation }: Call): string {
  const { parameters, requestBody, responses, security, summary, description, operationId } = operation;
  const isOpen = security.some((way) => Object.keys(way).length === 0);
  return parts(
    `## ${operationId} {#${operationId}}`,
    prose(summary),
    block('http', `${method} ${path}`),
    `${isOpen ? 'Public' : 'Requires sign-in'}. Specification: ${description}.`,
    table(
      ['Parameter', 'In', 'Type', 'What'],
      parameters.map((one) => {
        const content = one.content?.['application/json'];
        const schema = one.schema ?? (isRecord(content) && isRecord(content['schema']) ? content['schema'] : {});
        const type = `${content === undefined ? '' : 'JSON: '}${typeOf(schema)}`;
        return [`\`${one.name}\`${one.required ? '' : '?'}`, one.in, type, describe(schema)];
      }),
    ),
    bodyText(requestBody),
    ...Object.entries(responses).map(([status, answer]) => answerText(status, answer)),
  ).trimEnd();
}

function bodyText(body: JsonSchema | undefined): string {
  if (body === undefined || !isRecord(body['content'])) return '';
  const [kind, content] = Object.entries(body['content'])[0] ?? ['', {}];
  if (!isRecord(content) || !isRecord(content['schema'])) return '';
  return parts(`**Body**, ${kind}${body['required'] === true ? '' : ', optional'}:`, shapeText(content['schema']));
}

function answerText(status: string, answer: JsonSchema): string {
  const content = isRecord(answer['content']) ? answer['content']['application/json'] : undefined;
  const schema = isRecord(content) && isRecord(content['schema']) ? content['schema'] : {};
  if (status !== '200')
    return `**${status === 'default' ? 'Else' : status}** ${prose(String(answer['description']))} ${typeOf(schema)}`;
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const result = isRecord(properties['result']) && 'code' in properties ? properties['result'] : schema;
  return parts('**200**, the result:', shapeText(result)).trimEnd();
}

function shapes(): MadePage {
  const sections = Object.entries(document.components.schemas).map(([name, schema]) =>
    parts(`## ${name} {#${name}}`, describe(schema), shapeText(schema)).trimEnd(),
  );
  return {
    path: 'http/shapes',
    title: 'Shapes',
    text: parts('# Shapes', 'Named schemas of the document.', ...sections),
  };
}

function shapeText(schema: JsonSchema): string {
  const rows = membersOf(schema, '');
  return rows.length === 0 ? typeOf(schema) : table(['Member', 'Type', 'What'], rows);
}

const DEEPEST = 3;

function membersOf(schema: JsonSchema, prefix: string, depth = 0): readonly (readonly string[])[] {
  const items = isRecord(schema['items']) ? schema['items'] : undefined;
  if (items !== undefined) return membersOf(items, `${prefix}[]`, depth);
  if (!isRecord(schema['properties']) || depth >= DEEPEST) return [];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(schema['properties']).flatMap(([name, member]) => {
    if (!isRecord(member)) return [];
    const path = prefix === '' ? name : `${prefix}.${name}`;
    return [
      [`\`${path}\`${required.includes(name) ? '' : '?'}`, typeOf(member), describe(member)],
      ...membersOf(member, path, depth + 1),
    ];
  });
}

function typeOf(schema: JsonSchema): string {
  const { $ref, anyOf, oneOf, items, type } = schema;
  const ways = anyOf ?? oneOf;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `[${name}](./shapes.md#${name})`;
  }
  if (Array.isArray(ways)) return [...new Set(ways.filter(isRecord).map(typeOf))].join(' or ');
  if ('const' in schema) return `\`${JSON.stringify(schema['const'])}\``;
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (isRecord(items)) return `list of ${typeOf(items)}`;
  return typeof type === 'string' ? type : Array.isArray(type) ? type.join(' or ') : 'anything';
}

const LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
  'default',
];

function describe(schema: JsonSchema): string {
  const limits = LIMITS.flatMap((name) => {
    const value = lookUp(schema, name);
    if (value === undefined || (typeof value === 'number' && Math.abs(value) >= Number.MAX_SAFE_INTEGER)) return [];
    return [`${name} \`${typeof value === 'string' ? value : JSON.stringify(value)}\``];
  });
  return [typeof schema['description'] === 'string' ? schema['description'] : '', limits.join(', ')]
    .filter((part) => part !== '')
    .join(' ');
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
