import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { memoryLocation } from 'wouter/memory-location';
import '../ui/design/fonts.css';
import '../ui/design/tokens.css';
import '../ui/design/elements.css';
import '../ui/design/base.css';
import { formatPrice, STORE_VIEWS } from '../core';
import { AddressProvider } from '../ui/state/address';
import { isInterfaceLanguage, LANGUAGE_NAMES, type InterfaceLanguage } from '../ui/text/languages';
import { de } from '../ui/text/messages-de';
import { en, type Messages } from '../ui/text/messages-en';
import { laterDe } from '../ui/text/messages-later-de';
import { laterEn } from '../ui/text/messages-later-en';
import { laterRu } from '../ui/text/messages-later-ru';
import { laterUk } from '../ui/text/messages-later-uk';
import { laterZh } from '../ui/text/messages-later-zh';
import { ru } from '../ui/text/messages-ru';
import { uk } from '../ui/text/messages-uk';
import { zh } from '../ui/text/messages-zh';
import { TextProvider } from '../ui/text/text-context';
import { SKINS, skinOf } from './skins';

const FACES = ['400 1rem "Sofia Sans Variable"', '800 1rem "Sofia Sans Extra Condensed Variable"'];

/** Stories are looked at for their looks: here the faces may come late, but they come. */
async function waitForFaces(): Promise<void> {
  document.fonts.forEach((face) => {
    face.display = 'block';
  });
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
}

const MESSAGES: Readonly<Record<InterfaceLanguage, Messages>> = {
  de: { ...de, ...laterDe },
  en: { ...en, ...laterEn },
  ru: { ...ru, ...laterRu },
  uk: { ...uk, ...laterUk },
  zh: { ...zh, ...laterZh },
};

/** Prices as the first store writes them, whatever the language. */
function price(amount: number): string {
  const [first] = STORE_VIEWS;
  return first === undefined ? '' : formatPrice(Math.round(amount * 100), first.i18n);
}

interface FrameProps {
  readonly direction: string;
  readonly language: InterfaceLanguage;
  readonly skin: string;
  readonly children: ReactNode;
}

/** Puts the toolbar's direction and skin on the root element, where dialogs and notices find them too. */
function Frame({ direction, language, skin, children }: FrameProps) {
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
      {children}
    </TextProvider>
  );
}

const preview: Preview = {
  beforeAll: waitForFaces,
  decorators: [
    (Story, { globals }) => {
      // Links in stories lead nowhere: a click is logged, the story stays.
      const { hook, searchHook } = memoryLocation({ path: '/', static: true });
      const language = String(globals.language);
      return (
        <Frame
          direction={String(globals.direction)}
          language={isInterfaceLanguage(language) ? language : 'en'}
          skin={String(globals.skin)}
        >
          <AddressProvider source={{ hook, searchHook }}>
            <Story />
          </AddressProvider>
        </Frame>
      );
    },
  ],
  initialGlobals: { direction: 'ltr', language: 'en', skin: 'vitrine' },
  globalTypes: {
    direction: {
      description: 'Direction of reading',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the interface',
      toolbar: {
        icon: 'globe',
        items: Object.entries(LANGUAGE_NAMES).map(([value, title]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    skin: {
      description: 'Skin of the shop',
      toolbar: {
        icon: 'paintbrush',
        items: SKINS.map(({ name, title }) => ({ value: name, title })),
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrow', styles: { width: '320px', height: '640px' } },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
