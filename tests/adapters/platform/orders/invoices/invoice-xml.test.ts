import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { invoiceXml } from '../../../../../adapters/platform/orders/invoices/invoice-xml';
import type { InvoiceDocument } from '../../../../../core/contract/orders/invoice-document';
import { sumsOf } from '../../../../../core/orders/invoices/invoice-figures';
import { creditNote, invoiceOf } from '../../../../fixtures/invoice';

interface Element {
  readonly name: string;
  readonly parts: Element[];
  text: string;
}

function parsed(xml: string): Element {
  const root: Element = { name: '', parts: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element = { name, parts: [], text: '' };
    open.at(-1)?.parts.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root.parts[0] ?? root;
}

const all = (element: Element, path: string): readonly Element[] =>
  path
    .split('/')
    .reduce((list, name) => list.flatMap(({ parts }) => parts.filter((part) => part.name === name)), [element]);
const texts = (element: Element, path: string) => all(element, path).map(({ text }) => text);
const cents = (element: Element, path: string) =>
  texts(element, path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

/** Order of the elements in the schema of UBL 2.1. */
const ORDER = [
  ...[
    'cbc:CustomizationID',
    'cbc:ID',
    'cbc:IssueDate',
    'cbc:DueDate',
    'cbc:InvoiceTypeCode',
    'cbc:CreditNoteTypeCode',
    'cbc:Note',
  ],
  ...['cbc:DocumentCurrencyCode', 'cac:OrderReference', 'cac:BillingReference', 'cac:AccountingSupplierParty'],
  ...['cac:AccountingCustomerParty', 'cac:Delivery', 'cac:PaymentMeans', 'cac:TaxTotal', 'cac:LegalMonetaryTotal'],
  ...['cac:InvoiceLine', 'cac:CreditNoteLine'],
];

describe.each([
  ['Invoice', invoiceOf()],
  ['CreditNote', creditNote()],
] as const)('the UBL document %s', (name, document) => {
  const root = parsed(invoiceXml(document));

  it('is well-formed, with its elements in the order of the schema', () => {
    expect(root.name).toBe(name);
    const places = root.parts.map((part) => ORDER.indexOf(part.name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has the sums of the document, by rate and by line', () => {
    const sums = 'cac:LegalMonetaryTotal';
    expect(cents(root, `${sums}/cbc:TaxExclusiveAmount`)).toBe(document.net);
    expect(cents(root, `${sums}/cbc:TaxInclusiveAmount`)).toBe(document.gross);
    expect(cents(root, `${sums}/cbc:PrepaidAmount`) + cents(root, `${sums}/cbc:PayableAmount`)).toBe(document.gross);
    expect(cents(root, 'cac:TaxTotal/cbc:TaxAmount')).toBe(document.tax);
    expect(cents(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toBe(document.tax);
    expect(cents(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount')).toBe(document.net);
    expect(cents(root, `cac:${name}Line/cbc:LineExtensionAmount`)).toBe(document.net);
  });

  it('names seller and buyer with their tax numbers', () => {
    const [seller, buyer] = ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'];
    expect(texts(root, `${seller}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`)).toEqual([
      'DE123456789',
      '12/345/67890',
    ]);
    expect(texts(root, `${buyer}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`)).toEqual(['GB123456789']);
    expect(texts(root, `${buyer}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`)).toEqual([
      'Analytical Engines Ltd.',
    ]);
  });
});

describe('an e-invoice', () => {
  it('uses ISO 3166 country codes, where the shop has UK', () => {
    const document = invoiceOf();
    const root = parsed(
      invoiceXml({
        ...document,
        seller: { ...document.seller, country: 'UK' },
        buyer: { ...document.buyer, country: 'UK' },
      }),
    );
    for (const party of ['cac:AccountingSupplierParty', 'cac:AccountingCustomerParty'])
      expect(texts(root, `${party}/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode`)).toEqual(['GB']);
  });

  it('references the invoice that a credit note corrects', () => {
    const path = 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID';
    expect(texts(parsed(invoiceXml(creditNote())), path)).toEqual(['INV-2026-00042']);
  });

  it('has the reverse charge category of goods and services, with the reason and place of delivery', () => {
    const untaxed = { rate: 0, tax: 0, net: 1000, gross: 1000, unit: 1000, discount: 0, quantity: 1, options: [] };
    const goods = { ...untaxed, kind: 'goods', sku: 'TEE', name: 'Tee' } as const;
    const lines = [
      goods,
      { ...goods, sku: 'BOOK', name: 'E-book', is_service: true as const },
      { ...goods, sku: 'GIFT', name: 'Card', is_gift_card: true as const },
    ];
    const { taxes } = sumsOf(lines, { isExempt: true });
    const vat = { number: 'FR40303265045', status: 'valid', checked_at: '2026-03-08T10:00:00.000Z' } as const;
    const document = invoiceOf({ lines, taxes: [...taxes], tax_exempt: vat, supplied_on: null, delivery: null });
    const root = parsed(invoiceXml(document));
    const category = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
    expect(texts(root, `${category}/cbc:ID`)).toEqual(['K', 'AE', 'Z']);
    expect(texts(root, `${category}/cbc:TaxExemptionReasonCode`)).toEqual(['VATEX-EU-IC', 'VATEX-EU-AE']);
    expect(texts(root, 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:ID')).toEqual(['K', 'AE', 'Z']);
    expect(texts(root, 'cac:InvoicePeriod/cbc:StartDate')).toEqual([document.issued_on]);
    const place = 'cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode';
    expect(texts(root, place)).toEqual(['GB']);
  });

  it('has a due date for an open amount, but none once it is paid', () => {
    const due = (document: Parameters<typeof invoiceXml>[0]) => texts(parsed(invoiceXml(document)), 'cbc:DueDate');
    expect(due(invoiceOf({ is_paid: false }))).toEqual([invoiceOf().issued_on]);
    expect(due(invoiceOf({ is_paid: true }))).toEqual([]);
    expect(due(creditNote())).toEqual([]);
  });

  it('stays well-formed for any customer name', () => {
    const buyer = { ...invoiceOf().buyer, company: '<Ada> & "Sons"\u0001' };
    const root = parsed(invoiceXml(invoiceOf({ buyer })));
    const path = 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName';
    expect(texts(root, path)).toEqual(['<Ada> & "Sons"']);
  });

  it('names the bank account only while money is owed', () => {
    const accountOf = (document: InvoiceDocument) =>
      texts(parsed(invoiceXml(document)), 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID');
    expect(accountOf(invoiceOf())).toEqual(['DE02 1203 0000 0000 2020 51']);
    expect(accountOf(invoiceOf({ is_paid: true }))).toEqual([]);
    expect(accountOf(creditNote())).toEqual([]);
  });
});
