const DOT = /(?<=[\p{L}\p{N}-]{2})[.．｡](?=[\p{L}]{2})/gu;

export function unlinked(text: string): string {
  return text.replace(DOT, '. ').replaceAll('://', ': //');
}
