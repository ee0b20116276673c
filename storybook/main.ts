import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { drawGarment, parseDrawingPath } from '../adapters/platform/drawings';
import { PICTURES } from './fixtures/pictures';

/** Storybook serves files only, so the drawings that the stories show are made once, when it starts. */
function drawPictures(): string {
  const folder = join(import.meta.dirname, 'static');
  rmSync(folder, { recursive: true, force: true });
  for (const path of PICTURES) {
    const spec = parseDrawingPath(path.slice('/garment/'.length));
    if (spec === undefined) throw new Error(`No drawing can be made of ${path}`);
    const file = join(folder, 'img', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, drawGarment(spec));
  }
  return folder;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [drawPictures()],
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  // The shop's own vite config names the storefront's entries, which Storybook does not want.
  viteFinal: (vite) => ({ ...vite, build: { ...vite.build, manifest: false, rollupOptions: {} } }),
};

export default config;
