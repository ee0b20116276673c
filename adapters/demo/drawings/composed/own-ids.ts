/** Prefixes ids so that several drawings can share one document. */
export function ownIds(markup: string, prefix: string): string {
  return markup
    .replaceAll(/\bid="/g, `id="${prefix}`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}
