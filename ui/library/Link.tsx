import type { Link as ShopLink } from '../components/Link';
import { useSurroundings } from './ui-provider';

/** Stands in the package for the storefront's link, which goes on by the storefront's own address bar. */
export const Link: typeof ShopLink = (props) => {
  const { link: Anchor } = useSurroundings();
  return <Anchor {...props} />;
};
