import type { ComponentType } from 'react';
import type { Page } from '../../../core';

export type PageComponent = ComponentType<{ readonly page: Page }>;
