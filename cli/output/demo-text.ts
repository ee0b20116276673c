import { formatDemoCounts, type DemoCounts, type DemoFate } from '../../core';

export function demoText(
  demo: (DemoCounts & { readonly fate: DemoFate | null }) | null | undefined,
  isDry: boolean,
): string {
  if (demo === undefined || demo === null) return '';
  const { fate, ...counts } = demo;
  const all = formatDemoCounts(counts);
  if (fate === null)
    return `The shop has the demo: ${all}. Without --keep-demo or --remove-demo nothing will be imported.`;
  if (fate === 'keep') return `The demo ${isDry ? 'would stay' : 'stays'}: ${all}.`;
  return `The demo ${isDry ? 'would leave' : 'has left'} the shop, with ${all}; pages, settings and taxes ${isDry ? 'would be' : 'are'} those of a new shop.`;
}
