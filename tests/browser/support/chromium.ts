import { chromium, type Browser } from 'playwright-core';

export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A process per context would use 20 % more CPU.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** The last `--blink-settings` overrides the driver's, so it repeats them. */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];

function launch(...settings: readonly string[]): Promise<Browser> {
  const blink = `--blink-settings=${[...MOUSE, ...settings].join(',')}`;
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, blink] });
}

export function launchChromium(): Promise<Browser> {
  return launch();
}

const lettersOf = (fontSize: number) => `defaultFontSize=${String(fontSize)}`;

export function launchWithLetters(fontSize: number): Promise<Browser> {
  return launch(lettersOf(fontSize));
}

/** Shared by the test files of this process; each test has its own context. */
const shared = new Map<string, Promise<Browser>>();

function share(setting = ''): Promise<Browser> {
  const running = shared.get(setting) ?? (setting === '' ? launch() : launch(setting));
  shared.set(setting, running);
  return running;
}

export function sharedChromium(): Promise<Browser> {
  return share();
}

/** For tests that ignore images, which halves the rendering work. */
export function chromiumWithoutPictures(): Promise<Browser> {
  return share('imagesEnabled=false');
}

export function chromiumWithLetters(fontSize: number): Promise<Browser> {
  return share(lettersOf(fontSize));
}
