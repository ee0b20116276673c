import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Message } from '../../core/internal';
import { lookUp } from '../../core/shopper';
import { untilLoaded } from '../loading/until-loaded';
import { languageOf, type InterfaceLanguage } from './languages';
import { makeTranslate, useLocale, type TextParams } from './text-context';

interface SpeechProps<Messages> {
  readonly messages: Messages;
  readonly locale: string;
  readonly children: ReactNode;
}

interface WordsProps {
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

interface OwnWords<Key extends string, Messages> {
  /** Shows the previous language until the new one has loaded. */
  readonly Words: (props: WordsProps) => ReactNode;
  readonly fetch: (language: InterfaceLanguage) => Promise<unknown>;
  readonly Speech: (props: SpeechProps<Messages>) => ReactNode;
  /** `t('balance.next', {date})`. */
  readonly useWords: () => (key: Key, params?: TextParams) => string;
}

/**
 * Creates lazily loaded texts for bloggers or staff.
 * @param part name for the error outside `Words`
 */
export function ownWords<Key extends string, Messages extends Readonly<Record<Key, Message>>>(
  part: string,
  loaders: Readonly<Record<InterfaceLanguage, () => Promise<Messages>>>,
): OwnWords<Key, Messages> {
  const Context = createContext<((key: Key, params?: TextParams) => string) | null>(null);

  function Speech({ messages, locale, children }: SpeechProps<Messages>) {
    const text = useMemo(() => makeTranslate((key: Key) => lookUp<Message>(messages, key), locale), [messages, locale]);
    return <Context value={text}>{children}</Context>;
  }

  function Words({ meanwhile, children }: WordsProps) {
    const locale = useLocale();
    const language = languageOf(locale);
    const [spoken, setSpoken] = useState<{ readonly language: InterfaceLanguage; readonly messages: Messages }>();
    const isHere = spoken?.language === language;
    useEffect(() => {
      if (isHere) return undefined;
      return untilLoaded(() => loaders[language](), { here: (messages) => setSpoken({ language, messages }) });
    }, [language, isHere]);
    if (spoken === undefined) return meanwhile;
    return (
      <Speech messages={spoken.messages} locale={locale}>
        {children}
      </Speech>
    );
  }

  function useWords() {
    const text = use(Context);
    if (text === null) throw new Error(`A component of ${part} needs its words around it`);
    return text;
  }

  return { Words, fetch: (language) => loaders[language](), Speech, useWords };
}
