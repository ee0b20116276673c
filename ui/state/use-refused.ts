import { errorText } from '../text/say';
import { useSay, useText } from '../text/text-context';

/** What does something, and resolves to why it was refused, in words; undefined where it was not. It never rejects. */
export function useRefused(): (work: () => Promise<unknown>) => Promise<string | undefined> {
  const t = useText();
  const say = useSay();
  return async (work) => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return errorText(error, say, t);
    }
  };
}
