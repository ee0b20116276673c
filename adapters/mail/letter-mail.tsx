import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Letter, LetterFact, MailSkin } from '../platform/ports/messages/mail-look';
import { mailStyles, type MailStyles } from './mail-styles';

interface Props {
  readonly letter: Letter;
  readonly skin: MailSkin;
  readonly language: string;
}

/** Uses tables and inline styles, the only layout that all mail clients support. */
export function LetterMail({ letter, skin, language }: Props) {
  const { title, text, action, items = [], sums = [], facts = [], after = [] } = letter;
  const styles = mailStyles(skin);
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={styles.body}>
        <Container style={styles.container}>
          <Text style={styles.shop}>{skin.shop.toLocaleUpperCase(language)}</Text>
          <Hr style={styles.rule} />
          <Heading as="h1" style={styles.title}>
            {title}
          </Heading>
          <Paragraphs texts={text} styles={styles} />
          {action !== undefined && (
            <Section style={styles.action}>
              <Button href={action.href} style={styles.button}>
                {action.label}
              </Button>
            </Section>
          )}
          {items.length > 0 && <Items items={items} styles={styles} />}
          {sums.length > 0 && <Sums sums={sums} styles={styles} />}
          {facts.map((group, index) => (
            <Facts key={String(index)} group={group} styles={styles} />
          ))}
          {after.length > 0 && (
            <Section style={styles.block}>
              <Paragraphs texts={after} styles={styles} />
            </Section>
          )}
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ texts, styles }: { readonly texts: readonly string[]; readonly styles: MailStyles }) {
  return texts.map((text, index) => (
    <Text key={String(index)} style={styles.text}>
      {linked(text, styles)}
    </Text>
  ));
}

function linked(text: string, styles: MailStyles) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Link key={String(index)} href={part} style={styles.link}>
        {part}
      </Link>
    ),
  );
}

function Items({ items, styles }: { readonly items: NonNullable<Letter['items']>; readonly styles: MailStyles }) {
  return (
    <Section style={styles.block}>
      {items.map(({ picture, name, choices, price }, index) => (
        <Row key={String(index)}>
          <Column style={styles.picture}>
            {picture !== undefined && <Img src={picture} alt="" width={PICTURE_WIDTH} style={styles.image} />}
          </Column>
          <Column style={styles.item}>
            <strong>{name}</strong>
            {choices !== '' && (
              <>
                <br />
                <span style={styles.soft}>{choices}</span>
              </>
            )}
          </Column>
          <Column style={styles.price}>{price}</Column>
        </Row>
      ))}
    </Section>
  );
}

const PICTURE_WIDTH = 72;

function Sums({ sums, styles }: { readonly sums: NonNullable<Letter['sums']>; readonly styles: MailStyles }) {
  return (
    <Section style={styles.block}>
      {sums.map(({ label, value, isTotal }) => (
        <Row key={label}>
          <Column style={isTotal ? styles.total : styles.label}>{label}</Column>
          <Column style={isTotal ? styles.totalPrice : styles.price}>{value}</Column>
        </Row>
      ))}
    </Section>
  );
}

interface FactsProps {
  readonly group: { readonly title?: string | undefined; readonly rows: readonly LetterFact[] };
  readonly styles: MailStyles;
}

function Facts({ group: { title, rows }, styles }: FactsProps) {
  return (
    <Section style={styles.block}>
      {title !== undefined && (
        <Heading as="h2" style={styles.subtitle}>
          {title}
        </Heading>
      )}
      {rows.map(({ label, value }) => (
        <Row key={label}>
          <Column style={styles.factName}>{label}</Column>
          <Column style={styles.item}>{value}</Column>
        </Row>
      ))}
    </Section>
  );
}
