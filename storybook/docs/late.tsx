import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// What draws pages of documentation is heavy, and a story has no use for it.
const HouseContainer = lazy(async () => ({ default: (await import('./HouseContainer')).HouseContainer }));
const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage')).ComponentPage }));

/** What a page of documentation stands in. */
export function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <HouseContainer {...props} />
    </Suspense>
  );
}

/** The page of a component. */
export function Page() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  );
}
