import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createSystemClock } from '../../../adapters/clock/system';
import { createPooledIds } from '../../../adapters/ids/pooled';
import { createPlatform, type Platform } from '../../../adapters/platform';
import { seedDemo } from '../../../adapters/demo';
import type { Product } from '../../../core/contract';
import { callPlatform } from '../../fixtures/platform';
import { FEW_PRODUCTS, IS_SMOKE } from '../support/size';
import { skusToBuy } from './guest-order';

export const PLENTY = 100_000_000;

export function openPlatform(data: string): Promise<Platform> {
  return createPlatform({ data, clock: createSystemClock(), ids: createPooledIds() });
}

/** @param thenClose closes the platform afterwards */
export async function skusOf(platform: Platform, thenClose = false): Promise<readonly string[]> {
  const { json } = await callPlatform(
    platform,
    'GET',
    '/api/catalog?store=us&type=product&searchQuery=%7B%22filters%22%3A%5B%5D%7D&size=300&include=*',
  );
  if (thenClose) await platform.close();
  return skusToBuy((json as { readonly items: readonly Product[] }).items); // sound: the catalogue's answer for products
}

export async function stockedFolder(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-guests-'));
  const platform = await openPlatform(data);
  await seedDemo(platform.catalogue, { now: Date.now(), ...(IS_SMOKE && { products: FEW_PRODUCTS }) });
  await platform.close();
  const database = new Libsql(join(data, 'shop.db'));
  database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1').run(PLENTY);
  database.prepare('UPDATE meta SET value = value + 1').run();
  database.close();
  return data;
}
