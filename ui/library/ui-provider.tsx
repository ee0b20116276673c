import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';
import { imageUrl } from '../../core/shopper';
import type { PictureUrl } from '../components/base/picture-url';

/** Attributes passed to a custom link component. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

interface Surroundings {
  readonly link: ComponentType<LinkProps> | 'a';
  readonly pictureUrl: PictureUrl;
}

/** Absolute URLs, including data URLs. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const SurroundingsContext = createContext<Surroundings>({
  link: 'a',
  pictureUrl: (path, size, density) => (WHOLE.test(path) ? path : imageUrl(path, size, density)),
});

export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}

/** Props of `UiProvider`. */
export interface UiProviderProps {
  /** The router's `Link`. Default: plain anchors. */
  readonly link?: ComponentType<LinkProps>;
  /**
   * Returns an image URL for a CSS size and pixel density; must be stable. Default: `imageUrl` on the page's own
   * origin.
   */
  readonly pictureUrl?: PictureUrl;
  readonly children: ReactNode;
}

/** Configures links and image URLs. Optional for plain links and a shop on the same origin. */
export function UiProvider({ link, pictureUrl, children }: UiProviderProps) {
  const outer = useSurroundings();
  const surroundings = useMemo(
    () => ({ link: link ?? outer.link, pictureUrl: pictureUrl ?? outer.pictureUrl }),
    [link, pictureUrl, outer],
  );
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}
