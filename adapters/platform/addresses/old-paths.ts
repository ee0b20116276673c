/**
 * The paths under which a page may have been known before this shop (both imports bring their merchants' visitors along): with the
 * ending that Magento writes, or in the folders of Shopify. The path itself is not among them.
 */
export function newNamesOf(path: string): readonly string[] {
  const names = new Set<string>();
  const plain = path.replace(/\.html?$/i, '');
  const shopify = /^(?:collections\/[^/]+\/)?(?:products|collections|pages)\/([^/]+)$/.exec(plain)?.[1];
  for (const name of [plain, shopify]) if (name !== undefined && name !== '' && name !== path) names.add(name);
  return [...names];
}
