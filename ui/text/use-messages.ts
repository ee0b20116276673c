import { useEffect, useState } from 'react';
import type { InterfaceLanguage, TextRegistry } from './languages';
import type { Words } from './messages-en';

export interface Spoken {
  readonly language: InterfaceLanguage;
  readonly messages: Words;
}

function spokenNow(texts: TextRegistry, language: InterfaceLanguage): Spoken | undefined {
  const messages = texts.get(language);
  return messages && { language, messages };
}

/**
 * The catalogue of a language. Another language's is fetched when it is wanted, and the page speaks the one before until
 * then, or for good where it cannot be had (S §8: silent). Undefined while there is none at all.
 */
export function useMessages(texts: TextRegistry, language: InterfaceLanguage): Spoken | undefined {
  const [spoken, setSpoken] = useState(() => spokenNow(texts, language));
  useEffect(() => {
    if (spoken?.language === language) return undefined;
    let wanted = true;
    texts.loadFirst(language).then(
      (messages) => {
        if (wanted) setSpoken({ language, messages });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [texts, language, spoken]);
  return spoken;
}
