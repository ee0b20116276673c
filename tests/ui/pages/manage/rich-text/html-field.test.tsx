import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorView } from 'prosemirror-view';
import { useForm, useWatch } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MayWriteContext } from '../../../../../ui/pages/manage/fields/may-write';
import type { RecordValues } from '../../../../../ui/pages/manage/fields/record-values';
import { HtmlField } from '../../../../../ui/pages/manage/rich-text/HtmlField';
import { InsertPicture } from '../../../../../ui/pages/manage/records/InsertPicture';
import { PictureUploadContext } from '../../../../../ui/pages/manage/records/picture-upload';
import { ManageSpeech } from '../../../../../ui/text/manage-text';
import manageEn from '../../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../../speaking';

const user = userEvent.setup({ applyAccept: false });

// jsdom has no layout, which the editor asks for when it scrolls.
beforeAll(() => {
  const nowhere = { top: 0, bottom: 0, left: 0, right: 0 };
  vi.spyOn(EditorView.prototype, 'coordsAtPos').mockReturnValue(nowhere);
});

let value: string;
function Form({ html }: { readonly html: string }) {
  const { control, setValue, formState } = useForm<RecordValues>({ defaultValues: { text: html } });
  value = String(useWatch({ control, name: 'text' }));
  return (
    <>
      <HtmlField control={control} path="text" id="text" label="Text" Pictures={InsertPicture} />
      <output>{formState.isDirty ? 'changed' : 'unchanged'}</output>
      <button type="button" onClick={() => setValue('text', '<p>From outside</p>')}>
        Set
      </button>
    </>
  );
}

async function open(html: string, mayWrite = true) {
  const upload = () => Promise.resolve([{ src: '/img/shop/p.jpg', width: 800, height: 600 }]);
  render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <MayWriteContext value={mayWrite}>
        <PictureUploadContext value={upload}>
          <Form html={html} />
        </PictureUploadContext>
      </MayWriteContext>
    </ManageSpeech>,
    { wrapper: Speaking },
  );
  return screen.findByRole('textbox', { name: 'Text' });
}

const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name });

describe('a text of HTML', () => {
  it('is shown formatted and unchanged until a user edits it', async () => {
    const text = await open('<p>We meet\nat <b>nine</b>.</p>');
    expect(within(text).getByText('nine').tagName).toBe('STRONG');
    expect([value, screen.getByRole('status').textContent]).toEqual(['<p>We meet\nat <b>nine</b>.</p>', 'unchanged']);
  });

  it('applies styles, lists and marks from the toolbar, and removes them', async () => {
    await open('<p>Night run</p>');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'Heading');
    expect(value).toBe('<h2>Night run</h2>');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'Paragraph');
    await user.click(tool('Bulleted list'));
    expect([value, tool('Bulleted list').getAttribute('aria-pressed')]).toEqual([
      '<ul><li>Night run</li></ul>',
      'true',
    ]);
    await user.click(tool('Undo'));
    expect(value).toBe('<p>Night run</p>');
    await user.click(tool('Redo'));
    await user.click(tool('Bulleted list'));
    expect(value).toBe('<p>Night run</p>');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'Quote');
    expect(value).toBe('<blockquote><p>Night run</p></blockquote>');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text style' }), 'Subheading');
    expect(value).toBe('<p>Night run</p>');
  });

  it('adds, changes and removes links to addresses that the shop accepts', async () => {
    await open('<p></p>');
    await user.click(tool('Link'));
    const address = screen.getByRole('textbox', { name: 'Link address' });
    await user.type(address, 'javascript:alert(1){Enter}');
    expect(address).toHaveAccessibleDescription(/starts with https/);
    expect(value).toBe('<p></p>');
    await user.clear(address);
    await user.type(address, '/sale{Enter}');
    expect(value).toBe('<p><a href="/sale">/sale</a></p>');
    await user.click(tool('Link'));
    await user.clear(screen.getByRole('textbox', { name: 'Link address' }));
    await user.type(screen.getByRole('textbox', { name: 'Link address' }), 'https://x.example/');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(value).toBe('<p><a href="https://x.example/">/sale</a></p>');
    await user.click(tool('Link'));
    await user.click(screen.getByRole('button', { name: 'Remove link' }));
    expect(value).toBe('<p>/sale</p>');
  });

  it('inserts a picture after the block with the cursor', async () => {
    await open('<p>One</p><p>Two</p>');
    await user.type(screen.getByRole('textbox', { name: 'Alt text', hidden: true }), 'A "red" coat');
    await user.upload(screen.getByLabelText('Insert picture'), new File(['x'], 'p.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(value).toBe(
        '<p>One</p>\n<figure><img src="/img/shop/p.jpg" alt="A &quot;red&quot; coat" width="800" height="600"></figure>\n<p>Two</p>',
      ),
    );
  });

  it('appends a picture while it is edited as HTML, with its alt text always plain', async () => {
    await open('<p>One</p>');
    await user.click(screen.getByRole('button', { name: 'Edit as HTML: Text' }));
    await user.type(screen.getByRole('textbox', { name: 'Alt text', hidden: true }), 'A "red" <coat>');
    await user.upload(screen.getByLabelText('Insert picture'), new File(['x'], 'p.png', { type: 'image/png' }));
    await waitFor(() =>
      expect(value).toBe(
        '<p>One</p>\n<figure><img src="/img/shop/p.jpg" alt="A &quot;red&quot; &lt;coat>" width="800" height="600"></figure>',
      ),
    );
  });

  it('is edited as HTML on request, and parsed again afterwards', async () => {
    await open('<p>One</p>');
    await user.click(screen.getByRole('button', { name: 'Edit as HTML: Text' }));
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
    expect(source).toHaveValue('<p>One</p>');
    await user.clear(source);
    await user.type(source, '<h3>Two</h3>');
    await user.click(screen.getByRole('button', { name: 'Edit as text: Text' }));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    expect(within(text).getByRole('heading', { level: 3 })).toHaveTextContent('Two');
    expect(value).toBe('<h3>Two</h3>');
  });

  it('with elements that the editor would lose stays HTML and says why', async () => {
    const html = '<table><tbody><tr><td>38</td></tr></tbody></table>';
    await open(html);
    const source = await screen.findByDisplayValue(html);
    expect(source).toHaveAccessibleDescription(/can only be edited as HTML/);
    await user.click(screen.getByRole('button', { name: 'Edit as text: Text' }));
    expect(await screen.findByDisplayValue(html)).toBeInTheDocument();
    expect(value).toBe(html);
  });

  it('follows a value that is set from outside', async () => {
    const text = await open('<p>One</p>');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(text).toHaveTextContent('From outside'));
    expect(value).toBe('<p>From outside</p>');
  });

  it('is read-only without the permission to write', async () => {
    const text = await open('<p>One</p>', false);
    expect(text).toHaveAttribute('contenteditable', 'false');
    await user.click(tool('Bulleted list'));
    expect(value).toBe('<p>One</p>');
  });

  it('has one toolbar stop for the Tab key and arrow keys inside it', async () => {
    await open('<p>One</p>');
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Text style' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tool('Italic')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(tool('Italic')).toHaveFocus();
  });
});
