const DOT = /(?<=[\p{L}\p{N}-]{2})[.．｡](?=[\p{L}]{2})/gu;

/**
 * Words that somebody typed, as the shop mails them to the person that was named: a space behind the dot of an address, and between its scheme and the rest, so
 * that no mail program makes a link of it. What is written as sentences are stays as it is. Pure.
 */
export function unlinked(text: string): string {
  return text.replace(DOT, '. ').replaceAll('://', ': //');
}
