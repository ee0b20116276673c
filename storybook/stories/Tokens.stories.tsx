import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Button } from '../../ui/components/base/Button';
import { ProductTile } from '../../ui/components/products/ProductTile';
import { bomber } from '../fixtures/products';
import { skinOf } from '../skins';
import { inMain } from '../in-main';

const meta: Meta = {
  title: 'Design/Tokens',
  parameters: { layout: 'padded' },
  decorators: [inMain],
};
export default meta;
type Story = StoryObj;

const PAPERS = ['--paper', '--paper-lift', '--paper-deep'] as const;
const INKS = ['--ink', '--ink-soft', '--ink-faint', '--signal-ink', '--good', '--warn', '--bad'] as const;
const MARKS = ['--signal', '--line', '--line-strong', '--line-field', '--ink-off', '--star-off'] as const;
const TYPE = ['--text-xs', '--text-s', '--text-m', '--text-l'] as const;
const DISPLAY = ['--display-s', '--display-m', '--display-l', '--display-xl'] as const;
const STEPS = ['--s1', '--s2', '--s3', '--s4', '--s5', '--s6', '--s7', '--s8', '--s9'] as const;
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 16, marginBlock: '0.75rem 2rem' };

export const Colours: Story = {
  render: () => (
    <>
      <h1>Colours</h1>
      {PAPERS.map((paper) => (
        <section key={paper} style={{ background: `var(${paper})`, padding: 16, marginBlock: 16 }}>
          <h2>{paper}</h2>
          <ul>
            {INKS.map((ink) => (
              <li key={ink} style={{ color: `var(${ink})` }}>
                {ink}: the quick brown fox wears a jacket
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section style={{ background: 'var(--ink)', color: 'var(--on-ink)', padding: 16, marginBlock: 16 }}>
        <h2>--ink</h2>
        <ul>
          {['--on-ink', '--on-ink-soft', '--on-ink-good', '--on-ink-warn', '--on-ink-bad'].map((ink) => (
            <li key={ink} style={{ color: `var(${ink})` }}>
              {ink}: the quick brown fox wears a jacket
            </li>
          ))}
        </ul>
      </section>
      <p style={{ background: 'var(--signal)', color: 'var(--on-signal)', padding: 16, fontWeight: 700 }}>
        --on-signal on --signal
      </p>
      <h2>Lines and marks</h2>
      <ul style={row}>
        {MARKS.map((mark) => (
          <li key={mark}>
            <div style={{ width: 96, height: 64, background: `var(${mark})` }} />
            {mark}
          </li>
        ))}
      </ul>
    </>
  ),
};

export const Type: Story = {
  render: () => (
    <>
      <h1>Type</h1>
      {DISPLAY.map((size) => (
        <p key={size} className="display" style={{ fontSize: `var(${size})`, marginBlock: 16 }}>
          Vitrine {size}
        </p>
      ))}
      {TYPE.map((size) => (
        <p key={size} style={{ fontSize: `var(${size})`, marginBlock: 8 }}>
          {size}: Wash cold, dry flat. Стирать в холодной воде. 冷水洗涤。 Größe, œuvre, 1 234,50 €
        </p>
      ))}
    </>
  ),
};

export const Space: Story = {
  render: () => (
    <>
      <h1>Space</h1>
      <ul>
        {STEPS.map((step) => (
          <li key={step} style={{ display: 'flex', gap: 16, alignItems: 'center', marginBlock: 8 }}>
            <span style={{ width: '3rem' }}>{step}</span>
            <span style={{ height: '1rem', width: `var(${step})`, background: 'var(--signal)' }} />
          </li>
        ))}
      </ul>
    </>
  ),
};

function Sample({ skin }: { readonly skin: string }) {
  const { title, tokens } = skinOf(skin);
  return (
    <section style={{ ...tokens, background: 'var(--paper)', color: 'var(--ink)', padding: 24, width: 300 }}>
      <h2 className="display" style={{ fontSize: 'var(--display-s)', marginBlockEnd: 16 }}>
        {title}
      </h2>
      <ProductTile product={bomber} href={`/${skin}`} />
      <Button wide>Add to bag</Button>
    </section>
  );
}

export const Skins: Story = {
  // Skins apply on top of the shop's own tokens only.
  globals: { skin: 'vitrine' },
  render: () => (
    <>
      <h1>Skins</h1>
      <div style={row}>
        <Sample skin="vitrine" />
        <Sample skin="fjord" />
        <Sample skin="night" />
      </div>
    </>
  ),
};
