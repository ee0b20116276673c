import type { OutsideServices } from './composition-root';

/** Services of others that pages may use: those of the line where it names some of a kind, else those of the file. */
export function outsideServices(
  line: { readonly [K in keyof OutsideServices]?: OutsideServices[K] | undefined },
  file: OutsideServices = {},
): OutsideServices {
  const named = Object.entries(line).filter(([, list]) => list !== undefined && list.length > 0);
  return { ...file, ...Object.fromEntries(named) };
}
