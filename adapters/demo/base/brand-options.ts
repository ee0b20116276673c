import { proper } from '../../platform/starter/attributes';
import type { OwnOptions } from '../../platform/starter/attributes';
import { slugOf } from '../../../core/kernel/slug-of';
import { BRANDS } from '../data';

export function brandOptions(): OwnOptions {
  const brands = Object.entries(BRANDS);
  const names = brands.flatMap(([, { collections }]) => collections.map(({ name }) => name));
  return {
    brand: Object.fromEntries(brands.map(([key, { name }]) => [key, proper(name)])),
    collection: Object.fromEntries(names.map((name) => [slugOf(name), proper(name)])),
  };
}
