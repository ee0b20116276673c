import { useLayoutEffect, type ReactNode } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import { formatPrice, STORE_VIEWS } from '../core/shopper';
import { AddressProvider } from '../ui/state/address';
import { isInterfaceLanguage, type InterfaceLanguage } from '../ui/text/languages';
import de from '../ui/text/messages/de/first.json';
import type { Messages } from '../ui/text/message-keys';
import en from '../ui/text/messages/en/first.json';
import laterDe from '../ui/text/messages/de/later.json';
import laterEn from '../ui/text/messages/en/later.json';
import laterRu from '../ui/text/messages/ru/later.json';
import laterUk from '../ui/text/messages/uk/later.json';
import laterZh from '../ui/text/messages/zh/later.json';
import ru from '../ui/text/messages/ru/first.json';
import uk from '../ui/text/messages/uk/first.json';
import zh from '../ui/text/messages/zh/first.json';
import { TextProvider } from '../ui/text/text-context';
import { SKINS, skinOf } from './skins';

const MESSAGES: Readonly<Record<InterfaceLanguage, Messages>> = {
  de: { ...de, ...laterDe },
  en: { ...en, ...laterEn },
  ru: { ...ru, ...laterRu },
  uk: { ...uk, ...laterUk },
  zh: { ...zh, ...laterZh },
};

function price(amount: number): string {
  const [first] = STORE_VIEWS;
  return first === undefined ? '' : formatPrice(Math.round(amount * 100), first.i18n);
}

const { hook, searchHook } = memoryLocation({ path: '/', static: true });
const NOWHERE = { hook, searchHook };

interface FrameProps {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Provides texts and inert links; applies direction and skin to the root element, where dialogs inherit them too. */
export function Frame({ globals, children }: FrameProps) {
  const direction = String(globals.direction);
  const skin = String(globals.skin);
  const asked = String(globals.language);
  const language = isInterfaceLanguage(asked) ? asked : 'en';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dir = direction;
    root.lang = language;
    for (const { tokens } of SKINS) for (const token of Object.keys(tokens)) root.style.removeProperty(token);
    const { tokens, scheme } = skinOf(skin);
    for (const [token, value] of Object.entries(tokens)) root.style.setProperty(token, value);
    root.style.colorScheme = scheme;
  }, [direction, language, skin]);
  return (
    <TextProvider messages={MESSAGES[language]} locale={language} price={price}>
      <AddressProvider source={NOWHERE}>{children}</AddressProvider>
    </TextProvider>
  );
}
