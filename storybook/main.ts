import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { runnerImport } from 'vite';

const pictures = join(import.meta.dirname, 'static');
// Storybook reads this file with Node's own resolution; what imports as the shop does goes through Vite.
const { module } = await runnerImport<typeof import('./draw-pictures')>(join(import.meta.dirname, 'draw-pictures.ts'), {
  configFile: false,
});
module.drawPictures(pictures);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [pictures],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  // The shop's own vite config names the storefront's entries, which Storybook does not want.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, manifest: false, rollupOptions: {} } }),
};

export default config;
