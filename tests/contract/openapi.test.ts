import { createConfig, lintDocument, makeDocumentFromString, BaseResolver } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../core/contract/table';
import { openApi, type JsonSchema } from '../../core/contract/openapi';

const document = openApi(ENDPOINTS);

function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === '$ref' && typeof member === 'string' ? [member] : referencesIn(member),
  );
}

async function lint(text: string) {
  return lintDocument({
    document: makeDocumentFromString(text, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config: await createConfig({ extends: ['recommended'] }),
  });
}

const at = (schema: JsonSchema | undefined, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as JsonSchema | undefined)?.[key], schema);

describe('the OpenAPI document', () => {
  it('is accepted by a linter without an error or a warning', async () => {
    const problems = await lint(JSON.stringify(document));
    expect(problems.map(({ ruleId, message, location }) => ({ ruleId, message, at: location[0]?.pointer }))).toEqual(
      [],
    );
  });

  it('declares the files of a form where they are accepted, and nowhere else', () => {
    const taken = ENDPOINTS.filter(({ bodyKind }) => bodyKind === 'multipart').map(({ name, path, method }) => {
      const operation = document.paths[path]?.[method.toLowerCase()];
      const fields =
        at(operation && { ...operation }, 'requestBody.content.multipart/form-data.schema.properties') ?? {};
      const files = Object.entries(fields).filter(([, schema]) => JSON.stringify(schema).includes('"binary"'));
      return [name, files.map(([field]) => field)];
    });
    expect(Object.fromEntries(taken)).toMatchObject({
      createReview: ['photos'],
      bloggerUploadPhotos: ['photos'],
      changePhoto: ['photo'],
      sendPayout: ['file'],
      attachOrderFile: ['file'],
      importRecords: ['file'],
      updateUser: [],
    });
    expect(taken.filter(([, files]) => files?.length !== 0)).toHaveLength(11);
  });

  it('is the same for any order of endpoints; endpoints with one path are one operation', () => {
    expect(openApi([...ENDPOINTS].reverse()).paths).toEqual(document.paths);
    expect(document.paths['/api/catalog']?.get).toMatchObject({ operationId: 'catalog', tags: ['catalog'] });
  });

  it('fails the linter if an operation is invalid', async () => {
    const { paths } = document;
    const problems = await lint(JSON.stringify({ ...document, paths: { ...paths, '/broken': { get: {} } } }));
    expect(problems.map(({ ruleId }) => ruleId)).toContain('operation-operationId');
  });

  it('names each shape once, and references it', () => {
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const references = new Set(referencesIn(document));
    expect([...references].filter((reference) => !names.includes(reference))).toEqual([]);
    expect(names.filter((name) => !references.has(name))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('#/$defs/');
  });

  it('names the schemas of a product, a cart line and totals', () => {
    const { paths, components } = document;
    const schemaOf = (path: string, method: string) =>
      at(paths[path]?.[method]?.responses['200'], 'content.application/json.schema') as JsonSchema;
    expect(at(schemaOf('/api/cart/pull', 'get'), 'properties.result.items')).toEqual({
      $ref: '#/components/schemas/CartItem',
    });
    expect(at(schemaOf('/api/cart/update', 'post'), 'properties.meta.properties.totals')).toEqual({
      $ref: '#/components/schemas/CartTotals',
    });
    expect(at(components.schemas.Product, 'properties.configurable_children.items')).toEqual({
      $ref: '#/components/schemas/ConfigurableChild',
    });
  });

  it('lists the errors of a call by status, with their data', () => {
    const operation = document.paths['/api/cart/update']?.post;
    expect(at(operation?.responses['409'], 'content.application/json.schema')).toEqual({
      anyOf: [{ $ref: '#/components/schemas/CartChangedRefusal' }, { $ref: '#/components/schemas/Error' }],
    });
    expect(at(document.components.schemas.TotalsChangedRefusal, 'properties.meta')).toMatchObject({
      required: ['error', 'totals'],
      properties: { error: { const: 'totals_changed' }, totals: { $ref: '#/components/schemas/CartTotals' } },
    });
  });
});
