import { build as bundle, type Plugin } from 'esbuild';
import { readFileSync } from 'node:fs';
import { compileScript, parse } from 'vue/compiler-sfc';
import { compile } from 'svelte/compiler';
import { messagesForEsbuild } from '../../scripts/messages/plugins.mjs';
import { sourceEntries } from '../../scripts/source-entries.mjs';

const sources = new Map(sourceEntries().map(({ entry, source }) => [entry, source]));

const ownEntries: Plugin = {
  name: 'own-entries',
  setup(build) {
    build.onResolve({ filter: /^vitrine/ }, ({ path }) => {
      const source = sources.get(path);
      return source === undefined ? undefined : { path: source };
    });
  },
};

const singleFileComponents: Plugin = {
  name: 'single-file-components',
  setup(build) {
    build.onLoad({ filter: /\.vue$/ }, ({ path }) => {
      const { descriptor, errors } = parse(readFileSync(path, 'utf8'), { filename: path });
      if (errors.length > 0) return { errors: errors.map(({ message }) => ({ text: message })) };
      const { content } = compileScript(descriptor, { id: path, inlineTemplate: true });
      return { contents: content, loader: 'ts' };
    });
    build.onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), { filename: path, generate: 'client' }).js.code,
    }));
  },
};

/**
 * Bundles a program that imports samples of a page, with the package's sources.
 * @param folder of the samples
 * @returns a script that sets `sample` to the exports of the program
 */
export async function bundleSample(folder: string, program: string): Promise<string> {
  const { outputFiles } = await bundle({
    stdin: { contents: program, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'sample',
    platform: 'browser',
    conditions: ['browser', 'production'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [ownEntries, singleFileComponents, messagesForEsbuild],
  });
  return outputFiles.map(({ text }) => text).join('\n');
}
