import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedPlatform, type Platform, type Progress } from './composition-root';
import { readImportMark } from './import-mark';
import { isAlive } from './process-alive';
import { CommandError } from '../usage/usage-error';

const LOOK_AGAIN_MS = 100;
const MAX_WAITING_MS = 300_000;

const DEMO_CURRENCY = 'USD';

async function baseOf({ commerce }: Platform): Promise<string> {
  return (await commerce.read()).base_currency;
}

/** Lock file with the process id; a dead owner means an incomplete catalogue. */
function markOf(data: string): string {
  return join(data, 'seeding.pid');
}

/**
 * A folder that a merchant has imported into is never filled with the demo, even if it is empty again, nor a shop with
 * another base currency than that of the demo.
 */
export async function needsSeed(platform: Platform, data: string): Promise<boolean> {
  if (existsSync(markOf(data))) return true;
  if ((await platform.stats()).products > 0 || (await readImportMark(data)) !== undefined) return false;
  return (await baseOf(platform)) === DEMO_CURRENCY;
}

/**
 * Seeds an empty shop; concurrent processes wait, and take over if the seeder dies.
 * @throws CommandError 'seed-blocked' on timeout
 */
export async function seedEmptyShop(platform: Platform, data: string, onProgress: Progress): Promise<void> {
  const taken = await waitForMark(markOf(data), () => needsSeed(platform, data));
  if (taken) await seedMarked(markOf(data), () => seedPlatform(platform, { onProgress }));
}

export async function replaceDemo(
  platform: Platform,
  options: { readonly data: string; readonly products: number; readonly seed: number; readonly onProgress: Progress },
): Promise<void> {
  const { data, ...what } = options;
  const base = await baseOf(platform);
  if (base !== DEMO_CURRENCY)
    throw new CommandError(
      'demo-currency',
      `The demo has prices in ${DEMO_CURRENCY}, and the base currency of this shop is ${base}: name another folder with --data`,
    );
  await waitForMark(markOf(data), () => Promise.resolve(true));
  await seedMarked(markOf(data), () => seedPlatform(platform, what));
}

/** @returns false if seeding became unnecessary */
async function waitForMark(mark: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; !(await takeMark(mark)); waited += LOOK_AGAIN_MS) {
    if (waited > MAX_WAITING_MS) {
      throw new CommandError(
        'seed-blocked',
        `Another process is creating the catalogue. If there is none, remove ${mark}`,
      );
    }
    await wait(LOOK_AGAIN_MS);
    if (!(await isNeeded())) return false;
  }
  return true;
}

async function seedMarked(mark: string, seed: () => Promise<void>): Promise<void> {
  try {
    await seed();
  } catch (error) {
    // Leaves the mark of a dead process, so that a partial catalogue is detected.
    await writeFile(mark, '0');
    throw error;
  }
  await rm(mark, { force: true });
}

async function takeMark(mark: string): Promise<boolean> {
  if (await createMark(mark)) return true;
  const owner = await ownerOf(mark);
  if (owner === undefined || isAlive(owner)) return false;
  await rm(mark, { force: true });
  if (!(await createMark(mark))) return false;
  // Two processes may replace a dead owner's lock: the one in the file wins.
  await wait(LOOK_AGAIN_MS / 2);
  return (await ownerOf(mark)) === process.pid;
}

async function createMark(mark: string): Promise<boolean> {
  try {
    await writeFile(mark, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** `undefined` if the lock is missing or being written. */
async function ownerOf(mark: string): Promise<number | undefined> {
  const text = await readFile(mark, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text === '' ? undefined : Number(text);
}
