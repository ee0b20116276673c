import { useId, type ReactNode } from 'react';
import {
  BLOGGER_LIMITS,
  type DraftPhoto,
  type KeptDraft,
  type PostType,
  type PromoProduct,
} from '../../../../core/blogger';
import { Button } from '../../../components/base/Button';
import { AreaField } from '../../product/options/AreaField';
import { useCabinetText } from '../../../text/cabinet-text';
import { PhotoTray, type TrayActions } from './PhotoTray';
import { PromoPicture } from '../PromoPicture';
import styles from './PostEditor.module.css';

interface Props {
  readonly product: PromoProduct;
  readonly pictures: readonly string[];
  readonly type: PostType;
  readonly draft: KeptDraft;
  readonly preview: (photo: DraftPhoto) => ReactNode;
  readonly online: boolean;
  readonly busy: boolean;
  readonly errors: { readonly photos?: string | undefined; readonly post?: string | undefined };
  readonly guide?: ReactNode;
  readonly photos: TrayActions;
  readonly onText: (text: string) => void;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

export function PostEditor(props: Props) {
  const { product, pictures, type, draft, preview, online, busy, errors, guide } = props;
  const { photos, onText, onPublish, onDiscard } = props;
  const t = useCabinetText();
  const id = useId();
  const isBegun = draft.text !== '' || draft.photos.length > 0;
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onPublish();
      }}
    >
      <p className={styles.shows}>
        <PromoPicture pictures={pictures} sizes="64px" />
        {t(`post.of-${type}`, { title: product.title })}
      </p>
      <PhotoTray {...photos} photos={draft.photos} preview={preview} online={online} error={errors.photos} />
      <AreaField
        id={`${id}-text`}
        label={t('post.text')}
        value={draft.text}
        rows={6}
        maxLength={BLOGGER_LIMITS.postText}
        hint={t('post.text-hint', { left: BLOGGER_LIMITS.postText - draft.text.length })}
        onChange={onText}
      />
      <div className={styles.guide}>{guide}</div>
      <div className={styles.end}>
        {errors.post !== undefined && (
          <p role="alert" className={styles.error}>
            {errors.post}
          </p>
        )}
        <p className={styles.actions}>
          <Button type="submit" busy={busy}>
            {t(busy ? 'post.publishing' : 'post.publish')}
          </Button>
          {isBegun && (
            <Button kind="quiet" busy={busy} onClick={onDiscard}>
              {t('post.discard')}
            </Button>
          )}
        </p>
        <p className={styles.hint}>{t('post.kept')}</p>
      </div>
    </form>
  );
}
