import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { runnerImport } from 'vite';

const pictures = join(import.meta.dirname, 'static');
// Storybook reads this file with Node's own resolution; what imports as the shop does goes through Vite.
const { module } = await runnerImport<{ readonly drawPictures: (folder: string) => void }>(
  join(import.meta.dirname, 'draw-pictures.ts'),
  {
    configFile: false,
  },
);
module.drawPictures(pictures);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [pictures],
  core: { disableTelemetry: true },
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg" />`,
  typescript: { reactDocgen: false },
  // The shop's own vite config names the storefront's entries, which Storybook does not want.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, manifest: false, rolldownOptions: {} } }),
};

export default config;
