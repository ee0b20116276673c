import type { SourceImage } from '../source/source-product';
import type { MagentoRow } from './magento-row';

const NONE = 'no_selection';

export function imagesOf(row: MagentoRow): readonly SourceImage[] {
  const hidden = new Set(listOf(row.hide_from_product_page));
  const labels = row.additional_image_labels.split(',').map((label) => label.trim());
  const further = row.additional_images.split(',').map((path, at) => imageOf(path.trim(), labels[at] ?? ''));
  const all = [imageOf(row.base_image, row.base_image_label), ...further];
  const seen = new Set(['', NONE]);
  return all.filter(({ path }) => {
    if (seen.has(path) || hidden.has(path)) return false;
    seen.add(path);
    return true;
  });
}

function imageOf(path: string, label: string): SourceImage {
  return label === '' ? { path } : { path, label };
}

function listOf(text: string): readonly string[] {
  return text.split(',').map((entry) => entry.trim());
}
