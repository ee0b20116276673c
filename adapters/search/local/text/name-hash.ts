export function hashTerms(terms: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const term of terms) {
    for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
    hash = Math.imul(hash ^ 0x20, 0x01000193);
  }
  return hash >>> 0;
}
