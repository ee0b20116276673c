import { useEffect, useState } from 'react';
import type { InterfaceLanguage, TextRegistry } from './languages';
import type { Words } from './message-keys';

export interface Spoken {
  readonly language: InterfaceLanguage;
  readonly messages: Words;
}

function spokenNow(texts: TextRegistry, language: InterfaceLanguage): Spoken | undefined {
  const messages = texts.get(language);
  return messages && { language, messages };
}

/**
 * Returns the texts of a language, or of the previous one until loaded or on failure. Undefined if there are none yet.
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
