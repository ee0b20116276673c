import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// Lazy loaded: documentation pages are heavy and stories do not need them.
const HouseContainer = lazy(async () => ({ default: (await import('./HouseContainer')).HouseContainer }));
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }));

export function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <HouseContainer {...props} />
    </Suspense>
  );
}

export function Page() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
