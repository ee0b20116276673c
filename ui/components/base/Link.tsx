import type { AnchorHTMLAttributes } from 'react';
import { navigate } from '../../state/overlays/overlays';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * An anchor with client-side navigation. It has no listeners of its own, since a page holds hundreds; modified clicks
 * and other sites are left to the browser.
 */
export function Link({ href, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        // Paths, queries and anchors sort before 'A', absolute URLs after it.
        const isPlain = href < 'A' && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !isPlain) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
