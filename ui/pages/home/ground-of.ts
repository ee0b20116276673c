import type { Slide } from '../../../core/internal';
import type { Ground } from '../../state/ground';

/** Returns the ground for the header, from the slide's `light_bg`. */
export function groundOf(slide: Slide | undefined): Ground {
  if (slide === undefined) return undefined;
  return slide.light_bg === true ? 'light' : 'dark';
}
