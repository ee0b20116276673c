import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { AddressProvider, renderedAddress } from '../../ui/state/address';
import { Speaking } from './speaking';

export function withoutScript(element: ReactElement): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <AddressProvider source={renderedAddress({ path: '/', search: '' })}>
      <Speaking>{element}</Speaking>
    </AddressProvider>,
  );
  return root;
}
