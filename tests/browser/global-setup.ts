import type { TestProject } from 'vitest/node';
import { startShop } from './support/shop-process';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** One shop for all browser tests. Shoppers do not share anything, so neither do tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shop = await startShop();
  project.provide('shopUrl', shop.url);
  return () => shop.stop();
}
