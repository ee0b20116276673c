import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin } from 'vite';

export const messagesForVite: Plugin;
export const messagesForEsbuild: EsbuildPlugin;
export function isCatalogue(path: string): boolean;
