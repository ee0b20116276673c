import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
// The files share a module cache: a late import cut off by the end of a test would break later files.
import '../../ui/head/bring-head';
import { cheapenComputedStyle } from './computed-style';
import { pollingError } from './polling-error';

const { setTimeout: soon } = globalThis;
const turn = () => new Promise((come) => soon(come));

afterEach(async () => {
  cleanup();
  const state: unknown = window.history.state;
  // A pending history step back would arrive in the next test.
  if (typeof state === 'object' && state !== null && 'overlays' in state) await turn();
});
// A pending import never resolves for later files.
afterAll(() => vi.dynamicImportSettled());
configure({ asyncUtilTimeout: 15_000, getElementError: pollingError });

cheapenComputedStyle(window);

// jsdom lacks the modal methods of <dialog>.
function open(this: HTMLDialogElement): void {
  this.open = true;
}
HTMLDialogElement.prototype.showModal = open;
HTMLDialogElement.prototype.show = open;
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom lacks media queries; simulate a wide screen.
window.matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

class NoResizes implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
window.ResizeObserver = NoResizes;
// jsdom has no layout and logs on each scroll.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
