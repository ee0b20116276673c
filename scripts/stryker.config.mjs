export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutate.config.ts' },
  // Module constants are reached by all tests, which takes too long.
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/sandbox',
  ignorePatterns: ['dist', '.build', '.vitrine', 'docs', 'storybook', 'examples', 'tests/browser'],
  concurrency: 1,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.build/mutation/index.html' },
  jsonReporter: { fileName: '.build/mutation/report.json' },
  thresholds: { high: 95, low: 85, break: null },
};
