import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { findFile, isAbsence } from '../files/find-file';
import { MediaError } from '../images/media-store';
import type { MediaStore } from '../images/media-store';
import { normaliseMediaPath } from '../images/media-path';
import { ImportFileError } from './source/import-report';

export type PictureOutcome =
  | { readonly kind: 'copied' | 'unchanged'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly message: string };

const AT_ONCE = 8;

/**
 * Copies pictures into the media folder. Names match by path below the folder, then by file name: exports contain URLs
 * or paths of other machines.
 */
export class Pictures {
  readonly #outcomes = new Map<string, Promise<PictureOutcome>>();
  #byName: Promise<ReadonlyMap<string, readonly string[]>> | undefined;

  constructor(
    private readonly folder: string | undefined,
    private readonly store: MediaStore,
    private readonly dryRun: boolean,
  ) {}

  async collect(names: readonly string[]): Promise<ReadonlyMap<string, PictureOutcome>> {
    const outcomes = new Map<string, PictureOutcome>();
    const queue = [...new Set(names)];
    const worker = async (): Promise<void> => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift())
        outcomes.set(name, await this.#once(name));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    return outcomes;
  }

  async counts(): Promise<Record<PictureOutcome['kind'], number> & { readonly named: number }> {
    const counts = { copied: 0, unchanged: 0, missing: 0, refused: 0, named: this.#outcomes.size };
    for (const outcome of await Promise.all(this.#outcomes.values())) counts[outcome.kind] += 1;
    return counts;
  }

  #once(name: string): Promise<PictureOutcome> {
    const known = this.#outcomes.get(name);
    if (known !== undefined) return known;
    const outcome = this.#bring(name);
    this.#outcomes.set(name, outcome);
    return outcome;
  }

  async #bring(name: string): Promise<PictureOutcome> {
    const target = storePathOf(name);
    if (target === undefined) return { kind: 'refused', message: 'is not a picture path' };
    const file = await this.#find(name);
    if (file === undefined)
      return (await this.store.has(target)) ? { kind: 'unchanged', path: target } : { kind: 'missing' };
    try {
      if (this.dryRun) {
        await this.store.check(file, target);
        return { kind: (await this.store.has(target)) ? 'unchanged' : 'copied', path: target };
      }
      const { path: stored, outcome } = await this.store.add(file, target);
      return { kind: outcome, path: stored };
    } catch (error) {
      if (error instanceof MediaError) return { kind: 'refused', message: error.message };
      throw error;
    }
  }

  async #find(name: string): Promise<string | undefined> {
    if (this.folder === undefined) return undefined;
    const below = mediaPathOf(name);
    const direct = below === undefined ? undefined : await findFile(this.folder, below);
    if (direct !== undefined) return direct;
    this.#byName ??= filesByName(this.folder);
    const [only, ...others] = (await this.#byName).get(path.posix.basename(below ?? '').toLowerCase()) ?? [];
    // Two files share the name, so the match is ambiguous.
    const found = only === undefined || others.length > 0 ? undefined : normaliseMediaPath(only);
    return found === undefined ? undefined : findFile(this.folder, found);
  }
}

const FOLDER_OF_A_SHOP = /^(?:.*\/catalog\/product(?:\/cache\/[^/]+)?|\/img\/\d+\/\d+\/resize)\//;

function mediaPathOf(name: string): string | undefined {
  const isUrl = /^https?:\/\//i.test(name);
  if (isUrl && !URL.canParse(name)) return undefined;
  const given = isUrl ? decoded(new URL(name).pathname) : name;
  return normaliseMediaPath(given.replace(FOLDER_OF_A_SHOP, '/'));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function storePathOf(name: string): string | undefined {
  const below = mediaPathOf(name);
  if (below === undefined) return undefined;
  const base = path.posix.basename(below);
  const isUrl = /^https?:\/\//i.test(name) && !FOLDER_OF_A_SHOP.test(decoded(new URL(name).pathname));
  if (!isUrl && below !== `/${base}`) return below;
  const letter = (at: number): string => (/[a-z0-9]/i.test(base.charAt(at)) ? base.charAt(at).toLowerCase() : '_');
  return `/${letter(0)}/${letter(1)}/${base}`;
}

export async function filesByName(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const below = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const name = entry.name.toLowerCase();
    names.set(name, [...(names.get(name) ?? []), below]);
  }
  return names;
}

/** @throws ImportFileError if the folder does not exist */
export async function requireFolder(folder: string): Promise<void> {
  try {
    await readdir(folder);
  } catch (cause) {
    if (isAbsence(cause))
      throw new ImportFileError('MEDIA_FOLDER_MISSING', `There is no picture folder ${folder}.`, { cause });
    throw cause;
  }
}
