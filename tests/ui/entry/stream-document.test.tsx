import { waitFor } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { streamDocument } from '../../../ui/entry/server-stream';

const frame = { start: '<body>', end: '</body>' };

function events() {
  return { onError: vi.fn<(error: unknown) => void>(), onEnd: vi.fn<() => void>() };
}

async function piecesOf(document: ReadableStream<Uint8Array>): Promise<string[]> {
  const pieces: string[] = [];
  const reader = document.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    pieces.push(new TextDecoder().decode(part.value));
  }
  return pieces;
}

function Late({ text }: { readonly text: Promise<string> }): ReactNode {
  return <p>{use(text)}</p>;
}

function Broken(): ReactNode {
  throw new Error('cannot be rendered');
}

describe('a streamed document', () => {
  it('is sent in one piece when nothing is pending', async () => {
    const notified = events();
    const long = 'x'.repeat(20_000);
    expect(await piecesOf(await streamDocument(<p>{long}</p>, frame, notified))).toEqual([
      `<body><p>${long}</p></body>`,
    ]);
    expect(notified.onError).not.toHaveBeenCalled();
    await waitFor(() => expect(notified.onEnd).toHaveBeenCalledTimes(1));
  });

  it('sends its frame at once and late parts behind it, the end last', async () => {
    let arrive: (text: string) => void = () => undefined;
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const page = (
      <main>
        <Suspense fallback={<p>Wait</p>}>
          <Late text={text} />
        </Suspense>
      </main>
    );
    const reader = (await streamDocument(page, frame, events())).getReader();
    const first = new TextDecoder().decode((await reader.read()).value);
    expect(first).toMatch(/^<body><main>.*Wait/);
    expect(first).not.toContain('</body>');
    arrive('Here');
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += new TextDecoder().decode(part.value);
    expect(rest).toMatch(/Here.*<\/body>$/s);
  });

  it('ends once when the client disconnects', async () => {
    const notified = events();
    const never = new Promise<string>(() => undefined);
    const document = await streamDocument(
      <Suspense fallback="Wait">
        <Late text={never} />
      </Suspense>,
      frame,
      notified,
    );
    await document.cancel();
    await waitFor(() => expect(notified.onEnd).toHaveBeenCalledTimes(1));
  });

  it('is refused when even its frame cannot be rendered', async () => {
    const notified = events();
    await expect(streamDocument(<Broken />, frame, notified)).rejects.toThrow('cannot be rendered');
    expect(notified.onError).toHaveBeenCalledTimes(1);
  });
});
