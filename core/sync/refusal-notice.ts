import type { NoticeInput } from '../notices/notices';

interface Refusal {
  readonly message: string;
  readonly meta?: { readonly error?: string | undefined } | undefined;
}

/** What the shopper sees of a refusal: the server's message, and the kind of it, by which other languages find theirs. */
export function refusalNotice({ message, meta }: Refusal): NoticeInput {
  return { type: 'error', code: 'request-rejected', params: { message, reason: meta?.error ?? '' }, message };
}
