import type { ReactNode } from 'react';
import type { ManageArea, Page, User } from '../../../core';

export type ManagePart = (props: {
  readonly page: Page;
  readonly user: User;
  readonly manage: ManageArea;
}) => ReactNode;
