/** Marks the scripts of others that a page has loaded after consent. */
const MARK = 'data-tag';

/** Whether scripts of others run on this page. */
export function hasTags(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}

/** Loads scripts of others, in their order, once. */
export function loadTags(addresses: readonly string[]): void {
  if (hasTags()) return;
  for (const address of addresses) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.setAttribute(MARK, '');
    document.head.append(script);
  }
}
