import type { AnchorHTMLAttributes } from 'react';
import { navigate } from '../state/overlays';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/**
 * A link inside the shop: a plain anchor whose ordinary click goes on without loading a document. It listens to nothing, since a
 * page has hundreds of them; a click for a new tab or window is the browser's, and so is another site.
 */
export function Link({ href, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        // Paths, queries and anchors begin with a sign, and other sites with a letter. Clicks of other buttons are no clicks to a browser.
        const isPlain = href < 'A' && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !isPlain) return;
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
