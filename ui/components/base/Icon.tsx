import { ICON_PATHS, type IconName } from './icon-paths';

const ALONG: readonly string[] = ['next', 'previous', 'menu'];

export type { IconName };

/** A decorative icon; it must not be a control's only name. */
export function Icon({ name, size = 22 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
      data-along={ALONG.includes(name) || undefined}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
