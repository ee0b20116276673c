import { chromium, type Browser } from 'playwright-core';

/** What a browser without a screen and without an account needs. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One process for the pages of all contexts: a new one for each takes a fifth more of the processor.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

/** Where Chromium is. */
export function findChromium(): string {
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** A mouse that can rest. The last `--blink-settings` stands for all of them: these are what the driver sets by the one that it gives. */
const MOUSE = ['primaryHoverType=2', 'availableHoverTypes=2', 'primaryPointerType=4', 'availablePointerTypes=4'];

function launch(...settings: readonly string[]): Promise<Browser> {
  const blink = `--blink-settings=${[...MOUSE, ...settings].join(',')}`;
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, blink] });
}

/** Starts Chromium. `npm test` says where it is, or how to get it. */
export function launchChromium(): Promise<Browser> {
  return launch();
}

/** Preferences of a browser with another default font size, in pixels; media queries in `em` follow it. */
const lettersOf = (fontSize: number) => `defaultFontSize=${String(fontSize)}`;

/** Starts Chromium with letters of another size. */
export function launchWithLetters(fontSize: number): Promise<Browser> {
  return launch(lettersOf(fontSize));
}

/** Browsers of this process by their settings: the files that run in it share them, and each test has a context of its own. */
const shared = new Map<string, Promise<Browser>>();

/** It ends with the process. */
function share(setting = ''): Promise<Browser> {
  const running = shared.get(setting) ?? (setting === '' ? launch() : launch(setting));
  shared.set(setting, running);
  return running;
}

/** Chromium that all files share. */
export function sharedChromium(): Promise<Browser> {
  return share();
}

/** Chromium for tests that look at no picture: to draw those takes as long as all else that a page does. */
export function chromiumWithoutPictures(): Promise<Browser> {
  return share('imagesEnabled=false');
}

/** Chromium with letters of another size. */
export function chromiumWithLetters(fontSize: number): Promise<Browser> {
  return share(lettersOf(fontSize));
}
