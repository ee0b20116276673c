import type { Category, Product } from '../../core/contract';
import { isKeptToTheLetter } from '../../core/contract/foundation/identifiers';
import { isAttributeMember } from '../../core/contract/catalogue/product-attributes';
import type { AttributeRecord } from '../platform/ports/catalogue/catalogue-data';

export interface Spoken {
  readonly code: string;
  readonly label: string;
  readonly values: readonly string[];
}

function wordOf(value: unknown): readonly string[] {
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

const NAMES = new Set(['brand_name', 'collection_name']);

export class GoodsWords {
  readonly #labels = new Map<string, string>();
  readonly #values = new Map<string, ReadonlyMap<string, string>>();
  readonly #paths = new Map<number, readonly string[]>();

  constructor(attributes: readonly AttributeRecord[], categories: readonly Category[]) {
    for (const { attribute } of attributes) {
      this.#labels.set(attribute.attribute_code, attribute.default_frontend_label ?? attribute.attribute_code);
      this.#values.set(
        attribute.attribute_code,
        new Map(attribute.options.map(({ value, label }) => [value, label] as const)),
      );
    }
    const byId = new Map(categories.map((category) => [category.id, category] as const));
    for (const category of categories) {
      const above = (category.parent_ids ?? []).flatMap((id) => byId.get(id) ?? []);
      this.#paths.set(
        category.id,
        [...above, category].filter(({ level }) => level > 0).map(({ name }) => name),
      );
    }
  }

  label(code: string): string {
    return this.#labels.get(code) ?? code;
  }

  word(code: string, value: string): string {
    return this.#values.get(code)?.get(value) ?? value;
  }

  codes(): readonly string[] {
    return [...this.#labels.keys()];
  }

  pathsOf({ category_ids: ids = [] }: Product): readonly (readonly string[])[] {
    return ids.flatMap((id) => {
      const path = this.#paths.get(Number(id));
      return path === undefined || path.length === 0 ? [] : [path];
    });
  }

  attributesOf(product: Product, except: ReadonlySet<string>): readonly Spoken[] {
    return Object.entries(product)
      .filter(([code]) => isAttributeMember(code) && !NAMES.has(code) && !except.has(code))
      .flatMap(([code, value]) => this.spoken(code, value));
  }

  wordless(product: Product): readonly string[] {
    return Object.entries(product).flatMap(([code, value]) =>
      isAttributeMember(code) && [value].flat().some((one) => typeof one === 'object' && one !== null) ? [code] : [],
    );
  }

  spoken(code: string, value: unknown): readonly Spoken[] {
    const texts = [value].flat().flatMap(wordOf);
    const values = texts
      .map((text) => (isKeptToTheLetter(code) ? text : this.word(code, text)).replaceAll(/\s+/gu, ' ').trim())
      .filter((text) => text !== '');
    return values.length === 0 ? [] : [{ code, label: this.label(code), values }];
  }
}
