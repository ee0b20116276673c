/** A record that pages of the back office show. */
export interface ShownRecord {
  /** Of what: 'order', 'product'. */
  readonly kind: string;
  readonly record: string;
}

/** A page of somebody that shows a record. */
export interface ShowingPage extends ShownRecord {
  /** A random name of its own. */
  readonly page: string;
  readonly customerId: number;
  /** Something is changed in it and not saved. */
  readonly isEditing: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Somebody who has a record open. */
export interface PresentStaff {
  readonly customerId: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
  readonly isEditing: boolean;
}

/** Who of the staff has which record open. It is short-lived: pages say again and again that they are there. */
export interface StaffPresenceRepository {
  /** Notes that a page is there; since when stays what it was. */
  note(page: ShowingPage): Promise<void>;
  /** A page of somebody is gone; that of another person stays. */
  leave(page: Pick<ShowingPage, 'customerId' | 'kind' | 'page' | 'record'>): Promise<void>;
  /** Forgets every page that was heard of last before then. */
  forget(before: number): Promise<void>;
  /** Each person once, who came first first. @param after pages that were heard of later */
  of(shown: ShownRecord, after: number): Promise<readonly PresentStaff[]>;
}
