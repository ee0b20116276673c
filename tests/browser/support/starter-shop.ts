import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import * as z from 'zod/mini';
import { letGuestsHoldMore } from '../../fixtures/guest-bound';
import { startLine, type Running } from '../../package/install/guide-steps';

const FOLDER = resolve('.build/starter-journeys');
const manifest = z.object({ scripts: z.object({ seed: z.string() }) });

/** Builds and serves the starter as its README describes, inside this project to use its packages. */
export async function startStarter(): Promise<Running> {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync('examples/starter', FOLDER, { recursive: true });
  const modules = join(FOLDER, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(resolve('.'), join(modules, 'vitrine'));
  symlinkSync(resolve('dist/cli/main.js'), join(modules, '.bin/vitrine'));
  await build({ root: FOLDER, logLevel: 'silent', mode: 'production' });
  const env = { PATH: `${join(modules, '.bin')}:${process.env['PATH'] ?? ''}`, VITRINE_DATA: 'data' };
  const { seed } = manifest.parse(JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'))).scripts;
  const seeded = spawnSync('sh', ['-c', seed], { cwd: FOLDER, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (seeded.status !== 0) throw new Error(`npm run seed: ${seeded.stderr}`);
  letGuestsHoldMore(['--data', join(FOLDER, 'data')]);
  return startLine(['vitrine', 'serve', '--pages', 'dist', '--port', '0'], FOLDER, env);
}
