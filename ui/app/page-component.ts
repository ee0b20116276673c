import type { ComponentType } from 'react';
import type { Page } from '../../core';

/** What shows a page. */
export type PageComponent = ComponentType<{ readonly page: Page }>;
