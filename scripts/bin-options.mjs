/** How programs for the command line are written, by tsup and by esbuild alike. */
export const BIN_OPTIONS = {
  target: 'node20',
  // Names stay as they are: what nobody expected is reported with its stack.
  minifySyntax: true,
  minifyWhitespace: true,
  // commander is CommonJS: bundled into a module, its `require` of Node's own modules has to come from somewhere.
  banner: {
    js: `import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);`,
  },
};

/** Packages as modules, so that what is not used of them stays out; Node would be given their CommonJS builds. */
export const BIN_FIELDS = ['module', 'main'];
