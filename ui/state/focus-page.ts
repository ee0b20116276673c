/**
 * Puts the focus at the page's content once what had it is gone, so that the keyboard goes on there and not at the top of the document.
 * Whatever has the focus by then keeps it.
 */
export function focusPage(): void {
  window.setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
