import type { CmsBlock } from '../../../../core/contract';
import { FOOTER_SECTIONS, isLedToIn, type Footer, type FooterMark } from '../../../../core/contract/content/footer';
import { isHidden } from '../../../../core/contract/content/page-audience';
import type { StoreView } from '../../../../core/store-views';
import { type Commerce, needsProvider, type Settings, inTongue, languageOf } from '../../foundation';
import type { MerchantWords, PaymentMethodRecord } from '../../ports/selling/commerce';
import type { PageTexts } from '../../ports/content/content';
import type { Repositories } from '../../ports/database';
import { SETTINGS_BLOCK } from './settings-block';

export interface FooterSources {
  readonly reader: {
    refresh(db: Repositories): Promise<void>;
    commerce(db: Repositories): Promise<Commerce>;
    pages(db: Repositories): Promise<readonly PageTexts[]>;
  };
  readonly settings: Pick<Settings, 'paymentProvider'>;
}

export async function withFooter<T extends object>(
  db: Repositories,
  block: T,
  store: StoreView,
  { reader, settings }: FooterSources,
): Promise<T> {
  const { identifier, json } = block as Partial<Pick<CmsBlock, 'identifier' | 'json'>>; // sound: both can be missing
  if (identifier !== SETTINGS_BLOCK || typeof json !== 'object' || json === null) return block;
  await reader.refresh(db);
  const commerce = await reader.commerce(db);
  const isOffered = ({ code, free }: PaymentMethodRecord) =>
    free === undefined && (settings.paymentProvider !== 'none' || !needsProvider(commerce, code));
  const mark = (code: string, words: MerchantWords): FooterMark => {
    const title = words[languageOf(store)] ?? words.en;
    const others = Object.entries(words).filter((entry): entry is [string, string] => (entry[1] ?? title) !== title);
    return { code, title, titles: Object.fromEntries(others) };
  };
  const footer: Footer = {
    pages: footerPages(await reader.pages(db), store),
    pay: commerce.payment.filter(isOffered).map(({ code, title }) => mark(code, title)),
    ship: commerce.shipping.map(({ method_code: code, method_title: title }) => mark(code, title)),
  };
  return { ...block, json: { ...json, footer } };
}

function footerPages(all: readonly PageTexts[], store: StoreView): Footer['pages'] {
  const pages = all.map((texts) => inTongue(texts, store) ?? texts.en);
  return pages.flatMap((page) => {
    const { section_code: code, identifier, title } = page;
    const section = FOOTER_SECTIONS.find((one) => one === code);
    const isHere = isLedToIn(store.i18n.defaultCountry, page);
    return section === undefined || !isHere || isHidden(page) ? [] : [{ section, identifier, title }];
  });
}
