import { axeViolations } from '../browser/support/axe';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium, launchWithLetters } from '../browser/support/chromium';
import { startShop } from '../browser/support/shop-process';
import { signInByCode, type SignedInDevice } from '../browser/support/signed-in';
import { openSettled } from '../browser/support/settled';
import { DESKTOP, PHONE, twoFrames } from '../browser/support/visit';
import type { BenchRow } from './bench-row';
import { GUEST_STATES } from './accessibility/guest-states';
import { MEMBER_STATES } from './accessibility/member-states';
import type { PageState, Viewer } from './accessibility/page-state';

const STATES: readonly PageState[] = [...GUEST_STATES, ...MEMBER_STATES];
const CONTACTS: Readonly<Record<Exclude<Viewer, 'guest'>, string>> = {
  customer: 'ada@vitrine.example',
  blogger: 'lotte@vitrine.example',
  admin: 'alma@vitrine.example',
};
/** In milliseconds. */
const PATIENCE = 15_000;
/** CSS pixels of overflow allowed for rounding. */
const SPILL = 1;

interface Look {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly forcedColors?: 'active';
  readonly fontSize?: number;
  readonly disabled?: readonly string[];
  readonly judge: (page: Page, look: Look) => Promise<readonly string[]>;
}

const byAxe: Look['judge'] = (page, { disabled }) => axeViolations(page, disabled);

/** Waits for animations, since mid-transition colours are invalid; infinite ones are skipped. */
async function comeToRest(page: Page): Promise<void> {
  await twoFrames(page);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** WCAG 1.4.4 and 1.4.10. */
async function byWidth(page: Page): Promise<readonly string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return wide > SPILL ? [`the page is ${String(wide)} px wider than the screen`] : [];
}

const LOOKS: readonly Look[] = [
  { name: 'axe at 390 px', viewport: PHONE, judge: byAxe },
  { name: 'axe at 1440 px', viewport: DESKTOP, judge: byAxe },
  // System colours apply there, but axe reads the page's own.
  {
    name: 'axe in forced colors',
    viewport: DESKTOP,
    forcedColors: 'active',
    disabled: ['color-contrast'],
    judge: byAxe,
  },
  { name: 'text at 200 %', viewport: PHONE, fontSize: 32, judge: byWidth },
  { name: 'zoom at 400 %', viewport: { width: 320, height: 256 }, judge: byWidth },
];

type Devices = Readonly<Partial<Record<Viewer, SignedInDevice>>>;

async function contextOf(browser: Browser, look: Look, device: SignedInDevice | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: look.viewport,
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
    forcedColors: look.forcedColors ?? 'none',
    ...(device !== undefined && { storageState: device }),
  });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

async function findingsIn(browser: Browser, url: string, look: Look, state: PageState, devices: Devices) {
  const context = await contextOf(browser, look, devices[state.viewer]);
  try {
    const page = await context.newPage();
    await openSettled(page, url + state.path);
    await state.reach?.(page, url);
    await comeToRest(page);
    return await look.judge(page, look);
  } catch (error) {
    return [`could not be reached: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
  } finally {
    await context.close();
  }
}

function launchFor({ fontSize }: Look): Promise<Browser> {
  return fontSize === undefined ? launchChromium() : launchWithLetters(fontSize);
}

async function devicesFor(url: string, look: Look): Promise<Devices> {
  const browser = await launchFor(look);
  const devices: Partial<Record<Viewer, SignedInDevice>> = {};
  for (const viewer of ['customer', 'blogger', 'admin'] as const) {
    devices[viewer] = await signInByCode(url, CONTACTS[viewer]);
  }
  await browser.close();
  return devices;
}

/**
 * Audits WCAG 2.2 AA with axe on phone, desktop, forced colors and enlarged text. VITRINE_STATES and VITRINE_LOOKS
 * filter by name.
 */
export async function run(): Promise<BenchRow[]> {
  const { VITRINE_STATES = '', VITRINE_LOOKS = '' } = process.env;
  const states = STATES.filter(({ name }) => name.includes(VITRINE_STATES));
  const looks = LOOKS.filter(({ name }) => name.includes(VITRINE_LOOKS));
  const shop = await startShop();
  try {
    const rows: BenchRow[] = [];
    const [first] = looks;
    const devices = first === undefined ? {} : await devicesFor(shop.url, first);
    for (const look of looks) {
      const browser = await launchFor(look);
      let found = 0;
      for (const state of states) {
        const findings = await findingsIn(browser, shop.url, look, state, devices);
        for (const finding of findings) console.log(`  ${look.name}, ${state.name}: ${finding}`);
        found += findings.length;
      }
      await browser.close();
      rows.push({
        name: `${look.name}: findings on ${String(states.length)} states`,
        value: String(found),
        limit: '0',
      });
    }
    return rows;
  } finally {
    await shop.stop();
  }
}
