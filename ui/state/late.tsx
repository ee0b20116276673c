import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLaterWords } from '../text/text-context';
import { untilLoaded } from '../loading/until-loaded';

/**
 * A component whose code, and the sentences that no first page says, come when it is first shown. Unlike one of React's `lazy` it
 * takes nothing down with it where they cannot be fetched, as without a network.
 * @param load fetches the component
 * @param Meanwhile what is shown in its place until it is here; left out: nothing
 */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: ComponentType,
): (props: P) => ReactNode {
  let loaded: ComponentType<P> | undefined;
  return function Late(props: P) {
    const words = useLaterWords();
    const [Component, setComponent] = useState(() => (words.areHere() ? loaded : undefined));
    useEffect(() => {
      if (Component !== undefined) return undefined;
      return untilLoaded(() => Promise.all([load(), words.load()]), {
        here: ([come]) => {
          loaded = come;
          setComponent(() => come);
        },
      });
    }, [Component, words]);
    if (Component === undefined) return Meanwhile ? <Meanwhile /> : null;
    return <Component {...props} />;
  };
}
