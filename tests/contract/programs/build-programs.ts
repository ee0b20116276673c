import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the child programs for plain Node and returns the folder that they are in. */
export async function buildPrograms(outDir: string, names: readonly string[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
        output: { format: 'es', entryFileNames: '[name].mjs' },
      },
    },
  });
}
