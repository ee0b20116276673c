import type { ReactNode } from 'react';
import { useManageText } from '../../../text/manage-text';
import { FormDialog } from '../FormDialog';

export interface PersonFormState {
  readonly isBusy: boolean;
  /** Refusal of the last attempt. */
  readonly refusal: string | undefined;
  /** Refusals by field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

interface Props extends PersonFormState {
  readonly title: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

/** Dialog of a person's page. */
export function PersonDialog({ title, go, onGo, isBusy, refusal, onClose, children }: Props) {
  const keep = useManageText()('person.keep');
  return <FormDialog {...{ title, go, keep, onGo, isBusy, refusal, onClose, children }} />;
}
