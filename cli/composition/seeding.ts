import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedPlatform, type Platform, type Progress } from './composition-root';
import { CommandError } from '../usage/usage-error';

/** How often a process that waits for another one's seed looks again, in milliseconds. */
const LOOK_AGAIN_MS = 100;
/** How long it waits at the most. */
const MOST_WAITING_MS = 300_000;

/** The mark of a seed under way; it holds the process's id. One left behind by a dead process means half a catalogue. */
function markOf(data: string): string {
  return join(data, 'seeding.pid');
}

/** Whether the catalogue has to be made first: there is none, or a process died while it made one. */
export async function needsSeed(platform: Platform, data: string): Promise<boolean> {
  return existsSync(markOf(data)) || (await platform.stats()).products === 0;
}

/**
 * Makes the demo catalogue in a shop that has none. Of several processes that start at once one makes it and the
 * others wait; when that one dies, another begins again.
 * @throws CommandError 'seed-blocked' when another process does not come to an end
 */
export async function seedEmptyShop(platform: Platform, data: string, onProgress: Progress): Promise<void> {
  const taken = await waitForMark(markOf(data), () => needsSeed(platform, data));
  if (taken) await seedMarked(markOf(data), () => seedPlatform(platform, { onProgress }));
}

/**
 * Makes the demo catalogue again.
 * @throws CommandError 'seed-blocked' when another process does not come to an end
 */
export async function replaceDemo(
  platform: Platform,
  options: { readonly data: string; readonly products: number; readonly seed: number; readonly onProgress: Progress },
): Promise<void> {
  const { data, ...what } = options;
  await waitForMark(markOf(data), () => Promise.resolve(true));
  await seedMarked(markOf(data), () => seedPlatform(platform, what));
}

/** @returns whether the mark is ours; false when there was no more need for it */
async function waitForMark(mark: string, isNeeded: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; !(await takeMark(mark)); waited += LOOK_AGAIN_MS) {
    if (waited > MOST_WAITING_MS) {
      throw new CommandError(
        'seed-blocked',
        `Another process is making the catalogue. If there is none, remove ${mark}`,
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
    // Nobody is to take half a catalogue for a whole one: the mark of a dead process says so.
    await writeFile(mark, '0');
    throw error;
  }
  await rm(mark, { force: true });
}

/** Takes the mark, also from a process that is no more. */
async function takeMark(mark: string): Promise<boolean> {
  if (await createMark(mark)) return true;
  const owner = await ownerOf(mark);
  if (owner === undefined || isAlive(owner)) return false;
  await rm(mark, { force: true });
  if (!(await createMark(mark))) return false;
  // Another process may have seen the same dead owner and removed our mark for it: who stands in the file has it.
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

/** The process that holds the mark; `undefined` where there is none or it is just being written. */
async function ownerOf(mark: string): Promise<number | undefined> {
  const text = await readFile(mark, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text === '' ? undefined : Number(text);
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
