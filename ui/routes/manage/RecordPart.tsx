import { useReducer, useState } from 'react';
import { isShopError, type User } from '../../../core/shopper';
import {
  compareEdits,
  mayUser,
  mergeEdits,
  nameIn,
  NEW_RECORD,
  recordName,
  type ComparedEdits,
  type ManageArea,
} from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { Waiting } from '../../pages/account/Waiting';
import { ConflictDialog, type Decisions } from '../../pages/manage/records/ConflictDialog';
import { withCodes } from '../../pages/manage/fields/code-of';
import type { FieldView } from '../../pages/manage/fields/kind-view';
import { RecordToolsContext } from '../../pages/manage/fields/record-tools';
import { ManageTitle } from '../../pages/manage/ManageFrame';
import { formatFault } from '../../pages/manage/records/format-fault';
import type { RecordValues } from '../../pages/manage/fields/record-values';
import { RecordForm } from '../../pages/manage/records/RecordForm';
import { SettingFields } from '../../pages/manage/settings/SettingFields';
import { tidyRecord, withoutHidden } from '../../pages/manage/records/tidy-record';
import { useLocation } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useNotify } from '../../state/use-notify';
import { currencyName } from '../../text/currency-name';
import { languageOf } from '../../text/languages';
import { useManageText, type ManageText } from '../../text/manage-text';
import { momentOf } from '../../text/moment-of';
import { useLocale } from '../../text/text-context';
import { kindOf, type OpenKind } from './kind-of';
import type { ManagePart } from './part';
import { CouponCodesPanel } from './CouponCodesPanel';
import { CartPreview, isPreviewed } from './CartPreview';
import { ReviewPhotos } from './ReviewPhotos';
import { LeaveQuestion } from './LeaveQuestion';
import { PersonPanel } from './people/PersonPanel';
import { Presence } from './Presence';
import { RecordHistory } from './RecordHistory';
import { RemoveRecord } from './RemoveRecord';
import { StockPanel } from './goods/StockPanel';
import { SettingsElsewhere } from './SettingsElsewhere';
import { useLoaded } from './use-loaded';
import { useRecordTools } from './use-record-tools';
import { WithPictures } from './WithPictures';
import { useRecordForm, type FormBase } from './use-record-form';

export const RecordPart: ManagePart = ({ page, manage, user }) => {
  const t = useManageText();
  const { kind: plural = '', id = '' } = page.route.params;
  const kind = kindOf(manage, plural);
  if (kind === undefined) return <p>{t('record.unknown')}</p>;
  const isNew = id === NEW_RECORD;
  if (isNew && kind.view.blank === undefined) return <p>{t('record.unknown')}</p>;
  const props = { kind, manage, user, plural };
  return isNew ? (
    <Editor key={`${plural} ${user.id}`} {...props} first={{ version: undefined, document: kind.view.blank ?? {} }} />
  ) : (
    <Existing key={`${plural}/${id} ${user.id}`} {...props} id={id} />
  );
};

interface Props {
  readonly kind: OpenKind;
  readonly plural: string;
  readonly manage: ManageArea;
  readonly user: User;
}

function Existing({ id, ...props }: Props & { readonly id: string }) {
  const t = useManageText();
  const { value, error, reload } = useLoaded(id, (signal) => props.kind.client.show(id, { signal }));
  if (error !== undefined) {
    const isMissing = isShopError(error) && error.details['status'] === 404;
    return isMissing ? <p>{t('record.missing')}</p> : <Waiting state="failed" onRetry={reload} />;
  }
  if (value === undefined) return <Waiting state="loading" onRetry={reload} />;
  const first = { version: value.version, document: value.document };
  return <Editor {...props} id={value.id} first={first} changed={value.changed} />;
}

interface Conflict {
  readonly compared: ComparedEdits;
  readonly theirs: FormBase;
  readonly yours: RecordValues;
  readonly changed: { readonly at: string; readonly who: string } | null;
}

interface EditorProps extends Props {
  readonly id?: string;
  readonly first: FormBase;
  readonly changed?: { readonly at: string; readonly who: string } | null;
}

