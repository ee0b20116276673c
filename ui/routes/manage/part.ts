import type { ReactNode } from 'react';
import type { Page, User } from '../../../core/shopper';
import type { ManageArea } from '../../../core/staff';

export type ManagePart = (props: {
  readonly page: Page;
  readonly user: User;
  readonly manage: ManageArea;
}) => ReactNode;
