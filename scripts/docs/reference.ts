import { commandPages } from './command-pages';
import { document, httpPages } from './http-pages';
import type { MadePage } from './markdown';
import { sdkPages } from './sdk-pages';

interface Group {
  readonly text: string;
  readonly collapsed: boolean;
  readonly items: readonly { readonly text: string; readonly link: string; readonly target?: string }[];
}

export function reference() {
  const groups: readonly (readonly [string, readonly MadePage[]])[] = [
    ['SDK reference', sdkPages()],
    ['HTTP API', httpPages()],
    ['Commands', commandPages()],
  ];
  const sidebar = groups.map(([text, pages]): Group => ({
    text,
    collapsed: true,
    items: [
      ...pages.map(({ path, title }) => ({ text: title, link: `/reference/${path.replace(/index$/, '')}` })),
      ...(text === 'HTTP API' ? [{ text: 'Try it', link: '/try.html', target: '_self' }] : []),
    ],
  }));
  return { pages: groups.flatMap(([, pages]) => pages), sidebar, document };
}
