import type { SiteBlocks } from '../../core/internal';
import { DRAFT_PARAMETER, draftAddress } from '../state/drafts/draft-address';

export { DRAFT_PARAMETER };

type Settings = Readonly<Record<string, unknown>>;

/** Returns the draft settings when the address carries a valid key. */
export async function readDraft(
  api: (request: Request) => Promise<Response>,
  url: URL,
  storeCode: string | undefined,
): Promise<Settings | undefined> {
  const key = url.searchParams.get(DRAFT_PARAMETER);
  if (key === null || key === '') return undefined;
  const query = new URLSearchParams({ key, ...(storeCode !== undefined && { store: storeCode }) });
  const response = await api(new Request(`${url.origin}/api/design-draft?${query.toString()}`));
  if (!response.ok) return undefined;
  const answer: unknown = await response.json();
  const settings = member(member(answer, 'result'), 'settings');
  return typeof settings === 'object' && settings !== null ? { ...settings } : undefined;
}

export function withDraft(published: SiteBlocks | undefined, draft: Settings): SiteBlocks | undefined {
  if (published === undefined) return undefined;
  const settings = typeof published.settings === 'object' && published.settings !== null ? published.settings : {};
  const others = Object.entries(settings).filter(([name]) => !DECIDED.has(name));
  return { ...published, settings: { ...Object.fromEntries(others), ...draft } };
}

/** Sets no-store and noindex; allows framing only by the editor and for drafts. */
export function draftPage(response: Response, { key, isDraft }: { readonly key: string; readonly isDraft: boolean }) {
  const headers = new Headers(response.headers);
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  const location = headers.get('location');
  if (location !== null) headers.set('location', draftAddress(location, key));
  const policy = headers.get('content-security-policy');
  if (isDraft && policy !== null)
    headers.set('content-security-policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  return { response: new Response(response.body, { status: response.status, headers }), dependsOn: undefined };
}

const DECIDED: ReadonlySet<string> = new Set([
  ...['skin_dark', 'skin_tokens', 'png_logo', 'svg_logo', 'svg_logo_xml', 'bonuses_banner_code'],
  ...['company', 'email_support', 'phone_display', 'phone_800_link'],
  ...['telegram_link', 'whatsapp_link', 'viber_link', 'instagram_link', 'facebook_link'],
]);

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
