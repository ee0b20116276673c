export const UPDATE_ERRORS = {
  ERROR_OCCURRED_WHEN_IMPORTING: 'The import failed: {reason}',
  IMPORT_ASKS_ABOUT_THE_DEMO:
    'The shop still contains demo data. In the back office, under Import, choose whether to remove or keep it',
  ERROR_OCCURRED_WHEN_SKINS_UPDATING: 'The skins could not be updated: {reason}',
} as const satisfies Record<string, string>;

export type UpdateErrorCode = keyof typeof UPDATE_ERRORS;

export const UPDATE_NOTICES = {
  IMPORT_IS_SUCCESSFUL_FINISHED: 'The import is finished. New: {created}, changed: {updated}, skipped rows: {refused}',
  SKINS_ARE_SUCCESSFUL_UPDATED: 'The skins are updated',
  BLOGGER_CABINET_IS_UPDATED: 'The blogger dashboard is updated',
} as const satisfies Record<string, string>;

export type UpdateNoticeCode = keyof typeof UPDATE_NOTICES;
