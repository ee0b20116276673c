import type { StoreView } from '../../../../core/store-views';
import { storeUrl, type Settings, newSecret } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { writeProof } from '../accounts/proofs';

export const RESET_MS = 60 * 60 * 1000;

export async function resetLink(
  db: Pick<Repositories, 'proofs'>,
  email: string,
  store: StoreView,
  { settings }: { readonly settings: Settings },
): Promise<string> {
  const secret = newSecret(settings);
  const until = settings.clock.now() + RESET_MS;
  await writeProof(db, { contact: email, kind: 'reset', secret }, newSecret(settings), until);
  return `${storeUrl(store, settings.publicUrl)}/create-password?email=${encodeURIComponent(email)}&token=${secret}`;
}
