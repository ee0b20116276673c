import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { cheapComputedStyle } from './computed-style';

const PROPERTIES = ['display', 'visibility', 'opacity', 'pointer-events'] as const;
const TAGS = (
  'a abbr address area article aside audio b base bdi blockquote body br button canvas caption center cite code col colgroup custom-element data ' +
  'datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i ' +
  'iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p param picture pre ' +
  'progress q rp rt ruby s samp script search section select slot small source span strong style sub summary sup table tbody td template textarea ' +
  'tfoot th thead time title tr track u ul var video wbr'
).split(' ');

const ATTRIBUTES: readonly (readonly [string, readonly string[]])[] = [
  ['', TAGS],
  ['hidden=""', TAGS],
  ['hidden="until-found"', ['p', 'embed', 'tr', 'dialog']],
  ['open=""', ['p', 'dialog', 'details', 'summary']],
  ['open="" hidden=""', ['p', 'dialog', 'details', 'tr']],
  ['popover=""', ['p', 'dialog', 'tr']],
  ['popover="" open=""', ['p', 'dialog']],
  ['type="hidden"', ['p', 'input', 'button']],
  ['type="HIDDEN"', ['p', 'input', 'button']],
];

const PIECES = [
  '<details><summary>First</summary><summary>Second</summary><p>Folded</p></details>',
  '<details open><p>Before</p><summary>First</summary><p>Open</p></details>',
  '<div><summary>Outside</summary></div>',
  '<dialog><p>Closed</p></dialog><dialog open><p>Open</p></dialog>',
  '<table hidden><tbody hidden><tr><td><b>Collapsed</b></td></tr></tbody><tr hidden><td>One</td></tr></table>',
  '<div style="visibility: hidden"><p>Inherits</p><p style="visibility: visible">Sees<i style="color: red">it</i></p></div>',
  '<div style="VISIBILITY: collapse !important"><p style="visibility: inherit">Inherits</p><p style="visibility: initial">Not</p></div>',
  '<div style="pointer-events: none"><button><i>Inherits</i></button><button style="pointer-events: auto"><i>Takes</i></button></div>',
  '<div style="display: none; opacity: 0"><p>Inside</p></div>',
  '<p hidden style="display: flex">Styled</p><input type="hidden" style="display: block"><p style="display: inherit">Odd</p>',
  '<p style="--display: none; opacity: 0.5">Half</p><p style="all: initial">All</p><p style="display: nonsense">Wrong</p>',
  '<svg hidden><title>Name</title><g style="visibility: hidden"><path style="display: none" /><a>Link</a></g></svg>',
  '<div hidden><span><em>Within</em></span></div><div aria-hidden="true">Not told</div>',
];

function untouchedWindow(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window');
  return frame.contentWindow;
}
const real = untouchedWindow();
const own: Window['getComputedStyle'] = (element) => real.getComputedStyle(element);
const cheap = cheapComputedStyle(own);

const read = (style: CSSStyleDeclaration) =>
  PROPERTIES.flatMap((name) => [
    style.getPropertyValue(name),
    name === 'pointer-events' ? style.pointerEvents : style[name],
  ]);

function differences(root: Element): unknown[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const [mine, theirs] = [read(cheap(element)), read(own(element))];
    return JSON.stringify(mine) === JSON.stringify(theirs) ? [] : [{ element: element.outerHTML, mine, theirs }];
  });
}

afterAll(() => real.frameElement?.remove());
afterEach(() => {
  real.document.body.replaceChildren();
  real.document.head.replaceChildren();
});

describe('the computed style of the tests', () => {
  it.each(ATTRIBUTES)('equals that of jsdom for elements with the attributes “%s”', (attributes, tags) => {
    const { document } = real;
    for (const tag of tags) {
      const holder = document.createElement('div');
      holder.innerHTML = `<i ${attributes}></i>`;
      const element = document.createElement(tag);
      for (const { name, value } of holder.firstElementChild?.attributes ?? []) element.setAttribute(name, value);
      document.body.append(element);
      expect(differences(element), tag).toEqual([]);
      expect(differences(element), tag).toEqual([]);
    }
  });

  it.each(PIECES)('equals that of jsdom for %s', (markup) => {
    real.document.body.innerHTML = markup;
    expect(differences(real.document.documentElement)).toEqual([]);
    real.document.body.innerHTML = `<section>${markup}${markup}</section>`;
    expect(differences(real.document.documentElement)).toEqual([]);
  });

  it('follows changes of attributes and styles', () => {
    real.document.body.innerHTML = '<div><p><b>Text</b></p></div>';
    const [div, p] = [...real.document.querySelectorAll<HTMLElement>('div, p')];
    const changes = [
      () => div?.toggleAttribute('hidden', true),
      () => (p ? (p.style.display = 'flex') : undefined),
      () => (div ? (div.style.visibility = 'hidden') : undefined),
      () => p?.style.setProperty('pointer-events', 'none'),
      () => div?.removeAttribute('hidden'),
      () => div?.removeAttribute('style'),
      () => (p ? (p.style.display = '') : undefined),
    ];
    for (const change of changes) {
      change();
      expect(differences(real.document.body)).toEqual([]);
    }
  });

  it('is that of jsdom if the document has a style sheet, and for rare properties', () => {
    real.document.body.innerHTML = '<p class="gone" style="color: red; margin-top: 3px">Text</p>';
    const p = real.document.querySelector('p');
    if (p === null) throw new Error('No paragraph');
    expect(cheap(p).color).toBe(own(p).color);
    expect(cheap(p).getPropertyValue('margin-top')).toBe('3px');
    expect(cheap(p).item(0)).toBe(own(p).item(0));
    expect(cheap(p).length).toBe(own(p).length);
    expect(cheap(p).display).toBe('block');
    real.document.head.innerHTML = '<style>.gone { display: none; visibility: hidden }</style>';
    expect(cheap(p).display).toBe('none');
    expect(differences(p)).toEqual([]);
  });

  it('hides from queries and clicks what that of jsdom hides', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML =
      '<dialog><button>In a closed dialog</button></dialog><div hidden><button>Hidden</button></div>' +
      '<div style="visibility: hidden"><button>Invisible</button></div><div style="pointer-events: none"><button>Seen</button></div>';
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Seen']);
    expect(screen.getByText('Invisible')).not.toBeVisible();
    expect(screen.getByText('Hidden')).not.toBeVisible();
    await expect(userEvent.click(screen.getByText('Seen'))).rejects.toThrow('Unable to perform pointer interaction');
    page.remove();
  });
});
