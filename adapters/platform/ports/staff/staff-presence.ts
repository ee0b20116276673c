export interface ShownRecord {
  readonly kind: string;
  readonly record: string;
}

export interface ShowingPage extends ShownRecord {
  readonly page: string;
  readonly customerId: number;
  readonly isEditing: boolean;
  readonly at: number;
}

export interface PresentStaff {
  readonly customerId: number;
  readonly since: number;
  readonly isEditing: boolean;
}

/** Open records by staff; pages send heartbeats. */
export interface StaffPresenceRepository {
  note(page: ShowingPage): Promise<void>;
  leave(page: Pick<ShowingPage, 'customerId' | 'kind' | 'page' | 'record'>): Promise<void>;
  forget(before: number): Promise<void>;
  of(shown: ShownRecord, after: number): Promise<readonly PresentStaff[]>;
}
