import { chromium, type Browser } from 'playwright-core';

/** What a browser without a screen and without an account needs. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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

/** Starts Chromium for tests that look at no picture: to draw those takes as long as all else that a page does. */
export function launchWithoutPictures(): Promise<Browser> {
  return launch('imagesEnabled=false');
}

/** Starts Chromium as somebody has it who has set its letters to a size of their own, in pixels: media queries in `em` follow it. */
export function launchWithLetters(fontSize: number): Promise<Browser> {
  return launch(`defaultFontSize=${String(fontSize)}`);
}
