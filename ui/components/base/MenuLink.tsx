import type { ComponentProps } from 'react';
import { Link } from './Link';

export function MenuLink(props: ComponentProps<typeof Link>) {
  return props.href.startsWith('/') ? <Link {...props} /> : <a {...props} rel="noopener" />;
}
