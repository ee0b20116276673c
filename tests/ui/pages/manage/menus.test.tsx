import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { MenuItem, SiteSettings } from '../../../../core/shopper';
import { MENU_VIEW } from '../../../../ui/pages/manage/menus/menu-view';
import { RecordForm } from '../../../../ui/pages/manage/records/RecordForm';
import { NO_TOOLS, RecordToolsContext } from '../../../../ui/pages/manage/fields/record-tools';
import type { RecordValues } from '../../../../ui/pages/manage/fields/record-values';
import { linkedItems, NO_COUNT, ownMenu } from '../../../../ui/shell/frame/own-menu';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const user = userEvent.setup();
const word = (en: string, more: object = {}) => ({
  label: { en },
  kind: 'address',
  address: `/${en}`,
  entries: [],
  ...more,
});

function Editor({
  onSave,
  entries,
}: {
  readonly onSave: (values: RecordValues) => void;
  readonly entries: readonly unknown[];
}) {
  const form = useForm<RecordValues>({ defaultValues: { own: false, entries } });
  return (
    <RecordForm
      form={form}
      fields={MENU_VIEW.fields}
      isNew={false}
      isSaving={false}
      mayWrite
      onSave={onSave}
      actions={undefined}
    />
  );
}

function open(entries: readonly unknown[]) {
  const saved: RecordValues[] = [];
  const tools = {
    ...NO_TOOLS,
    categories: [{ value: '7', label: 'Women › Coats' }],
    attributes: [],
    productAttributes: [],
    upload: () => Promise.resolve([]),
  };
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <RecordToolsContext value={tools}>
        <Editor entries={entries} onSave={(values) => saved.push(values)} />
      </RecordToolsContext>
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const values = saved.at(-1) as {
      readonly own: boolean;
      readonly entries: readonly { readonly label: { readonly en?: string } }[];
    };
    return values;
  };
  return { save };
}
const names = (values: { readonly entries: readonly { readonly label: { readonly en?: string } }[] }) =>
  values.entries.map(({ label }) => label.en);

describe('the editor of a menu', () => {
  it('sorts entries by buttons and by the handle', async () => {
    const { save } = open([word('a'), word('b'), word('c')]);
    expect(screen.getByRole('button', { name: 'Move up: a' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move up: c' }));
    expect(names(await save())).toEqual(['a', 'c', 'b']);
    const [handle] = screen.getAllByText('⠿');
    const last = screen.getByText('b', { selector: 'summary' });
    if (handle === undefined) throw new Error('no handle');
    fireEvent.dragStart(handle, { dataTransfer: { effectAllowed: '' } });
    fireEvent.drop(last);
    expect(names(await save())).toEqual(['c', 'b', 'a']);
  });

  it('adds an entry with its target and label and one below it, and removes one', async () => {
    const { save } = open([word('a')]);
    await user.click(screen.getByText('a', { selector: 'summary' }));
    const [inner, outer] = screen.getAllByRole('button', { name: 'Add menu item' });
    if (inner === undefined || outer === undefined) throw new Error('no buttons');
    await user.click(outer);
    await user.click(screen.getByText('New menu item', { selector: 'summary' }));
    const [, second] = screen.getAllByRole('listitem');
    const fields = within(second ?? document.body);
    await user.selectOptions(fields.getByRole('combobox', { name: 'Category' }), '7');
    await user.click(fields.getByRole('tab', { name: /Deutsch/ }));
    await user.type(fields.getByRole('textbox', { name: 'Name' }), 'Mäntel');
    await user.click(fields.getByRole('checkbox', { name: 'Show subcategories' }));
    await user.click(inner);
    await user.click(screen.getByRole('checkbox', { name: 'Custom menu' }));
    const values = await save();
    expect(values).toMatchObject({
      own: true,
      entries: [
        { label: { en: 'a' }, entries: [{ kind: 'category' }] },
        { kind: 'category', category: 7, below: true, label: { de: 'Mäntel' }, entries: [] },
      ],
    });
    expect(values).toHaveProperty('entries[0].entries[0].label', {});
    await user.click(screen.getByRole('button', { name: 'Remove: a' }));
    expect((await save()).entries).toHaveLength(1);
  });
});

const item = (id: number, name: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  name,
  level: 2,
  count: 5,
  path: `/de/c/${name}`,
  children,
});
const SETTINGS = (menus: unknown) => ({ name: 'x', menus }) as SiteSettings;

describe('a menu saved by the merchant', () => {
  const menu = [item(1, 'women', [item(2, 'coats')])];
  const own = (menus: unknown) => ownMenu(SETTINGS(menus), 'header', { menu, local: (path) => `/de${path}` });

  it('has the counts and subcategories of the shop’s own categories, and paths of the store', () => {
    const entries = [
      { name: 'Damen', path: '/c/women', category: 1, below: true },
      { name: 'Mäntel', path: '/c/coats', category: 2 },
      { name: 'Blog', path: 'https://blog.example', children: [{ name: 'Neu', path: '/search' }] },
    ];
    expect(own({ header: entries })).toMatchObject([
      { name: 'Damen', path: '/de/c/women', count: 5, children: [{ name: 'coats' }] },
      { name: 'Mäntel', path: '/de/c/coats', children: [] },
      { name: 'Blog', path: 'https://blog.example', count: NO_COUNT, children: [{ name: 'Neu', path: '/de/search' }] },
    ]);
  });

  it('is empty if none is saved, whatever the default', () => {
    for (const menus of [undefined, null, 'x', { footer: [] }, { header: 'x' }]) expect(own(menus)).toBeUndefined();
    expect(own({ header: [] })).toEqual([]);
    expect(own({ header: [7, { path: '/x' }] })).toEqual([]);
  });

  it('has no headings without entries below them', () => {
    expect(linkedItems(own({ header: [{ name: 'Help' }] }) ?? [])).toEqual([]);
  });
});