function Editor({ kind, plural, manage, user, id, first, changed = null }: EditorProps) {
  const t = useManageText();
  const locale = useLocale();
  const { view, client } = kind;
  const name = `${String(user.id)}.${kind.name}.${id ?? NEW_RECORD}`;
  const state = useRecordForm(name, first);
  const title = useTitle(kind, id, state.base.document);
  const { isSaving, conflict, save, saveBoth, leave, saves, outcome } = useSaving({ kind, plural, id, state });
  const [isAsking, ask] = useState(false);
  const mayWrite = mayUser(user, client.permissions.write);
  const [stockSaves, onStock] = useReducer((before: number) => before + 1, 0);
  const tools = useRecordTools(view.fields, manage, { id, saves: saves + stockSaves, maxLength: client.maxLength });
  return (
    <>
      <Above {...{ kind, id, manage, user, saves, title, changed }} isEditing={state.isDirty} />
      <RecordToolsContext value={tools}>
        <WithPictures manage={manage} user={user}>
          <RecordForm
            form={state.form}
            fields={view.fields}
            isNew={id === undefined}
            {...{ isSaving, outcome, mayWrite }}
            onSave={(values) => void save(tidied(values, view, id))}
            arrange={arrangement({ view, user, form: state.form })}
            onDiscard={state.isRestored ? state.discard : undefined}
            actions={
              mayWrite &&
              view.canRemove &&
              id !== undefined && (
                <Button kind="quiet" onClick={() => ask(true)}>
                  {t('record.remove')}
                </Button>
              )
            }
          />
        </WithPictures>
      </RecordToolsContext>
      <Previewed manage={manage} kind={kind} id={id} values={() => state.form.getValues()} />
      {id !== undefined && (
        <Beside key={saves} {...{ kind, id, manage, user, mayWrite, onStock, version: state.base.version }} />
      )}
      {conflict !== undefined && (
        <ConflictDialog
          compared={conflict.compared}
          other={conflict.changed === null ? undefined : otherOf(conflict.changed, locale)}
          labelOf={(path) => labelOf(view.fields, path, t)}
          isSaving={isSaving}
          onSave={(decisions) => void saveBoth(decisions)}
          onClose={leave}
        />
      )}
      <LeaveQuestion isAsked={state.isDirty && !isSaving} />
      {isAsking && id !== undefined && (
        <RemoveRecord {...{ kind, plural, id, title }} version={state.base.version} onClose={() => ask(false)} />
      )}
    </>
  );
}

function arrangement({
  view,
  user,
  form,
}: Pick<OpenKind, 'view'> & Pick<Props, 'user'> & Pick<ReturnType<typeof useRecordForm>, 'form'>) {
  if (view.areSettings !== true) return undefined;
  return (fields: readonly FieldView[], id: string) => (
    <SettingFields {...{ fields, form, id }} aside={<SettingsElsewhere user={user} />} />
  );
}

function Above({
  kind: { name, view, client },
  title,
  id,
  manage,
  user,
  saves,
  changed,
  isEditing,
}: Pick<Props, 'kind' | 'manage' | 'user'> &
  Pick<EditorProps, 'changed'> & {
    readonly id: string | undefined;
    readonly saves: number;
    readonly title: string;
    readonly isEditing: boolean;
  }) {
  const t = useManageText();
  const locale = useLocale();
  return (
    <>
      {name === 'people' && id !== undefined ? (
        <PersonPanel key={saves} id={id} manage={manage} user={user} />
      ) : (
        <ManageTitle title={title} id={id === title || view.titleOfOne !== undefined ? undefined : id} />
      )}
      {saves === 0 && changed && <p>{t('record.changed', { when: momentOf(changed.at, locale), who: changed.who })}</p>}
      {id !== undefined && <Presence kind={client.kind} record={id} {...{ manage, isEditing }} />}
      {name === 'reviews' && id !== undefined && <ReviewPhotos key={saves} id={id} manage={manage} />}
    </>
  );
}

function Beside({
  user,
  onStock,
  ...props
}: Parameters<typeof RecordHistory>[0] & { readonly user: User; readonly onStock: () => void }) {
  const { kind, id, manage } = props;
  const mayStock = mayUser(user, manage.records.stock_levels.permissions.write);
  return (
    <>
      {kind.name === 'products' && <StockPanel sku={id} manage={manage} mayWrite={mayStock} onChanged={onStock} />}
      {kind.name === 'coupons' && props.mayWrite && <CouponCodesPanel coupon={id} manage={manage} />}
      <RecordHistory {...props} />
    </>
  );
}

function Previewed({
  manage,
  kind: { client, view },
  id,
  values,
}: Pick<Props, 'kind' | 'manage'> & { readonly id: string | undefined; readonly values: () => RecordValues }) {
  if (!isPreviewed(client.kind)) return null;
  return (
    <CartPreview manage={manage} tried={() => ({ kind: client.kind, id, document: tidied(values(), view, id) })} />
  );
}

function tidied(values: RecordValues, view: OpenKind['view'], id: string | undefined): RecordValues {
  const { fields, mayMiss = [], codesFrom } = view;
  const words = fields.filter(({ input }) => input.type === 'words').map(({ path }) => path);
  return tidyRecord(id === undefined ? withCodes(withoutHidden(values, view), codesFrom) : values, { mayMiss, words });
}

