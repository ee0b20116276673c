import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // Renders the same pages with 20–50 % less CPU.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function find() {
  return PLACES.find((place) => {
    if (place === undefined || place === '') return false;
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

export function ensureChromium() {
  const found = find();
  if (found !== undefined) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    process.stderr.write('No Chromium here: installing it (apt-get install chromium) …\n');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const installed = find();
    if (installed !== undefined) return installed;
  }
  process.stderr.write(
    'The browser tests need Chromium and found none. Install it (Debian, Ubuntu: `sudo apt-get install chromium`; macOS: `brew install --cask chromium`),\n' +
      'or set CHROMIUM_PATH to the executable of a Chromium or Chrome.\n',
  );
  return undefined;
}
