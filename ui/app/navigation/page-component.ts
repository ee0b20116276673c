import type { ComponentType } from 'react';
import type { Page } from '../../../core/shopper';

export type PageComponent = ComponentType<{ readonly page: Page }>;
