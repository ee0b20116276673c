import { defineConfig } from 'vitest/config';

/** Folders of tests that mutants are tried with. Mutants of core are killed by its own tests; `npm run mutate` says otherwise for other parts. */
const TESTS = (process.env['VITRINE_MUTATE_TESTS'] ?? 'tests/core').split(',');

/** Tests of `npm run mutate` (docs/mutation.md): one project, since the runner of Stryker knows no other. */
export default defineConfig({
  test: {
    include: TESTS.map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
