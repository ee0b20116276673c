import type { Link as ShopLink } from '../components/base/Link';
import { useSurroundings } from './ui-provider';

/** Replaces the storefront's link, which depends on its router. */
export const Link: typeof ShopLink = (props) => {
  const { link: Anchor } = useSurroundings();
  return <Anchor {...props} />;
};
