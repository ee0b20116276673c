import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FACES = /@font-face\s*\{[^}]*\}/g;
const manifest = z.record(z.string(), z.object({ css: z.optional(z.array(z.string())) }));

/**
 * Extracts font faces from the built style sheets, for platform pages.
 * @returns '' without a build
 */
export async function readPageFonts(client: string): Promise<string> {
  const pieces = z.parse(manifest, JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')));
  const sheets = [...new Set(Object.values(pieces).flatMap(({ css = [] }) => css))];
  const texts = await Promise.all(sheets.map((name) => readFile(join(client, name), 'utf8')));
  const faces = texts.flatMap((text) => text.match(FACES) ?? []).join('');
  return faces.replaceAll(/font-display:\s*optional/g, 'font-display:swap');
}
