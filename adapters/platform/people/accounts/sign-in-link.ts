import type { StoreView } from '../../../../core/store-views';
import { storeUrl } from '../../foundation';

export function signInLink(
  { contact, secret }: { readonly contact: string; readonly secret: string },
  store: StoreView,
  publicUrl: string,
): string {
  const front = storeUrl(store, publicUrl);
  return `${front}/?contact=${encodeURIComponent(contact)}&code=${encodeURIComponent(secret)}`;
}
