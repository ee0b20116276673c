import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FACES = /@font-face\s*\{[^}]*\}/g;
/** As much of Vite's manifest as is read: which style sheets its pieces have. */
const manifest = z.record(z.string(), z.object({ css: z.optional(z.array(z.string())) }));

/**
 * The faces of the storefront's letters, for the pages that are not the storefront's: what its built style sheets declare, with the
 * addresses that they have there. The storefront preloads them and shows none that comes late; here they are asked for by the page, and
 * shown when they come.
 * @param client folder of the storefront's files for browsers
 * @returns '' where nothing was built, as while the shop is developed
 */
export async function readPageFonts(client: string): Promise<string> {
  const pieces = z.parse(manifest, JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')));
  const sheets = [...new Set(Object.values(pieces).flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(sheets.map((name) => readFile(join(client, name), 'utf8')));
  const faces = texts.flatMap((text) => text.match(FACES) ?? []).join('');
  return faces.replaceAll(/font-display:\s*optional/g, 'font-display:swap');
}
