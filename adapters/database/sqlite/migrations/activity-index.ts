/**
 * Indexes of the change log, which lists staff changes and order histories by time. The time indexes cover all columns
 * that a search reads, because the rows contain large documents.
 */
export const ACTIVITY_INDEX: readonly string[] = [
  'CREATE INDEX staff_change_at ON staff_change (at, id, kind, who, record)',
  'CREATE INDEX staff_change_kind_at ON staff_change (kind, at, id)',
  'CREATE INDEX staff_change_who_at ON staff_change (who, at, id)',
  'CREATE INDEX order_event_at ON order_event (at, id, who, order_id)',
  'CREATE INDEX order_event_who_at ON order_event (who, at, id)',
];
