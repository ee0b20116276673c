import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * The faces of the storefront's letters, for the pages that are not the storefront's: what its built style sheets declare, with the
 * addresses that they have there. The storefront preloads them and shows none that comes late; here they are asked for by the page, and
 * shown when they come.
 * @param client folder of the storefront's files for browsers
 */
export async function readPageFonts(client: string): Promise<string> {
  const assets = join(client, 'assets');
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css')).sort();
  const texts = await Promise.all(sheets.map((name) => readFile(join(assets, name), 'utf8')));
  const faces = texts.flatMap((text) => text.match(FACES) ?? []).join('');
  return faces.replaceAll(/font-display:\s*optional/g, 'font-display:swap');
}
