const MARK = 'data-tag';

export function hasTags(): boolean {
  return document.querySelector(`script[${MARK}]`) !== null;
}

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
