const HOVERS = '(hover: hover)';

/** What is excepted: `:not(:hover)`, and `:not(:has(nav:hover))`, hold for every finger. */
const EXCEPTED = /:not\((?:[^()]|\([^()]*\))*\)/g;

function isHovered(selector) {
  return selector.replaceAll(EXCEPTED, '').includes(':hover');
}

/**
 * Where a finger points nothing is hovered: what it has touched last would keep the look until something else is touched. So each
 * rule of a hovered thing holds for pointers that hover alone, without a word about it in every style sheet. For the storefront's
 * style sheets and for those of `vitrine/ui`.
 */
export const HOVER_FOR_POINTERS = {
  postcssPlugin: 'hover-for-pointers',
  Rule(rule) {
    const hovered = rule.selectors.filter(isHovered);
    const { parent } = rule;
    if (hovered.length === 0 || (parent?.type === 'atrule' && parent.params === HOVERS)) return;
    rule.after({ name: 'media', params: HOVERS, nodes: [rule.clone({ selectors: hovered })] });
    const others = rule.selectors.filter((selector) => !hovered.includes(selector));
    if (others.length > 0) rule.selectors = others;
    else rule.remove();
  },
};
