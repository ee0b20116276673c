import { useEffect, useId, useRef, useState } from 'react';
import { REVIEW_FITS } from '../../../../core/internal';
import type { ReviewsArea } from '../../../../core/shopper';
import { Button } from '../../../components/base/Button';
import { Drawer } from '../../../components/base/Drawer';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useAllWords, useText } from '../../../text/text-context';
import { AreaField } from '../options/AreaField';
import { PhotoPicker } from './PhotoPicker';
import { draftOf, EMPTY_REVIEW, LIMITS, reviewErrors, type ReviewErrors, type WrittenReview } from './review-draft';
import styles from './ReviewForm.module.css';
import { StarsInput } from './StarsInput';

export type OpenReviews = () => Promise<Pick<ReviewsArea, 'check' | 'create'>>;

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly sku: string;
  readonly name: string;
  readonly hasSizes?: boolean;
  readonly openReviews: OpenReviews;
}

type Phase = 'writing' | 'sending' | 'sent' | 'failed';

function useReviewForm(sku: string, openReviews: OpenReviews) {
  const t = useText();
  const [written, setWritten] = useState<WrittenReview>(EMPTY_REVIEW);
  const [errors, setErrors] = useState<ReviewErrors>({});
  const [phase, setPhase] = useState<Phase>('writing');
  const change = (part: Partial<WrittenReview>) => {
    setWritten({ ...written, ...part });
    const kept = Object.entries(errors).filter(([field]) => !Object.hasOwn(part, field));
    setErrors(Object.fromEntries(kept));
  };
  const send = async () => {
    setPhase('sending');
    try {
      const [reviews, draft] = await Promise.all([openReviews(), draftOf(sku, written)]);
      const found = reviewErrors(written, reviews.check(draft), t);
      setErrors(found);
      if (Object.keys(found).length > 0) {
        setPhase('writing');
        return;
      }
      await reviews.create(draft);
      setWritten(EMPTY_REVIEW);
      setPhase('sent');
    } catch {
      setPhase('failed');
    }
  };
  const reset = () => setPhase((now) => (now === 'sent' ? 'writing' : now));
  return { written, errors, phase, change, send, reset };
}

export function ReviewForm({ open, onClose, sku, name, hasSizes = false, openReviews }: Props) {
  useAllWords();
  const t = useText();
  const { written, errors, phase, change, send, reset } = useReviewForm(sku, openReviews);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Focus moves only after an attempt to send, never while typing.
    if (phase === 'writing') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [phase]);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Drawer open={open} onClose={close} title={t('reviews.write')} side="right" wide>
      {phase === 'sent' ? (
        <Sent onClose={close} />
      ) : (
        <form
          ref={form}
          className={styles.form}
          noValidate
          data-testid="review-form"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <p className={styles.about}>{name}</p>
          <Fields written={written} errors={errors} hasSizes={hasSizes} onChange={change} />
          {phase === 'failed' && (
            <p className={styles.failed} role="alert">
              {t('review.error.send')}
            </p>
          )}
          <Button type="submit" wide busy={phase === 'sending'} data-testid="send-review">
            {t(phase === 'sending' ? 'review.sending' : 'review.send')}
          </Button>
        </form>
      )}
    </Drawer>
  );
}

interface FieldsProps {
  readonly written: WrittenReview;
  readonly errors: ReviewErrors;
  readonly hasSizes: boolean;
  readonly onChange: (part: Partial<WrittenReview>) => void;
}

function Fields({ written, errors, hasSizes, onChange }: FieldsProps) {
  const t = useText();
  const id = useId();
  return (
    <>
      <StarsInput
        id={`${id}-rating`}
        value={written.rating}
        error={errors.rating}
        onChange={(rating) => onChange({ rating })}
      />
      {hasSizes && <FitField id={`${id}-fit`} value={written.fit} onChange={(fit) => onChange({ fit })} />}
      <Field
        id={`${id}-title`}
        label={t('review.title')}
        value={written.title}
        required
        error={errors.title}
        maxLength={LIMITS.title}
        onChange={(title) => onChange({ title })}
      />
      <AreaField
        id={`${id}-text`}
        label={t('review.text')}
        value={written.text}
        required
        rows={6}
        hint={t('review.text-hint')}
        error={errors.text}
        onChange={(text) => onChange({ text })}
      />
      <Field
        id={`${id}-nickname`}
        label={t('review.nickname')}
        value={written.nickname}
        required
        autoComplete="nickname"
        error={errors.nickname}
        maxLength={LIMITS.nickname}
        onChange={(nickname) => onChange({ nickname })}
      />
      <PhotoPicker
        id={`${id}-photos`}
        files={written.photos}
        error={errors.photos}
        onChange={(photos) => onChange({ photos })}
      />
    </>
  );
}

interface FitProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (fit: string) => void;
}

function FitField({ id, value, onChange }: FitProps) {
  const t = useText();
  const fits = REVIEW_FITS.map((fit) => ({ value: fit, label: t(`review.fit-${fit}`) }));
  const choices = [{ value: '', label: t('review.fit-none') }, ...fits];
  return <SelectField id={id} label={t('review.fit')} value={value} choices={choices} onChange={onChange} />;
}

function Sent({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.form} data-testid="review-sent">
      <p ref={words} tabIndex={-1} role="status" className={styles.sent}>
        {t('review.done')}
      </p>
      <Button kind="secondary" onClick={onClose}>
        {t('nav.close')}
      </Button>
    </div>
  );
}
