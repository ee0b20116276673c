import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// The files share one module cache: this one is fetched late, and a test that ends meanwhile would break it for all that follow.
import '../../ui/head/bring-head';
import { cheapenComputedStyle } from './computed-style';
import { pollingError } from './polling-error';

const { setTimeout: soon } = globalThis; // before a test takes it away
const turn = () => new Promise((come) => soon(come));

afterEach(async () => {
  cleanup();
  const state: unknown = window.history.state;
  // A step back out of an overlay's entry that is under way would arrive in the next test, at another address.
  if (typeof state === 'object' && state !== null && 'overlays' in state) await turn();
});
// Nor may a page's code that a file's last test asked for: what is on its way when a file ends never arrives for the ones that follow.
afterAll(() => vi.dynamicImportSettled());
// What loads when first used loads slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000, getElementError: pollingError });

cheapenComputedStyle(window);

// jsdom has <dialog> but not its modal ways; these are what the drawers use of them.
function open(this: HTMLDialogElement): void {
  this.open = true;
}
HTMLDialogElement.prototype.showModal = open;
HTMLDialogElement.prototype.show = open;
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Nor has it media queries: tests are those of a wide screen.
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Nor layout, whose changes could be watched.
class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizes;
// jsdom has no layout: nothing can scroll, and it says so on each attempt.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
