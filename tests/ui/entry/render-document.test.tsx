import { waitFor } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderDocument } from '../../../ui/entry/render-document';

const frame = { start: '<body>', end: '</body>' };

function events() {
  return { onError: vi.fn<(error: unknown) => void>(), onEnd: vi.fn<() => void>() };
}

function Late({ text }: { readonly text: Promise<string> }): ReactNode {
  return <p>{use(text)}</p>;
}

function Broken(): ReactNode {
  throw new Error('cannot be rendered');
}

describe('a document', () => {
  it('is one text when nothing is pending, and has ended then', async () => {
    const notified = events();
    expect(await renderDocument(<p>Here</p>, frame, notified)).toBe('<body><p>Here</p></body>');
    expect(notified.onEnd).toHaveBeenCalledTimes(1);
  });

  it('is streamed when a part of it is late', async () => {
    const notified = events();
    const text = new Promise<string>((resolve) => setImmediate(() => resolve('Here')));
    const page = (
      <Suspense fallback="Wait">
        <Late text={text} />
      </Suspense>
    );
    const document = await renderDocument(page, frame, notified);
    expect(document).toBeInstanceOf(ReadableStream);
    expect(await new Response(document).text()).toMatch(/^<body>.*Here.*<\/body>$/s);
    await waitFor(() => expect(notified.onEnd).toHaveBeenCalledTimes(1));
  });

  it('reports a part that fails, once', async () => {
    const notified = events();
    const page = (
      <Suspense fallback="Wait">
        <Broken />
      </Suspense>
    );
    expect(await new Response(await renderDocument(page, frame, notified)).text()).toContain('Wait');
    expect(notified.onError).toHaveBeenCalledTimes(1);
  });

  it('is refused when even its frame cannot be rendered', async () => {
    await expect(renderDocument(<Broken />, frame, events())).rejects.toThrow('cannot be rendered');
  });
});
