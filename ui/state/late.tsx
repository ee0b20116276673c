import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component whose code comes when it is first shown. Unlike one of React's `lazy` it takes nothing down with it where its code
 * cannot be fetched, as without a network: until then nothing is shown in its place, and it is fetched when the network is back.
 * @param load fetches the component
 */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component !== undefined) return undefined;
      let live = true;
      const fetchIt = () => {
        load().then(
          (come) => {
            loaded = come;
            if (live) setComponent(() => come);
          },
          () => undefined, // there is no network, which the page says
        );
      };
      fetchIt();
      window.addEventListener('online', fetchIt);
      return () => {
        live = false;
        window.removeEventListener('online', fetchIt);
      };
    }, [Component]);
    return Component === undefined ? null : <Component {...props} />;
  };
}
