/** Moves lost focus to the page content; existing focus stays. */
export function focusPage(): void {
  window.setTimeout(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