function useTitle({ view, client }: OpenKind, id: string | undefined, document: RecordValues): string {
  const t = useManageText();
  const locale = useLocale();
  const { title, titleOfOne, titleOfNew, columns } = view;
  if (id === undefined) return titleOfNew === undefined ? `${t('record.new')}: ${t(title)}` : t(titleOfNew);
  const name = nameIn(recordName(client.kind, document), languageOf(locale));
  if (name !== undefined) return name;
  if (client.kind === 'currency_rate') return currencyName(id, locale);
  const said = titleOfOne ?? columns.find((column) => column.name === 'id')?.format?.(id);
  return said === undefined ? id : t(said);
}

function otherOf({ at, who }: { readonly at: string; readonly who: string }, locale: string) {
  return { who, when: momentOf(at, locale) };
}

function labelOf(fields: readonly FieldView[], path: string, t: ManageText): string {
  const field = fields.find((one) => one.path === path || path.startsWith(`${one.path}.`));
  if (field === undefined) return path;
  return field.path === path ? t(field.label) : `${t(field.label)} (${path.slice(field.path.length + 1)})`;
}

interface Saving {
  readonly kind: OpenKind;
  readonly plural: string;
  readonly id: string | undefined;
  readonly state: ReturnType<typeof useRecordForm>;
}

/** Saves once at a time, shows errors by field and never overwrites concurrent changes. */
function useSaving({ kind: { client }, plural, id, state }: Saving) {
  const t = useManageText();
  const shop = useShop();
  const [, navigate] = useLocation();
  const refused = useRefused(state.form);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [saves, count] = useState(0);
  const [outcome, setOutcome] = useState<'record.saved' | 'record.nothing'>();
  const send = async (values: RecordValues, { version, document: base }: FormBase) => {
    if (isSaving) return;
    setSaving(true);
    try {
      const saved = await client.save({
        ...(id !== undefined && version !== undefined && { id, version }),
        document: values as Parameters<typeof client.save>[0]['document'], // validated by the kind's schema
      });
      if (saved.kind === 'conflict') {
        const theirs = { version: saved.version, document: saved.document };
        setConflict({
          compared: compareEdits(base, saved.document, values),
          theirs,
          yours: values,
          changed: saved.changed,
        });
        return;
      }
      setConflict(undefined);
      state.begin({ version: saved.record.version, document: saved.record.document });
      count((before) => before + 1);
      setOutcome(saved.changes.length === 0 ? 'record.nothing' : 'record.saved');
      if (id === undefined) {
        shop.notices.spawn({ type: 'success', code: 'record-saved', message: t('record.saved'), timeToLive: 8000 });
        navigate(shop.routing.localPath(`/manage/${plural}/${encodeURIComponent(saved.record.id)}`), { replace: true });
      }
    } catch (error) {
      setConflict(undefined);
      refused(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    isSaving,
    conflict,
    saves,
    outcome,
    save: (values: RecordValues) => send(values, state.base),
    leave: () => setConflict(undefined),
    saveBoth: async (decisions: Decisions) => {
      if (conflict === undefined) return;
      const { theirs, yours, compared } = conflict;
      const merged = mergeEdits({ theirs: theirs.document, yours }, compared, decisions);
      state.begin(theirs, merged);
      await send(merged, theirs);
    },
  };
}

/** Shows errors at their fields and focuses the first; others become notices. */
function useRefused({ getValues, setError }: ReturnType<typeof useRecordForm>['form']) {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  return (error: unknown): void => {
    if (!isShopError(error)) {
      notify(error);
      return;
    }
    const fields = error.details['fields'];
    if (Array.isArray(fields) && fields.length > 0) {
      const known = fields.filter(isFieldError);
      for (const { field, message } of known) {
        const path = pathOf(field);
        setError(path, { message: formatFault(message, getValues(path), t) });
      }
      shop.notices.spawn({ type: 'error', code: 'record-invalid', message: t('record.invalid'), timeToLive: 5000 });
      return;
    }
    if (error.details['error'] === 'exists') {
      shop.notices.spawn({ type: 'error', code: 'record-exists', message: t('record.exists'), timeToLive: 5000 });
      return;
    }
    notify(error);
  };
}

/** 'document.title.en' of a response is 'title.en' of the form. */
function pathOf(field: string): string {
  return field.replace(/^document\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
}

function isFieldError(value: unknown): value is { readonly field: string; readonly message: string } {
  return typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string';
}
