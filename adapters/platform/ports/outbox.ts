/** What the shop would have sent. */
export interface OutboxMessage {
  readonly id: number;
  /** 'order', 'contact', 'newsletter', later 'code'. */
  readonly kind: string;
  /** E-mail address or phone number that it goes to. */
  readonly contact: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Codes and mails; a real sender would take them from here. */
export interface OutboxRepository {
  add(message: Omit<OutboxMessage, 'id'>): Promise<void>;
  /** The newest messages first, at most 200; those to one contact if it is given. */
  list(contact?: string): Promise<readonly OutboxMessage[]>;
}
