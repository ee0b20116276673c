import type { InterfaceLanguage } from '../text/languages';

interface Words {
  readonly name: string;
  readonly text: string;
}

const WORDS: Readonly<Record<InterfaceLanguage, Words>> = {
  de: { name: 'Entwurf', text: 'Dieses Design ist nicht veröffentlicht.' },
  en: { name: 'Draft', text: 'This design is not published.' },
  ru: { name: 'Черновик', text: 'Этот дизайн не опубликован.' },
  uk: { name: 'Чернетка', text: 'Цей дизайн не опубліковано.' },
  zh: { name: '草稿', text: '此设计尚未发布。' },
};

const STYLE =
  'position:fixed;inset-block-end:0;inset-inline-start:0;z-index:2147483647;pointer-events:none;padding:4px 12px;background:#7a0019;color:#fff;font:14px/1.4 sans-serif';

export function draftStrip(language: InterfaceLanguage): string {
  const { name, text } = WORDS[language];
  return `<aside aria-label="${name}" data-testid="draft-strip" style="${STYLE}"><strong>${name}</strong>: ${text}</aside>`;
}
