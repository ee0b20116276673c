import { useRef, useState, type ReactNode } from 'react';
import { SKINS, withTokens, wornSkins, type DesignDocument } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useKeptFocus } from '../../../state/use-kept-focus';
import { useDesignText } from '../../../text/design-text';
import { ManageTitle } from '../ManageFrame';
import { ContrastList } from './ContrastList';
import styles from './Design.module.css';
import { DesignPreview, type PreviewPage, type PreviewWidth } from './DesignPreview';
import { BannerSection, FooterSection, HeaderSection, LogoSection } from './FrameSections';
import { ColourSection, SkinSection, TypeSection } from './LookSections';
import type { SectionProps } from './section';
import { SlidesSection } from './SlidesSection';

export type DraftState =
  | { readonly kind: 'device' | 'same' | 'saved' | 'saving' }
  | { readonly kind: 'refused'; readonly reason: string };

interface Props {
  readonly design: DesignDocument;
  readonly onChange: (design: DesignDocument) => void;
  readonly state: DraftState;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  /** Omitted for users who may only try designs. */
  readonly onPublish?: (() => void) | undefined;
  readonly isPublishing: boolean;
  readonly addressOf: (path: string) => string | undefined;
  /** Changes whenever the preview must reload. */
  readonly revision: number;
  readonly pages: readonly PreviewPage[];
  readonly history?: ReactNode;
}

/** In pixels; below it the phone preview comes first. */
const NARROW = 1000;

const SECTIONS: readonly (readonly [
  'banners' | 'colours' | 'footer' | 'header' | 'logo' | 'skin' | 'slides' | 'type',
  (props: SectionProps) => ReactNode,
])[] = [
  ['skin', SkinSection],
  ['colours', ColourSection],
  ['type', TypeSection],
  ['header', HeaderSection],
  ['logo', LogoSection],
  ['slides', SlidesSection],
  ['footer', FooterSection],
  ['banners', BannerSection],
];

export function DesignEditor(props: Props) {
  const { design, onChange, history } = props;
  const t = useDesignText();
  const [side, setSide] = useState<'edit' | 'preview'>('edit');
  const editor = useRef<HTMLDivElement>(null);
  useKeptFocus(editor);
  return (
    <div ref={editor} className={styles.editor} data-side={side}>
      <Head {...props} />
      <div className={styles.sides} role="group" aria-label={t('title')}>
        {(['edit', 'preview'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
            {t(one)}
          </button>
        ))}
      </div>
      <div className={styles.controls}>
        <ContrastList tokens={withTokens(SKINS[design.skin].tokens, design.skin_tokens)} />
        {SECTIONS.map(([name, Section]) => (
          <details key={name} className={styles.section} open={name === 'skin'} data-section={name}>
            <summary>{t(name)}</summary>
            <div className={styles.fields}>
              <Section design={design} onChange={onChange} />
            </div>
          </details>
        ))}
        {history}
      </div>
      <Preview {...props} />
    </div>
  );
}

function Head({ state, onUndo, onRedo, onBack, onPublish, isPublishing }: Props) {
  const t = useDesignText();
  return (
    <div className={styles.head}>
      <ManageTitle
        title={t('title')}
        actions={
          <>
            <Button kind="quiet" disabled={onUndo === undefined} onClick={onUndo}>
              {t('undo')}
            </Button>
            <Button kind="quiet" disabled={onRedo === undefined} onClick={onRedo}>
              {t('redo')}
            </Button>
            {onBack !== undefined && (
              <Button kind="quiet" onClick={onBack}>
                {t('back')}
              </Button>
            )}
            {onPublish !== undefined && (
              <Button busy={isPublishing} disabled={state.kind === 'same'} onClick={onPublish}>
                {t('publish')}
              </Button>
            )}
          </>
        }
      />
      <p>{t(onPublish === undefined ? 'try-only' : 'intro')}</p>
      <p role="status" data-heading className={styles.state} data-state={state.kind} data-testid="draft-state">
        {state.kind === 'refused' ? t('state-refused', { reason: state.reason }) : t(`state-${state.kind}`)}
      </p>
    </div>
  );
}

function Preview({ design, addressOf, revision, pages }: Props) {
  const [page, setPage] = useState(pages[0]?.path ?? '/');
  const [width, setWidth] = useState<PreviewWidth>(() => (window.innerWidth < NARROW ? 'phone' : 'desktop'));
  const [showsDark, showDark] = useState(false);
  const { standard, dark } = wornSkins({ ...design, skin_dark: design.skin_dark ?? undefined });
  return (
    <DesignPreview
      src={addressOf(page)}
      revision={revision}
      pages={pages}
      page={page}
      onPage={setPage}
      width={width}
      onWidth={setWidth}
      worn={showsDark && dark !== undefined ? dark : standard}
      dark={dark === undefined ? undefined : { isShown: showsDark, onShow: showDark }}
    />
  );
}
