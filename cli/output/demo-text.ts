import { formatDemoCounts, type DemoCounts, type DemoFate } from '../../core/staff';

export function demoText(
  demo: (DemoCounts & { readonly fate: DemoFate | null }) | null | undefined,
  isDry: boolean,
): string {
  if (demo === undefined || demo === null) return '';
  const { fate, ...counts } = demo;
  const all = formatDemoCounts(counts);
  if (fate === null) return `The shop has demo data: ${all}. Without --keep-demo or --remove-demo nothing is imported.`;
  if (fate === 'keep') return `The demo data ${isDry ? 'would be kept' : 'is kept'}: ${all}.`;
  return `The demo data ${isDry ? 'would be removed' : 'was removed'}: ${all}; pages, settings and taxes ${isDry ? 'would be' : 'are'} reset to those of a new shop.`;
}
