import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noBareLookup } from './scripts/eslint/no-bare-lookup.mjs';
import { rulesAtHome } from './scripts/eslint/rules-at-home.mjs';

/** Rules of this house. */
const vitrine = { rules: { 'no-bare-lookup': noBareLookup, 'rules-at-home': rulesAtHome } };

/** Time and chance come through ports in core, so that the whole shop can be simulated on a virtual clock. */
const ambient = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time from the clock port.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time from the clock port.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take chance from the ids port.',
  },
];

const noExportAll = { selector: 'ExportAllDeclaration', message: 'List exports by name.' };

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.build/**',
      'node_modules/**',
      '.vitrine/**',
      '**/*.cjs',
      'storybook/static/**',
      // Bundlers write their settings beside them while they read them; a test that builds may be running.
      '*.config.bundled_*',
      '*.timestamp-*',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noExportAll],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['{core,adapters,ui,cli,storybook}/**/*.{ts,tsx}'],
    // Where every lookup of the house ends.
    ignores: ['core/kernel/look-up.ts'],
    plugins: { vitrine },
    rules: { 'vitrine/no-bare-lookup': 'error' },
  },
  {
    files: ['{core,adapters,ui,cli}/**/*.{ts,tsx}'],
    // What a demo is made of is no rule.
    ignores: ['adapters/demo/**'],
    plugins: { vitrine },
    rules: { 'vitrine/rules-at-home': 'error' },
  },
  { files: ['core/**/*.ts'], rules: { 'no-restricted-syntax': ['error', noExportAll, ...ambient] } },
  { files: ['ui/**/*.{ts,tsx}', 'storybook/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'vi', property: 'mock', message: 'Put a fake at a port; module mocks are banned.' },
      ],
    },
  },
  {
    files: ['cli/**/*.ts', 'scripts/**/*', 'examples/bun/**', 'examples/script/**', 'tests/bench/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // What `vitrine init` copies is type-checked where it is built (tests/package/install/starter.test.ts).
    files: ['**/*.js', 'scripts/**/*.mjs', 'examples/{bun,elsewhere,next,script,starter,workers}/**'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Headers: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        performance: 'readonly',
      },
    },
  },
  prettier,
);
