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

/** Starts Chromium as somebody has it who has set its letters to a size of their own, in pixels: media queries in `em` follow it. */
export function launchWithLetters(fontSize: number): Promise<Browser> {
  const args = [...CHROMIUM_ARGS, `--blink-settings=defaultFontSize=${String(fontSize)}`];
  return chromium.launch({ executablePath: findChromium(), args });
}

/** Starts Chromium. `npm test` says where it is, or how to get it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
}
