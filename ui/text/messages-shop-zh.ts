export const shopZh = {
  'picture.limits': 'JPEG、PNG、WebP 或 SVG，不超过 {size} MB 和 {pixels} 百万像素。SVG 会转成其图形的图片。',
  'picture.icon-hint': '正方形，至少 {least} 像素；所有尺寸都由它生成，取代下面的图标。',
  'picture.too-large': '{name} 超过 {size} MB。',
  'picture.insert': '正文中的图片',
  'picture.alt': '图片内容',
  'picture.alt-hint': '读给看不到图片的人听。仅作装饰的图片留空。',
} as const;
