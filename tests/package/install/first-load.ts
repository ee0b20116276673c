import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import * as z from 'zod/mini';

const CHUNK = z.object({
  type: z.literal('chunk'),
  fileName: z.string(),
  isEntry: z.boolean(),
  imports: z.array(z.string()),
  code: z.string(),
});
const OUTPUT = z.object({ output: z.array(z.union([CHUNK, z.object({ type: z.literal('asset') })])) });

/**
 * Builds a browser program with Vite's defaults.
 * @param folder the project folder
 * @returns gzipped bytes of JavaScript loaded before the program runs, without React
 */
export async function firstLoad(folder: string, program: string): Promise<number> {
  const input = join(folder, 'first-load.mjs');
  writeFileSync(input, program);
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input, external: [/^react/] } },
  });
  const chunks = OUTPUT.parse(built).output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
  const byName = new Map(chunks.map((one) => [one.fileName, one]));
  const loaded = new Set<string>();
  const open = chunks.filter((one) => one.isEntry).map((one) => one.fileName);
  let bytes = 0;
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = byName.get(name);
    if (chunk === undefined || loaded.has(name)) continue;
    loaded.add(name);
    bytes += gzipSync(chunk.code, { level: 9 }).length;
    open.push(...chunk.imports);
  }
  return bytes;
}
