import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeSeed, startShop } from './support/shop-process';
import { PEOPLE, signInByCode, type DemoPerson, type SignedInDevice, type SignedInDevices } from './support/signed-in';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    /** A data folder with the demo, of which shops of their own are copies. */
    seed: string;
    /** Storage states of the demo's people, signed in to the shared shop. */
    devices: SignedInDevices;
  }
}

/** One shop for all browser tests. Shoppers do not share anything, so neither do tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const seed = await makeSeed();
  const shop = await startShop({ seed });
  const entries = PEOPLE.map(async (person): Promise<[DemoPerson, SignedInDevice]> => {
    return [person, await signInByCode(shop.url, `${person}@vitrine.example`)];
  });
  project.provide('seed', seed);
  project.provide('shopUrl', shop.url);
  project.provide('devices', Object.fromEntries(await Promise.all(entries)) as SignedInDevices); // sound: an entry for each
  return async () => {
    await shop.stop();
    await rm(seed, { recursive: true, force: true });
  };
}
