export interface GraphNode {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isEnd?: boolean;
}

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export interface Graph {
  readonly title: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const [INK, LINE, PAPER, NODE, END] = ['#1d1f1c', '#77746a', '#faf8f3', '#ffffff', '#dcebdd'];
const [HALF_WIDTH, HALF_HEIGHT, GAP, BOW, EDGE, ROW] = [58, 20, 5, 0.13, 20, 24];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const round = (value: number) => String(Math.round(value));

/** Point on the border of a node, in the direction of another point. */
function border(node: Point, towards: Point): Point {
  const [dx, dy] = [towards.x - node.x, towards.y - node.y];
  const scale = Math.min((HALF_WIDTH + GAP) / Math.abs(dx || 1), (HALF_HEIGHT + GAP) / Math.abs(dy || 1));
  return { x: node.x + dx * scale, y: node.y + dy * scale };
}

/** Curves keep opposite edges apart and lead long ones around the nodes between. */
function edgeOf(from: Point, to: Point, number: number): { readonly path: string; readonly mark: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: (from.x + to.x) / 2 + dy * BOW * 2, y: (from.y + to.y) / 2 - dx * BOW * 2 };
  const [start, end] = [border(from, bend), border(to, bend)];
  const at = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
  return {
    path: `<path d="M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}" fill="none" stroke="${LINE}" marker-end="url(#arrow)"/>`,
    mark: `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="10" fill="${PAPER}" stroke="${LINE}"/><text x="${round(at.x)}" y="${round(at.y + 4)}" font-size="11" text-anchor="middle">${String(number)}</text>`,
  };
}

/** Draws nodes, numbered edges, and a legend of the edges in two columns. */
export function svgGraph({ title, nodes, edges }: Graph): string {
  const at = new Map(nodes.map((node) => [node.name, node]));
  const width = Math.max(...nodes.map(({ x }) => x)) + HALF_WIDTH + EDGE;
  const legend = Math.max(...nodes.map(({ y }) => y)) + 110;
  const rows = Math.ceil(edges.length / 2);
  const height = legend + rows * ROW + EDGE;
  const boxes = nodes.map(
    ({ name, x, y, isEnd }) =>
      `<rect x="${String(x - HALF_WIDTH)}" y="${String(y - HALF_HEIGHT)}" width="${String(2 * HALF_WIDTH)}" height="${String(2 * HALF_HEIGHT)}" rx="8" fill="${isEnd === true ? END : NODE}" stroke="${LINE}"/><text x="${String(x)}" y="${String(y + 5)}" font-weight="600" text-anchor="middle">${escaped(name)}</text>`,
  );
  const arrows = edges.map(({ from, to }, index) => {
    const [one, other] = [at.get(from), at.get(to)];
    if (one === undefined || other === undefined) throw new Error(`No place for ${from} or ${to}`);
    return edgeOf(one, other, index + 1);
  });
  const words = edges.map(({ from, to, label }, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const text = `${String(index + 1)}. ${from} → ${to}: ${label}`;
    return `<text x="${String(EDGE + (column * width) / 2)}" y="${String(legend + row * ROW)}">${escaped(text)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}" role="img" font-family="system-ui, sans-serif" font-size="14" fill="${INK}">`,
    `<title>${escaped(title)}</title>`,
    `<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z" fill="${LINE}"/></marker></defs>`,
    `<rect width="${String(width)}" height="${String(height)}" rx="10" fill="${PAPER}"/>`,
    ...arrows.map(({ path }) => path),
    ...boxes,
    ...arrows.map(({ mark }) => mark),
    ...words,
    '</svg>',
    '',
  ].join('\n');
}
