import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { TEXT_LANGUAGES } from '../../../../core/internal';
import type { TextLanguage } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { LanguagePanels } from '../fields/LanguagePanels';
import type { RecordFieldProps } from '../fields/record-field-props';

interface Props extends Pick<RecordFieldProps, 'control' | 'id'> {
  readonly path: string;
  readonly label?: string | undefined;
  readonly names?: readonly string[] | undefined;
  readonly children: (language: TextLanguage) => ReactNode;
}

/** Keeps hidden languages mounted; tabs mark those that are filled or invalid. */
export function LanguageTabs({ control, id, path, label, names, children }: Props) {
  const [open, setOpen] = useState<TextLanguage>('en');
  const values: unknown = useWatch({ control, name: path });
  const panels = useRef<HTMLDivElement>(null);
  const wrong = useWrongLanguages({ control, path, names });
  useOpenWrong({ wrong, open, setOpen, panels });
  return (
    <LanguagePanels
      id={`${id}-${path}`}
      {...{ label, open, panels, children }}
      onOpen={setOpen}
      stateOf={(language) =>
        wrong.languages.includes(language) ? 'wrong' : isWritten(values, language, names) ? 'written' : 'empty'
      }
    />
  );
}

interface Wrong {
  readonly languages: readonly TextLanguage[];
  readonly isFirst: boolean;
  readonly key: string;
}

function useWrongLanguages({ control, path, names }: Pick<Props, 'control' | 'names' | 'path'>): Wrong {
  const { errors, submitCount } = useFormState({ control });
  const own = lookUp<unknown>(errors, path);
  const languages = TEXT_LANGUAGES.filter((language) => {
    const wrong = isMembers(own) ? lookUp(own, language) : undefined;
    if (!isMembers(wrong) || names === undefined) return wrong !== undefined;
    return 'message' in wrong || names.some((name) => lookUp(wrong, name) !== undefined);
  });
  const isFirst = Object.keys(errors)[0] === path;
  return { languages, isFirst, key: languages.length === 0 ? '' : `${String(submitCount)} ${languages.join()}` };
}

/** On each failed submit, opens the first invalid language and focuses the field. */
function useOpenWrong({
  wrong: { languages, isFirst, key },
  open,
  setOpen,
  panels,
}: {
  readonly wrong: Wrong;
  readonly open: TextLanguage;
  readonly setOpen: (language: TextLanguage) => void;
  readonly panels: { readonly current: HTMLElement | null };
}): void {
  const [isMoving, setMoving] = useState(false);
  const [seen, see] = useState('');
  if (key !== seen) {
    see(key);
    const [first] = languages;
    if (first !== undefined && !languages.includes(open)) {
      setOpen(first);
      setMoving(isFirst);
    }
  }
  useEffect(() => {
    if (!isMoving) return;
    panels.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden]) [aria-invalid="true"]')?.focus();
  }, [isMoving, key, panels]);
}

function isWritten(values: unknown, language: TextLanguage, names?: readonly string[]): boolean {
  const words = isMembers(values) ? lookUp(values, language) : undefined;
  const said = names ?? Object.keys(isMembers(words) ? words : {});
  const all = isMembers(words) ? said.map((name) => lookUp(words, name)) : [words];
  return all.some((word) => typeof word === 'string' && word.trim() !== '');
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
