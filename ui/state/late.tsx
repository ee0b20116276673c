import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLaterWords } from '../text/text-context';
import { untilLoaded } from '../loading/until-loaded';

/**
 * A lazy component with its texts. Unlike `React.lazy`, a failed load does not throw.
 * @param load fetches the component
 * @param Meanwhile placeholder; default: nothing
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
