import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';
import { imageUrl } from '../../core';
import type { PictureUrl } from '../components/picture-url';

/** What a component that makes links is given: the attributes of an anchor, with its address. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
}

interface Surroundings {
  readonly link: ComponentType<LinkProps> | 'a';
  readonly pictureUrl: PictureUrl;
}

/** Whole addresses: of another site, or a picture that lies in the page. */
const WHOLE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

const SurroundingsContext = createContext<Surroundings>({
  link: 'a',
  pictureUrl: (path, size, density) => (WHOLE.test(path) ? path : imageUrl(path, size, density)),
});

/** What the application around the components has set. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}

/** What `UiProvider` is given. */
export interface UiProviderProps {
  /** Makes every link, as the `Link` of a router does; left out: plain anchors. */
  readonly link?: ComponentType<LinkProps>;
  /**
   * Address of a picture of the catalogue at a size in CSS pixels, `density` times as fine. Stays the same between renders. Left out:
   * whole addresses as they are, paths from the shop on the page's own origin (`imageUrl`).
   */
  readonly pictureUrl?: PictureUrl;
  readonly children: ReactNode;
}

/** Says to the components below it how the application makes links and where its pictures come from. None is needed for plain links and a shop on the same origin. */
export function UiProvider({ link, pictureUrl, children }: UiProviderProps) {
  const outer = useSurroundings();
  const surroundings = useMemo(
    () => ({ link: link ?? outer.link, pictureUrl: pictureUrl ?? outer.pictureUrl }),
    [link, pictureUrl, outer],
  );
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}
