import { join } from 'node:path';
import { build } from 'vite';

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
