/**
 * Builds the styles of `vitrine/ui` with unique class names ('vitrine-Price-sale'); they never affect elements of the
 * host page.
 */
import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { HOVER_FOR_POINTERS } from './hover-for-pointers.mjs';

const OURS = "[class*='vitrine-']";
const SLOTS = ':where([class*=vitrine-DialogPanel-body], [class*=vitrine-DialogPanel-foot])';
const OUTERMOST = `${OURS}:where(:not(${OURS} *)) { color: var(--ink); font-family: var(--font-text); line-height: var(--leading-text); }`;
const PSEUDO = /::[\w-]+$/;

/** Specificity of one class: above the host page's element rules, below the component's own. */
function ofOurs(selectors) {
  const pseudos = new Set(selectors.map((selector) => PSEUDO.exec(selector)?.[0] ?? ''));
  return [...pseudos].flatMap((pseudo) => {
    const these = selectors.filter((selector) => (PSEUDO.exec(selector)?.[0] ?? '') === pseudo);
    const elements = `:where(${these.map((selector) => selector.replace(PSEUDO, '')).join(', ')})`;
    return [`${elements}${OURS}${pseudo}`, `${OURS}:not(${SLOTS}) > ${elements}${pseudo}`];
  });
}

const OURS_ALONE = {
  postcssPlugin: 'ours-alone',
  Once(root) {
    root.walkRules((rule) => {
      rule.selectors = ofOurs(rule.selectors);
    });
  },
};

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
 * esbuild plugin that replaces style imports by class names.
 *
 * @returns {Promise<{ plugin: import('esbuild').Plugin, sheet(files: readonly string[]): Promise<string> }>} `sheet`
 * concatenates the files' styles in order
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
