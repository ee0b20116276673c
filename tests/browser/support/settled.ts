import type { Page } from 'playwright-core';
import { hydrated } from './visit';

/** Waits until nothing on the screen is about to change: pictures and letters are there, and what moves has come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.waitForFunction(() => {
    const isSeen = (picture: Element) => {
      const { top, bottom, height } = picture.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < window.innerHeight;
    };
    const isPending = [...document.images].some((picture) => isSeen(picture) && !picture.complete);
    const isMoving = document.getAnimations().some((animation) => {
      // A spinner never ends, and an animation that follows the scroll has no clock: neither is waited for.
      const isTimed = animation.timeline instanceof DocumentTimeline;
      return isTimed && animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    });
    return !isPending && !isMoving && document.fonts.status === 'loaded';
  });
}

/** Opens a page and waits until nothing on its first screen is about to change. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}
