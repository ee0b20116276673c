import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ShopError } from '../../../../core/shopper';
import type { DesignDocument } from '../../../../core/staff';
import { DESIGN } from '../../../../storybook/fixtures/design';
import { LogoSection } from '../../../../ui/pages/manage/design/FrameSections';
import { SlidesSection } from '../../../../ui/pages/manage/design/SlidesSection';
import type { SectionProps } from '../../../../ui/pages/manage/design/section';
import { PictureUploadContext, type PictureUpload } from '../../../../ui/pages/manage/records/picture-upload';
import { DesignSpeech } from '../../../../ui/text/design-text';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import designEn from '../../../../ui/text/messages/en/design.json';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const PNG = new File(['x'], 'it.png', { type: 'image/png' });
const user = userEvent.setup({ applyAccept: false });

function speaking(upload: PictureUpload | undefined, children: React.ReactNode) {
  return render(
    <ManageSpeech messages={manageEn} locale="en-US">
      <DesignSpeech messages={designEn} locale="en-US">
        <PictureUploadContext value={upload}>{children}</PictureUploadContext>
      </DesignSpeech>
    </ManageSpeech>,
    { wrapper: Speaking },
  );
}
function Editing({
  Section,
  onDesign,
}: {
  Section: (props: SectionProps) => React.ReactNode;
  onDesign: (design: DesignDocument) => void;
}) {
  const [design, setDesign] = useState({ ...DESIGN, favicons: [] as DesignDocument['favicons'] });
  const change = (next: DesignDocument) => {
    setDesign(next);
    onDesign(next);
  };
  return <Section design={design} onChange={change} />;
}

describe('pictures in the design editor', () => {
  it('are uploaded for the logo and for icons in every size, and shown', async () => {
    const designs: DesignDocument[] = [];
    const upload = vi.fn<PictureUpload>((use) =>
      Promise.resolve(
        use === 'icon'
          ? [16, 180].map((side) => ({ src: `/img/shop/a-${String(side)}.png`, width: side, height: side }))
          : [{ src: '/img/shop/l.png', width: 640, height: 160 }],
      ),
    );
    speaking(upload, <Editing Section={LogoSection} onDesign={(one) => designs.push(one)} />);
    await user.upload(screen.getByLabelText('Upload: Logo as picture'), PNG);
    expect(await screen.findByRole('img', { name: 'Picture: Logo as picture' })).toHaveAttribute(
      'src',
      '/img/shop/l.png',
    );
    await user.upload(screen.getByLabelText('Create icons from a picture'), PNG);
    await waitFor(() => expect(designs.at(-1)?.favicons).toHaveLength(2));
    expect(designs.at(-1)).toMatchObject({
      logo: { png: '/img/shop/l.png' },
      favicons: [
        { type: 'image/png', src: '/img/shop/a-16.png', size: '16x16' },
        { type: 'image/png', src: '/img/shop/a-180.png', size: '180x180' },
      ],
    });
    expect(upload.mock.calls.map(([use]) => use)).toEqual(['logo', 'icon']);
  });

  it('show their limits before, and the one that a file violates', async () => {
    const refusal = new ShopError('request-rejected', {
      details: {
        status: 400,
        fields: [{ field: 'picture', message: 'picture must be a JPEG, PNG, WebP or SVG picture' }],
      },
    });
    const upload = vi.fn<PictureUpload>(() => Promise.reject(refusal));
    speaking(upload, <Editing Section={LogoSection} onDesign={() => undefined} />);
    const field = screen.getByLabelText('Upload: Logo as picture');
    expect(field).toHaveAccessibleDescription(/up to 10 MB and 50 million pixels/);
    await user.upload(field, PNG);
    expect(await screen.findByRole('alert')).toHaveTextContent('picture must be a JPEG, PNG, WebP or SVG picture');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await user.upload(field, large);
    expect(screen.getByRole('alert')).toHaveTextContent('large.png is larger than 10 MB.');
    expect(upload).toHaveBeenCalledOnce();
  });

  it('can only be entered by URL by users who may not upload', () => {
    speaking(undefined, <Editing Section={SlidesSection} onDesign={() => undefined} />);
    expect(screen.queryByLabelText('Upload: Picture')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox', { name: 'Picture' })).not.toHaveLength(0);
  });
});
