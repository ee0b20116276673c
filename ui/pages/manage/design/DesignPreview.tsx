import { useCallback, useEffect, useRef, useState } from 'react';
import { wholeProperties } from '../../../../core/internal-staff';
import type { WornSkin } from '../../../../core/staff';
import { useDesignText } from '../../../text/design-text';
import styles from './Design.module.css';
import { ChoicePart } from './fields';

/** In pixels. */
const WIDTHS = { phone: 390, desktop: 1440 } as const;
export type PreviewWidth = keyof typeof WIDTHS;
export const PREVIEW_WIDTHS = ['phone', 'desktop'] as const satisfies readonly PreviewWidth[];

export interface PreviewPage {
  readonly path: string;
  readonly name: string;
}

interface Props {
  readonly src: string | undefined;
  readonly revision: number;
  readonly pages: readonly PreviewPage[];
  readonly page: string;
  readonly onPage: (path: string) => void;
  readonly width: PreviewWidth;
  readonly onWidth: (width: PreviewWidth) => void;
  /** Applied without reloading the page. */
  readonly worn: WornSkin;
  readonly dark?: { readonly isShown: boolean; readonly onShow: (isShown: boolean) => void } | undefined;
}

export function DesignPreview({ src, revision, pages, page, onPage, width, onWidth, worn, dark }: Props) {
  const t = useDesignText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, size] = useSize();
  const dress = useCallback(() => dressPage(frame.current, worn), [worn]);
  useEffect(dress, [dress]);
  const scale = Math.min(1, size.width / WIDTHS[width]);
  const name = pages.find(({ path }) => path === page)?.name ?? page;
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <div className={styles.bar}>
        <ChoicePart
          label={t('page')}
          value={page}
          choices={pages.map((one) => ({ value: one.path, label: one.name }))}
          onChange={onPage}
        />
        <ChoicePart
          label={t('width')}
          value={width}
          choices={PREVIEW_WIDTHS.map((value) => ({ value, label: t(`width-${value}`) }))}
          onChange={onWidth}
        />
        {dark && (
          <ChoicePart
            label={t('shown-as')}
            value={dark.isShown ? 'dark' : 'everybody'}
            choices={[
              { value: 'everybody', label: t('shown-everybody') },
              { value: 'dark', label: t('shown-dark') },
            ]}
            onChange={(value) => dark.onShow(value === 'dark')}
          />
        )}
      </div>
      <div ref={place} className={styles.screen} data-width={width}>
        {src !== undefined && (
          <iframe
            key={revision}
            ref={frame}
            title={t('preview-of', { page: name })}
            src={src}
            onLoad={dress}
            className={styles.page}
            style={{
              width: WIDTHS[width],
              height: size.height / scale,
              transform: scale === 1 ? undefined : `scale(${String(scale)})`,
              marginInlineStart: Math.max(0, (size.width - WIDTHS[width] * scale) / 2),
            }}
          />
        )}
      </div>
    </section>
  );
}

function dressPage(frame: HTMLIFrameElement | null, worn: WornSkin): void {
  // A loading document has no root yet; the skin is applied on load.
  const style = frame?.contentDocument?.querySelector('html')?.style;
  if (style === undefined) return;
  for (const [name, value] of Object.entries(wholeProperties(worn))) style.setProperty(`--${name}`, value);
  style.colorScheme = worn.scheme;
}

function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>({
    width: WIDTHS.desktop,
    height: 800,
  });
  useEffect(() => {
    const element = place.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth > 0) setSize({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, size] as const;
}
