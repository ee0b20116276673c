import type { NoticeInput } from '../notices/notices';

interface Refusal {
  readonly message: string;
  readonly meta?: { readonly error?: string | undefined } | undefined;
}

export function refusalNotice({ message, meta }: Refusal): NoticeInput {
  return { type: 'error', code: 'request-rejected', params: { message, reason: meta?.error ?? '' }, message };
}
