import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makeSeed, startShop } from './support/shop-process';
import { PEOPLE, signInByCode, type DemoPerson, type SignedInDevice, type SignedInDevices } from './support/signed-in';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    /** Demo data folder that separate shops copy. */
    seed: string;
    /** Storage states of signed-in demo users. */
    devices: SignedInDevices;
  }
}

/** One shop for all browser tests; visitors share no state. */
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
