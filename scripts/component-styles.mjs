/**
 * The style sheet of `vitrine/ui`: that of each component, whose classes get names of their own ('vitrine-Price-sale'), and before
 * them what the components need of the elements that they are made of. Nothing of it holds for an element of the page around them.
 */
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { HOVER_FOR_POINTERS } from './hover-for-pointers.mjs';

const OURS = "[class*='vitrine-']";
/** Parts that hold what the application puts there. */
const SLOTS = ':where([class*=vitrine-DialogPanel-body], [class*=vitrine-DialogPanel-foot])';
/** Colour and type are those of a page that is ours; each component inherits them from the outermost around it. */
const OUTERMOST = `${OURS}:where(:not(${OURS} *)) { color: var(--ink); font-family: var(--font-text); line-height: var(--leading-text); }`;
/** A pseudo-element at the end of a selector, which stands behind what it is of. */
const PSEUDO = /::[\w-]+$/;

/** As heavy as one class: more than what a page says of its elements, and less than the component that comes after it. */
function ofOurs(selectors) {
  const pseudos = new Set(selectors.map((selector) => PSEUDO.exec(selector)?.[0] ?? ''));
  return [...pseudos].flatMap((pseudo) => {
    const these = selectors.filter((selector) => (PSEUDO.exec(selector)?.[0] ?? '') === pseudo);
    const elements = `:where(${these.map((selector) => selector.replace(PSEUDO, '')).join(', ')})`;
    return [`${elements}${OURS}${pseudo}`, `${OURS}:not(${SLOTS}) > ${elements}${pseudo}`];
  });
}

/** A sheet about elements becomes one about those of components alone: with a class of theirs, or right in one that has. */
const OURS_ALONE = {
  postcssPlugin: 'ours-alone',
  Once(root) {
    root.walkRules((rule) => {
      rule.selectors = ofOurs(rule.selectors);
    });
  },
};

/** A process of styles by Vite, as the storefront's are. */
async function processor(plugins) {
  const modules = {
    generateScopedName: (name, file) => `vitrine-${basename(file.split('?')[0], '.module.css')}-${name}`,
  };
  const config = await resolveConfig(
    { configFile: false, css: { modules, postcss: { plugins } } },
    'build',
    'production',
  );
  return async (file) => preprocessCSS(await readFile(file, 'utf8'), file, config);
}

/**
 * A plug-in of esbuild for modules that import styles: each import is the names of the classes.
 *
 * @returns {Promise<{ plugin: import('esbuild').Plugin, sheet(files: readonly string[]): Promise<string> }>} `sheet` puts the styles
 * of these files together, in their order
 */
export async function componentStyles() {
  const [processModule, processElements] = [await processor([HOVER_FOR_POINTERS]), await processor([OURS_ALONE])];
  const plugin = {
    name: 'component-styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.module\.css$/ }, async ({ path }) => {
        const { modules } = await processModule(path);
        return { contents: `export default ${JSON.stringify(modules)};`, loader: 'js' };
      });
    },
  };
  const sheet = async (files) => {
    const elements = await Promise.all(['ui/library/foreign-page.css', 'ui/design/elements.css'].map(processElements));
    const components = await Promise.all(files.map(processModule));
    const codes = (sheets) => sheets.map(({ code }) => code);
    const whole = [...codes(elements), OUTERMOST, ...codes(components)].join('\n');
    return (await transform(whole, { loader: 'css', minify: true, target: 'es2022' })).code;
  };
  return { plugin, sheet };
}
