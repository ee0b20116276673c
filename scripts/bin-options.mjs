export const BIN_OPTIONS = {
  target: 'node20',
  // Names are kept for readable stack traces.
  minifySyntax: true,
  minifyWhitespace: true,
  // commander is CommonJS: its `require` must exist in the ESM bundle.
  banner: {
    js: `import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);`,
  },
};

/** Prefers ES modules for tree shaking; Node would resolve the CommonJS builds. */
export const BIN_FIELDS = ['module', 'main'];
