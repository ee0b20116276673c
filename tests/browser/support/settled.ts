import type { Page } from 'playwright-core';
import { goTo, hydrated } from './visit';

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
      // Spinners never end, and scroll-driven animations have no clock.
      const isTimed = animation.timeline instanceof DocumentTimeline;
      return isTimed && animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;
    });
    return !isPending && !isMoving && document.fonts.status === 'loaded';
  });
}

export async function openSettled(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await settled(page);
}
