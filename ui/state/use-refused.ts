import { errorText } from '../text/format';
import { useFormat, useText } from '../text/text-context';

/** Runs an action; resolves to the reason of a refusal, or undefined. Never rejects. */
export function useRefused(): (work: () => Promise<unknown>) => Promise<string | undefined> {
  const t = useText();
  const format = useFormat();
  return async (work) => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return errorText(error, format, t);
    }
  };
}
