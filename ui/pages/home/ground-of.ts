import type { Slide } from '../../../core';
import type { Ground } from '../../state/ground';

/** A §2.3: over a slide the header inverts its colours by the slide's light_bg flag. */
export function groundOf(slide: Slide | undefined): Ground {
  if (slide === undefined) return undefined;
  return slide.light_bg === true ? 'light' : 'dark';
}
