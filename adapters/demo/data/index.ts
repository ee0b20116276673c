import brands from './brands.json';
import care from './care.json';
import categories from './categories.json';
import fabrics from './fabrics.json';
import { readData } from './read-data';
import * as schemas from './schemas';

export const BRANDS = readData('brands', schemas.brands, brands);
export const CARE = readData('care', schemas.care, care);
export const CATEGORIES = readData('categories', schemas.categories, categories);
export const FABRIC_KINDS = readData('fabrics', schemas.fabrics, fabrics);

export type BrandKey = keyof typeof BRANDS;
export type Brand = (typeof BRANDS)[BrandKey];
export type FabricKind = keyof typeof fabrics;
