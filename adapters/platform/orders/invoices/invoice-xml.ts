import { isoCountry } from '../../../../core/contract/foundation/country-code';
import type {
  InvoiceDocument,
  InvoiceLine,
  InvoiceParty,
  InvoiceTax,
} from '../../../../core/contract/orders/invoice-document';
import { amountText } from '../../../../core/kernel/currency';
import { exemptionOf } from '../../../../core/orders/invoices/invoice-figures';
import { markup } from '../../messages';

type Piece = ReturnType<typeof markup>;

const COMMON = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const BASIC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const EN_16931 = 'urn:cen.eu:en16931:2017';
/** UN/ECE codes: commercial invoice, credit note; credit transfer, instrument not defined; one piece. */
const [INVOICE, CREDIT_NOTE, TRANSFER, OTHER_MEANS, PIECE] = ['380', '381', '30', '1', 'C62'];

/** XML 1.0 allows no control characters but tab and line ends. */
const UNPRINTABLE = /(?![\t\n\r])\p{Cc}/gu;

/** Writes an issued document as UBL 2.1 for e-invoicing (EN 16931). Pure. */
export function invoiceXml(document: InvoiceDocument): string {
  const { kind, number, issued_on, currency, order, corrects, seller, lines } = document;
  const body = markup`
    <cbc:CustomizationID>${EN_16931}</cbc:CustomizationID>
    <cbc:ID>${number}</cbc:ID>
    <cbc:IssueDate>${issued_on}</cbc:IssueDate>
    ${dueOn(document)}
    ${
      kind === 'invoice'
        ? markup`<cbc:InvoiceTypeCode>${INVOICE}</cbc:InvoiceTypeCode>`
        : markup`<cbc:CreditNoteTypeCode>${CREDIT_NOTE}</cbc:CreditNoteTypeCode>`
    }
    ${seller.footer === undefined ? undefined : markup`<cbc:Note>${seller.footer}</cbc:Note>`}
    <cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>
    ${periodOf(document)}
    <cac:OrderReference><cbc:ID>${order.number}</cbc:ID></cac:OrderReference>
    ${
      corrects &&
      markup`<cac:BillingReference><cac:InvoiceDocumentReference>
        <cbc:ID>${corrects.number}</cbc:ID><cbc:IssueDate>${corrects.issued_on}</cbc:IssueDate>
      </cac:InvoiceDocumentReference></cac:BillingReference>`
    }
    <cac:AccountingSupplierParty>${sellerOf(document)}</cac:AccountingSupplierParty>
    <cac:AccountingCustomerParty>${buyerOf(document)}</cac:AccountingCustomerParty>
    ${deliveryOf(document)}
    ${paymentMeansOf(document)}
    ${taxesOf(document)}
    ${sumsOf(document)}
    ${lines.map((line, index) => lineOf(line, index, document))}`;
  const text = rooted(kind, body).text.replaceAll(/>\s+</g, '><').replaceAll(UNPRINTABLE, '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

function rooted(kind: InvoiceDocument['kind'], body: Piece): Piece {
  return kind === 'invoice'
    ? markup`<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="${COMMON}" xmlns:cbc="${BASIC}">${body}</Invoice>`
    : markup`<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cac="${COMMON}" xmlns:cbc="${BASIC}">${body}</CreditNote>`;
}

function addressOf({ lines, country }: InvoiceParty): Piece {
  return markup`
    ${lines.map((line) => markup`<cac:AddressLine><cbc:Line>${line}</cbc:Line></cac:AddressLine>`)}
    ${country === '' ? undefined : markup`<cac:Country><cbc:IdentificationCode>${isoCountry(country)}</cbc:IdentificationCode></cac:Country>`}`;
}

function vatOf(number: string | undefined): Piece | undefined {
  if (number === undefined) return undefined;
  return markup`<cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID>${scheme('VAT')}</cac:PartyTaxScheme>`;
}

function scheme(id: string): Piece {
  return markup`<cac:TaxScheme><cbc:ID>${id}</cbc:ID></cac:TaxScheme>`;
}

function sellerOf({ seller }: InvoiceDocument): Piece {
  const { name, vat_id, tax_number, registration } = seller;
  return markup`<cac:Party>
    <cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName>
    <cac:PostalAddress>${addressOf(seller)}</cac:PostalAddress>
    ${vatOf(vat_id)}
    ${
      tax_number === undefined
        ? undefined
        : markup`<cac:PartyTaxScheme><cbc:CompanyID>${tax_number}</cbc:CompanyID>${scheme('FC')}</cac:PartyTaxScheme>`
    }
    <cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName>${
      registration === undefined ? undefined : markup`<cbc:CompanyID>${registration}</cbc:CompanyID>`
    }</cac:PartyLegalEntity>
  </cac:Party>`;
}

function buyerOf({ buyer }: InvoiceDocument): Piece {
  return markup`<cac:Party>
    <cac:PostalAddress>${addressOf(buyer)}</cac:PostalAddress>
    ${vatOf(buyer.vat_id)}
    <cac:PartyLegalEntity><cbc:RegistrationName>${buyer.company ?? buyer.name}</cbc:RegistrationName></cac:PartyLegalEntity>
    <cac:Contact>${buyer.name === '' ? undefined : markup`<cbc:Name>${buyer.name}</cbc:Name>`}<cbc:ElectronicMail>${buyer.email}</cbc:ElectronicMail></cac:Contact>
  </cac:Party>`;
}

/** An intra-Community supply names the country of the delivery (BR-IC-12), also if it is that of the buyer. */
function deliveryOf({ supplied_on, tax_exempt, buyer, ...document }: InvoiceDocument): Piece | undefined {
  const delivery = document.delivery ?? (tax_exempt === undefined ? null : buyer);
  if (supplied_on === null && delivery === null) return undefined;
  return markup`<cac:Delivery>
    ${supplied_on === null ? undefined : markup`<cbc:ActualDeliveryDate>${supplied_on}</cbc:ActualDeliveryDate>`}
    ${delivery === null ? undefined : markup`<cac:DeliveryLocation><cac:Address>${addressOf(delivery)}</cac:Address></cac:DeliveryLocation>`}
  </cac:Delivery>`;
}

/** An intra-Community supply needs a date of the delivery or a period (BR-IC-11): goods not yet sent follow the invoice. */
function periodOf({ tax_exempt, supplied_on, issued_on }: InvoiceDocument): Piece | undefined {
  if (tax_exempt === undefined || supplied_on !== null) return undefined;
  return markup`<cac:InvoicePeriod><cbc:StartDate>${issued_on}</cbc:StartDate></cac:InvoicePeriod>`;
}

/** EN 16931 (BR-CO-25) requires a due date if an amount is due; without agreed terms, it is due at once. */
function dueOn(document: InvoiceDocument): Piece | undefined {
  if (document.kind !== 'invoice' || paidOf(document) >= document.gross) return undefined;
  return markup`<cbc:DueDate>${document.issued_on}</cbc:DueDate>`;
}

function paymentMeansOf({ kind, seller: { bank }, is_paid }: InvoiceDocument): Piece {
  if (bank === undefined || is_paid || kind === 'credit_note')
    return markup`<cac:PaymentMeans><cbc:PaymentMeansCode>${OTHER_MEANS}</cbc:PaymentMeansCode></cac:PaymentMeans>`;
  const { iban, holder, bic } = bank;
  return markup`<cac:PaymentMeans><cbc:PaymentMeansCode>${TRANSFER}</cbc:PaymentMeansCode>
    <cac:PayeeFinancialAccount><cbc:ID>${iban}</cbc:ID><cbc:Name>${holder}</cbc:Name>${
      bic === undefined
        ? undefined
        : markup`<cac:FinancialInstitutionBranch><cbc:ID>${bic}</cbc:ID></cac:FinancialInstitutionBranch>`
    }</cac:PayeeFinancialAccount></cac:PaymentMeans>`;
}

function taxesOf({ taxes, tax, currency }: InvoiceDocument): Piece {
  return markup`<cac:TaxTotal>
    ${amount('TaxAmount', tax, currency)}
    ${taxes.map(
      (one) => markup`<cac:TaxSubtotal>
        ${amount('TaxableAmount', one.net, currency)}
        ${amount('TaxAmount', one.tax, currency)}
        <cac:TaxCategory>${categoryOf(one, one.exempt)}</cac:TaxCategory>
      </cac:TaxSubtotal>`,
    )}
  </cac:TaxTotal>`;
}

function paidOf({ payments, is_paid }: InvoiceDocument): number {
  return payments.reduce((sum, { kind, amount: part }) => (kind !== 'money' || is_paid ? sum + part : sum), 0);
}

function sumsOf(document: InvoiceDocument): Piece {
  const { net, gross, currency } = document;
  const paid = paidOf(document);
  return markup`<cac:LegalMonetaryTotal>
    ${amount('LineExtensionAmount', net, currency)}
    ${amount('TaxExclusiveAmount', net, currency)}
    ${amount('TaxInclusiveAmount', gross, currency)}
    ${amount('PrepaidAmount', paid, currency)}
    ${amount('PayableAmount', gross - paid, currency)}
  </cac:LegalMonetaryTotal>`;
}

function lineOf(line: InvoiceLine, index: number, { kind, currency, tax_exempt }: InvoiceDocument): Piece {
  const { name, options, sku, net } = line;
  const count = String(line.quantity ?? 1);
  // Price of all pieces, since the unit price may not be a whole number of cents.
  const item = markup`
    ${amount('LineExtensionAmount', net, currency)}
    <cac:Item>
      ${options.length === 0 ? undefined : markup`<cbc:Description>${options.join(', ')}</cbc:Description>`}
      <cbc:Name>${name}</cbc:Name>
      ${sku === null ? undefined : markup`<cac:SellersItemIdentification><cbc:ID>${sku}</cbc:ID></cac:SellersItemIdentification>`}
      <cac:ClassifiedTaxCategory>${categoryOf(line, tax_exempt && exemptionOf(line), 'line')}</cac:ClassifiedTaxCategory>
    </cac:Item>
    <cac:Price>${amount('PriceAmount', net, currency)}<cbc:BaseQuantity unitCode="${PIECE}">${count}</cbc:BaseQuantity></cac:Price>`;
  const id = String(index + 1);
  return kind === 'invoice'
    ? markup`<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cbc:InvoicedQuantity unitCode="${PIECE}">${count}</cbc:InvoicedQuantity>${item}</cac:InvoiceLine>`
    : markup`<cac:CreditNoteLine><cbc:ID>${id}</cbc:ID><cbc:CreditedQuantity unitCode="${PIECE}">${count}</cbc:CreditedQuantity>${item}</cac:CreditNoteLine>`;
}

/** Codes of EN 16931: intra-Community supply of goods, and services whose tax the buyer owes. */
const EXEMPT = {
  goods: ['K', 'VATEX-EU-IC', 'Intra-Community supply'],
  services: ['AE', 'VATEX-EU-AE', 'Reverse charge'],
} as const;

/** Lines name no reason; the sums do. */
function categoryOf(
  { rate, net, tax }: Pick<InvoiceTax, 'net' | 'rate' | 'tax'>,
  exempt: InvoiceTax['exempt'],
  of: 'line' | 'sum' = 'sum',
): Piece {
  if (exempt !== undefined) {
    const [id, code, reason] = EXEMPT[exempt];
    return markup`<cbc:ID>${id}</cbc:ID><cbc:Percent>0</cbc:Percent>${
      of === 'line'
        ? undefined
        : markup`<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode><cbc:TaxExemptionReason>${reason}</cbc:TaxExemptionReason>`
    }${scheme('VAT')}`;
  }
  const percent = rate ?? (net === 0 ? 0 : Math.round((tax / net) * 10_000) / 100);
  return markup`<cbc:ID>${tax === 0 && percent === 0 ? 'Z' : 'S'}</cbc:ID><cbc:Percent>${String(percent)}</cbc:Percent>${scheme('VAT')}`;
}

function amount(
  name:
    | 'LineExtensionAmount'
    | 'PayableAmount'
    | 'PrepaidAmount'
    | 'PriceAmount'
    | 'TaxAmount'
    | 'TaxExclusiveAmount'
    | 'TaxInclusiveAmount'
    | 'TaxableAmount',
  minor: number,
  currency: string,
): Piece {
  const element = `cbc:${name}`;
  return markup`<${element} currencyID="${currency}">${amountText(minor, currency)}</${element}>`;
}
