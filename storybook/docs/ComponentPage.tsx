import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import styles from './docs.module.css';
import { usageIn, type Usage } from './usage';

export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage = usageIn(preparedMeta.parameters);
  return (
    <>
      <Title />
      <Description of="meta" />
      {usage && <When {...usage} />}
      <Primary />
      <Controls />
      {usage && <States {...usage} />}
    </>
  );
}

function When({ when, not }: Usage) {
  return (
    <dl className={`sb-unstyled ${styles.when}`}>
      <div>
        <dt>When to use</dt>
        <dd>{when}</dd>
      </div>
      <div>
        <dt>When not to use</dt>
        <dd>{not}</dd>
      </div>
    </dl>
  );
}

function nameOf(id: string): string {
  const words = id.slice(id.indexOf('--') + 2).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function States({ states }: Usage) {
  return (
    <section className={`sb-unstyled ${styles.states}`}>
      <h2>States</h2>
      <ul>
        {states.map((id) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {nameOf(id)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
