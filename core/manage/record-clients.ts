import type { Gateway } from '../sync';
import { recordClient, type AnyRecordKind, type RecordClient } from './record-client';

export function recordClients<T extends Readonly<Record<string, AnyRecordKind>>>(
  kinds: T,
  gateway: Gateway,
): { readonly [N in keyof T]: RecordClient<T[N]> } {
  const clients = Object.entries(kinds).map(([name, kind]) => [name, recordClient(kind, gateway)] as const);
  return Object.fromEntries(clients) as unknown as { readonly [N in keyof T]: RecordClient<T[N]> }; // sound: each is made from the kind of its name
}
