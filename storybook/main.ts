import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { runnerImport, type Plugin } from 'vite';

const pictures = join(import.meta.dirname, 'static');
/** Storybook loads this file with Node's resolution; shop modules go through Vite. */
async function load<T>(file: string): Promise<T> {
  return (await runnerImport<T>(join(import.meta.dirname, file), { configFile: false })).module;
}
const { drawPictures } = await load<{ readonly drawPictures: (folder: string) => void }>('draw-pictures.ts');
const { docgen } = await load<{ readonly docgen: () => Plugin }>('docgen.ts');
drawPictures(pictures);

function houseStyle(): string {
  const face = createRequire(import.meta.url).resolve(
    '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2',
  );
  const source = `data:font/woff2;base64,${readFileSync(face, 'base64')}`;
  const tokens = readFileSync(join(import.meta.dirname, '../ui/design/tokens.css'), 'utf8');
  return `${tokens} @font-face { font-family: 'Sofia Sans Variable'; font-weight: 1 1000; src: url(${source}); }`;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', './components/*.stories.tsx', './stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [pictures],
  core: { disableTelemetry: true },
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  managerHead: (head) => `${head}<style>${houseStyle()}</style>`,
  typescript: { reactDocgen: false },
  // The shop's vite config sets storefront entries, which Storybook must not use.
  viteFinal: (vite) => ({
    ...vite,
    plugins: [docgen(), ...(vite.plugins ?? [])],
    build: { ...vite.build, manifest: false, rolldownOptions: {} },
  }),
};

export default config;
