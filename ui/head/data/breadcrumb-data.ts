import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { NamedLink } from '../../../core/shopper';
import type { DataContext } from './data-context';

export function breadcrumbData(
  trail: readonly NamedLink[],
  name: string,
  { absolute, canonical }: DataContext,
): WithContext<BreadcrumbList> {
  const steps = [...trail.filter(({ path }) => path !== canonical), { name, path: canonical }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.path),
    })),
  };
}
