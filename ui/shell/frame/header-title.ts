const SUFFIX = '.instashop.io';

export function headerTitle(name: string): string {
  const trimmed = name.trim();
  return trimmed.endsWith(SUFFIX) ? trimmed.slice(0, -SUFFIX.length) : trimmed;
}
