export function newNamesOf(path: string): readonly string[] {
  const names = new Set<string>();
  const plain = path.replace(/\.html?$/i, '');
  const shopify = /^(?:collections\/[^/]+\/)?(?:products|collections|pages)\/([^/]+)$/.exec(plain)?.[1];
  for (const name of [plain, shopify]) if (name !== undefined && name !== '' && name !== path) names.add(name);
  return [...names];
}
