import type { ReactNode } from 'react';
import type { ManageArea, Page, User } from '../../../core';

/** A page of the back office, whose code comes when it is opened. */
export type ManagePart = (props: {
  readonly page: Page;
  readonly user: User;
  readonly manage: ManageArea;
}) => ReactNode;
