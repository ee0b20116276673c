import type { PageHead } from './page-head';

function setMeta(document: Document, name: string, content: string | undefined): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (meta === null) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  if (meta.content !== (content ?? '')) meta.content = content ?? '';
}

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead(document: Document, head: PageHead): void {
  if (document.title !== head.title) document.title = head.title;
  setMeta(document, 'description', head.description);
  setMeta(document, 'robots', head.robots);
}
