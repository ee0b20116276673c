import { proper } from '../../platform/starter/attributes';
import type { OwnOptions } from '../../platform/starter/attributes';
import { slugOf } from '../../../core/kernel/slug-of';
import { BRANDS, brandOf } from './index';
import type { BrandKey } from './index';

function brandKeys(): BrandKey[] {
  // Object.keys returns string[]; BRANDS is a literal without further members.
  return Object.keys(BRANDS) as BrandKey[];
}

export function brandOptions(): OwnOptions {
  const names = brandKeys().flatMap((key) => brandOf(key).collections.map(({ name }) => name));
  return {
    brand: Object.fromEntries(brandKeys().map((key) => [key, proper(brandOf(key).name)])),
    collection: Object.fromEntries(names.map((name) => [slugOf(name), proper(name)])),
  };
}
