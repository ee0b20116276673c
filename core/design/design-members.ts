import type { DesignDocument, DesignSlide } from '../contract/content/manage-design';
import type { SiteSettings } from '../contract/content/site-settings';
import { siteSettings } from '../contract/content/site-settings';
import { OTHER_LANGUAGES } from '../contract/foundation/text-languages';
import { parseLeniently } from '../kernel/parse-leniently';
import { skinName, STANDARD_SKIN } from './skins';
import { ownTokens } from './worn-skins';

type Json = Readonly<Record<string, unknown>>;
type Slide = NonNullable<SiteSettings['sliders']>[number];
export type DesignLanguage = keyof DesignSlide['texts'];
const SAID = ['title', 'subtitle', 'button_text'] as const;

export function designMembers(design: DesignDocument, language: DesignLanguage, before: unknown = []): Json {
  const { skin, skin_dark: dark, skin_tokens: tokens, navbar, logo, favicons, slides, footer, banners } = design;
  const kept: readonly unknown[] = Array.isArray(before) ? before : [];
  return {
    skin,
    skin_dark: dark ?? undefined,
    skin_tokens: Object.keys(tokens).length === 0 ? undefined : tokens,
    navbar: written(navbar),
    png_logo: logo.png,
    svg_logo: logo.svg,
    svg_logo_xml: logo.xml,
    favicons: favicons.map(written),
    sliders: slides.map((slide) => slideIn(slide, language, kept)),
    ...Object.fromEntries(FOOTER.map((name) => [name, footer[name]])),
    ...banners,
    bonuses_banner_code: banners.bonuses_banner_code,
  };
}

const FOOTER = [
  'company',
  'email_support',
  'phone_display',
  'phone_800_link',
  'telegram_link',
  'whatsapp_link',
  'viber_link',
  'instagram_link',
  'facebook_link',
] as const;

export function withDesign(settings: Json, design: DesignDocument, language: DesignLanguage): Json {
  return written({ ...settings, ...designMembers(design, language, settings['sliders']) });
}

function slideIn({ texts, ...slide }: DesignSlide, language: DesignLanguage, before: readonly unknown[]): Json {
  const same = before.find((one) => isJson(one) && one['image'] === slide.image);
  const unknown = isJson(same) ? Object.entries(same).filter(([name]) => !KNOWN.has(name)) : [];
  return written({ ...Object.fromEntries(unknown), ...slide, ...(texts[language] ?? texts.en) });
}

const KNOWN: ReadonlySet<string> = new Set([...SAID, 'image', 'images', 'link', 'light_bg', 'bg', 'fg']);

export function designOf(json: Readonly<Partial<Record<DesignLanguage, unknown>>>): DesignDocument {
  const en = settingsOf(json.en);
  const { navbar = {}, sliders = [] } = en;
  const others = OTHER_LANGUAGES.map((language) => [language, settingsOf(json[language]).sliders ?? []] as const);
  return {
    skin: skinName(en.skin) ?? STANDARD_SKIN,
    skin_dark: skinName(en.skin_dark) ?? null,
    skin_tokens: ownTokens(en.skin_tokens),
    navbar: {
      transparent: navbar.transparent === true,
      type: navbar.type ?? 'solid',
      blur: navbar.blur === true,
      solid_blur: navbar.solid_blur === true,
      sticky: navbar.sticky === true,
      sticky_hide: navbar.sticky_hide === true,
      sticky_hideable: navbar.sticky_hideable === true,
      ...filled({ texture_preview: navbar.texture_preview }),
    },
    logo: filled({ png: en.png_logo, svg: en.svg_logo, xml: en.svg_logo_xml }),
    favicons: (en.favicons ?? []).flatMap(({ type, src, size }) =>
      src === '' ? [] : [{ type: type ?? 'image/png', src, ...(size !== undefined && { size: String(size) }) }],
    ),
    slides: sliders.map((slide, index) =>
      designSlide(
        slide,
        others.map(([language, list]) => [language, list[index]]),
      ),
    ),
    footer: filled(Object.fromEntries(FOOTER.map((name) => [name, en[name]]))),
    banners: {
      show_bonuses_banner: en.show_bonuses_banner === true,
      show_cookie: en.show_cookie === true,
      ...filled({ bonuses_banner_code: en.bonuses_banner_code }),
    },
  };
}

function designSlide(
  slide: Slide,
  others: readonly (readonly [Exclude<DesignLanguage, 'en'>, Slide | undefined])[],
): DesignSlide {
  const { image, images, link, light_bg: light, bg, fg } = slide;
  const texts = others.flatMap(([language, other]) =>
    other === undefined ? [] : [[language, wordsOf(other)] as const],
  );
  return {
    ...filled({ image, link, bg, fg }),
    ...(images !== undefined && { images }),
    light_bg: light === true,
    texts: { en: wordsOf(slide), ...Object.fromEntries(texts) },
  };
}

function wordsOf(slide: Slide): DesignSlide['texts']['en'] {
  return filled(Object.fromEntries(SAID.map((name) => [name, slide[name]])));
}

function settingsOf(json: unknown): Partial<SiteSettings> {
  if (!isJson(json)) return {};
  return parseLeniently(siteSettings, { name: '', ...json })?.data ?? {};
}

function filled<N extends string>(texts: Readonly<Record<N, string | undefined>>): { [K in N]?: string } {
  const said = Object.entries(texts).filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  return Object.fromEntries(said) as { [K in N]?: string }; // sound: the rest is text
}

function written(members: Json): Json {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
