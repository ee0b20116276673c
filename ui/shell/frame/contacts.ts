import type { SiteSettings } from '../../../core/shopper';

export interface ContactLink {
  readonly code: 'telegram' | 'whatsapp' | 'viber' | 'instagram' | 'facebook';
  readonly name: string;
  readonly href: string;
}

export interface Contacts {
  readonly phone?: { readonly shown: string; readonly href: string } | undefined;
  readonly email?: string | undefined;
  readonly links: readonly ContactLink[];
}

type ContactSettings = Pick<
  SiteSettings,
  | 'phone_display'
  | 'phone_800_link'
  | 'email_support'
  | 'telegram_link'
  | 'whatsapp_link'
  | 'viber_link'
  | 'instagram_link'
  | 'facebook_link'
>;

/** Treats empty settings as missing. */
function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** Returns the shop's contacts; phone links keep digits and plus only. Pure. */
export function contactsOf(settings: ContactSettings | null): Contacts {
  const { phone_display, phone_800_link, email_support } = settings ?? {};
  const shown = filled(phone_display) ?? filled(phone_800_link)?.replace(/^tel:/i, '');
  const called = filled(phone_800_link) ?? shown;
  const link = (code: ContactLink['code'], name: string, href: string | undefined) => {
    const to = filled(href);
    return to === undefined ? [] : [{ code, name, href: to }];
  };
  return {
    phone:
      shown === undefined || called === undefined ? undefined : { shown, href: `tel:${called.replace(/[^\d+]/g, '')}` },
    email: filled(email_support),
    links: [
      ...link('telegram', 'Telegram', settings?.telegram_link),
      ...link('whatsapp', 'WhatsApp', settings?.whatsapp_link),
      ...link('viber', 'Viber', settings?.viber_link),
      ...link('instagram', 'Instagram', settings?.instagram_link),
      ...link('facebook', 'Facebook', settings?.facebook_link),
    ],
  };
}
