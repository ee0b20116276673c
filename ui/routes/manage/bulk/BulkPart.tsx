import { useId, useLayoutEffect, useState } from 'react';
import type { BulkEditKind, BulkReport } from '../../../../core/internal-staff';
import {
  attributeKind,
  isEditableAttribute,
  mayUser,
  type ManageArea,
  type ReviewDocument,
} from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { SelectField } from '../../../components/fields/SelectField';
import { BulkForm } from '../../../pages/manage/bulk/BulkForm';
import { BulkHistory } from '../../../pages/manage/bulk/BulkHistory';
import { BulkReportView } from '../../../pages/manage/bulk/BulkReportView';
import styles from '../../../pages/manage/bulk/Bulk.module.css';
import { changesOf, NO_CHANGES } from '../../../pages/manage/bulk/bulk-values';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { namedWithAncestors } from '../category-names';
import type { ManagePart } from '../part';
import { useChoices } from '../use-choices';
import { useLoaded } from '../use-loaded';
import { useBulkEdit, type BulkSelection } from './use-bulk-edit';

interface Props {
  readonly kind: BulkEditKind;
  readonly selection: BulkSelection;
  readonly count: number;
  readonly manage: ManageArea;
  readonly user: Parameters<ManagePart>[0]['user'];
  /** Called with true if anything was written. */
  readonly onClose: (hasChanged: boolean) => void;
}

const STATES = ['approved', 'declined', 'pending'] as const;

/** The same change of many records: form, preview, progress and undo. */
export function BulkPart({ kind, selection, count, manage, user, onClose }: Props) {
  const t = useManageText();
  const id = useId();
  const [values, setValues] = useState(NO_CHANGES);
  const [status, setStatus] = useState<ReviewDocument['status'] | ''>('');
  const set = kind === 'review' ? (status === '' ? {} : { status }) : changesOf(values);
  const edit = useBulkEdit({ kind, selection, set, manage });
  const { problem } = edit;
  const shown = edit.result ?? edit.preview;
  // The list that it replaces may be scrolled.
  useLayoutEffect(() => window.scrollTo(0, 0), []);
  return (
    <>
      <ManageTitle
        title={t('bulk.title', { count })}
        actions={
          <Button kind="secondary" onClick={() => onClose(edit.hasChanged)}>
            {t('bulk.back')}
          </Button>
        }
      />
      {kind === 'product' ? (
        <ProductForm {...{ values, manage }} mayStock={mayUser(user, 'stock:write')} onChange={setValues} />
      ) : (
        <SelectField
          id={`${id}-status`}
          label={t('review.status')}
          value={status}
          placeholder={t('bulk.unchanged')}
          choices={STATES.map((value) => ({ value, label: t(`review.${value}`) }))}
          onChange={(value) => setStatus(STATES.find((one) => one === value) ?? '')}
        />
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <BulkActions edit={edit} />
      {shown !== undefined && (
        <BulkReportView
          report={shown}
          isBusy={edit.isBusy}
          onMore={edit.result === undefined ? () => void edit.onMore() : undefined}
        />
      )}
      <BulkHistory
        edits={edit.recent}
        isBusy={edit.isBusy}
        onUndo={({ id: one }) => void edit.onUndoOf(one)}
        onResume={({ id: one }) => void edit.onResume(one)}
      />
    </>
  );
}

function BulkActions({ edit }: { readonly edit: ReturnType<typeof useBulkEdit> }) {
  const t = useManageText();
  const { preview, result, unfinished, isBusy, isUndoing } = edit;
  return (
    <>
      <div className={styles.actions}>
        {unfinished === undefined ? (
          <Button
            kind={preview === undefined ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void edit.onPreview()}
          >
            {t('bulk.preview')}
          </Button>
        ) : (
          <Button busy={isBusy} onClick={() => void edit.onContinue()}>
            {t('bulk.resume')}
          </Button>
        )}
        {preview !== undefined && result === undefined && unfinished === undefined && (
          <Button busy={isBusy} onClick={() => void edit.onApply()}>
            {t('bulk.apply', { count: preview.total })}
          </Button>
        )}
        {result?.is_over === true && !isUndoing && result.changed > 0 && (
          <Button kind="secondary" busy={isBusy} onClick={() => void edit.onUndo()}>
            {t('prices.undo')}
          </Button>
        )}
      </div>
      {result !== undefined && !result.is_over && (
        <progress
          className={styles.progress}
          aria-label={t('bulk.progress')}
          max={isUndoing ? result.changed : result.total}
          value={isUndoing ? result.undone : result.done}
        />
      )}
      <p role="status">{stateText(edit, t)}</p>
    </>
  );
}

function stateText(
  { preview, result, isUndoing }: Pick<ReturnType<typeof useBulkEdit>, 'isUndoing' | 'preview' | 'result'>,
  t: ManageText,
): string {
  if (result === undefined) return preview === undefined ? '' : t('bulk.counts', countsOf(preview));
  const { undone, changed, refused, done, total } = result;
  if (isUndoing) return t('bulk.state-undone', { undone, changed });
  return t('bulk.state-done', { done, total, changed, refused });
}

function countsOf({ done, changed, unchanged, refused }: BulkReport) {
  return { done, changed, unchanged, refused };
}

interface FormProps extends Pick<Parameters<typeof BulkForm>[0], 'mayStock' | 'onChange' | 'values'> {
  readonly manage: ManageArea;
}

function ProductForm({ manage, ...form }: FormProps) {
  const { value } = useLoaded('bulk choices', () => manage.goods.choices());
  const { choices } = useChoices(SOURCES, manage);
  const attributes = (value?.attributes ?? []).filter(isEditableAttribute).map((attribute) => ({
    code: attribute.attribute_code,
    label: attribute.default_frontend_label ?? attribute.attribute_code,
    kind: attributeKind(attribute),
    values: attribute.options,
  }));
  return (
    <BulkForm
      {...form}
      attributes={attributes}
      categories={namedWithAncestors(value?.categories ?? [])}
      taxClasses={choices['product-tax-classes'] ?? []}
    />
  );
}

const SOURCES = ['product-tax-classes'] as const;
