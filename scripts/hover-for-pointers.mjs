const HOVERS = '(hover: hover)';

const EXCEPTED = /:not\((?:[^()]|\([^()]*\))*\)/g;

function isHovered(selector) {
  return selector.replaceAll(EXCEPTED, '').includes(':hover');
}

/** Touch screens keep :hover after a tap, so hover rules apply only to hovering pointers. */
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
