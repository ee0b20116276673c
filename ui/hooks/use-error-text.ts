import { useMemo } from 'react';
import type { FieldProblem, OrderRefused } from '../../core/shopper';
import { errorText, fieldText, noticeText } from '../text/format';
import { useFormat, useText } from '../text/text-context';

/** Texts of errors in the language of the `TextProvider`; in English without its `coreText`. */
export interface ErrorTexts {
  /** Text of an error of a hook, or of a refused order. */
  readonly of: (problem: Error | OrderRefused) => string;
  /** Text of a field's error, such as that of `missing['shipping.zipCode']`. */
  readonly ofField: (field: string, problem: FieldProblem) => string;
}

/** Returns the texts of errors, for `error`, `refused` and `missing` of the hooks. */
export function useErrorText(): ErrorTexts {
  const format = useFormat();
  const t = useText();
  return useMemo(
    () => ({
      of: (problem) => (problem instanceof Error ? errorText(problem, format, t) : noticeText(problem, format)),
      ofField: (field, problem) => fieldText(field, problem, format),
    }),
    [format, t],
  );
}
