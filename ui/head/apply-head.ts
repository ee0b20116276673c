import type { PageHead } from './page-head';

const OF_THE_DOCUMENT =
  'link[rel="alternate"][hreflang], meta[property^="og:"], meta[property^="product:"], meta[name^="twitter:"], script[type="application/ld+json"]';

function setMeta(document: Document, name: string, content: string | undefined): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (meta === null) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  if (meta.content !== (content ?? '')) meta.content = content ?? '';
}

function setCanonical(document: Document, path: string | undefined): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === undefined) {
    if (link !== null) forgetDocument(document);
    link?.remove();
    return;
  }
  // The public origin may differ from the current one.
  const href = new URL(path, link?.href ?? document.baseURI).href;
  if (link?.href === href) return;
  forgetDocument(document);
  if (link !== null) {
    link.href = href;
    return;
  }
  const made = document.createElement('link');
  made.rel = 'canonical';
  made.href = href;
  document.head.append(made);
}

function forgetDocument(document: Document): void {
  for (const element of document.head.querySelectorAll(OF_THE_DOCUMENT)) element.remove();
}

export function applyHead(document: Document, head: PageHead): void {
  if (document.title !== head.title) document.title = head.title;
  setMeta(document, 'description', head.description);
  setMeta(document, 'robots', head.robots);
  setCanonical(document, head.canonical);
}
