import type { ComponentProps } from 'react';
import { Link } from './Link';

/** An entry of a menu: a page of the shop, or an address elsewhere, which loads its own document. */
export function MenuLink(props: ComponentProps<typeof Link>) {
  return props.href.startsWith('/') ? <Link {...props} /> : <a {...props} rel="noopener" />;
}
