const SUFFIX = '.instashop.io';

/** A §2.3: the site's name without its host's suffix; empty where nothing is left of it. */
export function headerTitle(name: string): string {
  const trimmed = name.trim();
  return trimmed.endsWith(SUFFIX) ? trimmed.slice(0, -SUFFIX.length) : trimmed;
}
