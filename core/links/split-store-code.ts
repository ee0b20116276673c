export function splitStoreCode(
  path: string,
  prefixed: readonly string[],
): { readonly storeCode: string | undefined; readonly path: string } {
  const first = path.split('/')[1] ?? '';
  if (!prefixed.includes(first)) return { storeCode: undefined, path };
  return { storeCode: first, path: path.slice(first.length + 1) || '/' };
}
