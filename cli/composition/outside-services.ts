import type { OutsideServices } from './composition-root';

export function outsideServices(
  line: { readonly [K in keyof OutsideServices]?: OutsideServices[K] | undefined },
  file: OutsideServices = {},
): OutsideServices {
  const named = Object.entries(line).filter(([, list]) => list !== undefined && list.length > 0);
  return { ...file, ...Object.fromEntries(named) };
}
