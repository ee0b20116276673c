/** Markup whose ids begin with a prefix of their own, so that several drawings can stand in one document. */
export function ownIds(markup: string, prefix: string): string {
  return markup
    .replaceAll(/\bid="/g, `id="${prefix}`)
    .replaceAll('url(#', `url(#${prefix}`)
    .replaceAll('href="#', `href="#${prefix}`);
}
