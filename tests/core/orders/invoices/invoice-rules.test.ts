import { describe, expect, it } from 'vitest';
import { isInvoiceDue } from '../../../../core/orders/invoices/invoice-due';
import { invoiceNumber, seriesOf } from '../../../../core/orders/invoices/invoice-number';
import { missingOfSeller, sellerErrors, sellerOfStore } from '../../../../core/orders/invoices/seller-of-store';
import { INVOICE_WHEN } from '../../../../core/contract/staff/invoice-settings';

const NEW = { isPaid: false, isCanceled: false, isSent: false, isVirtual: false, isPromo: false };

describe('an invoice is due', () => {
  it('on payment, or on shipment if the order is paid later', () => {
    expect(isInvoiceDue('auto', NEW)).toBe(false);
    expect(isInvoiceDue('auto', { ...NEW, isPaid: true })).toBe(true);
    expect(isInvoiceDue('auto', { ...NEW, isSent: true })).toBe(true);
    expect(isInvoiceDue('paid', { ...NEW, isSent: true })).toBe(false);
    expect(isInvoiceDue('sent', { ...NEW, isPaid: true })).toBe(false);
    expect(isInvoiceDue('sent', { ...NEW, isPaid: true, isVirtual: true })).toBe(true);
    for (const when of INVOICE_WHEN) expect(isInvoiceDue(when, { ...NEW, isVirtual: true })).toBe(false);
  });

  it('never automatically for cancelled and promo orders, or if issued by hand', () => {
    const done = { ...NEW, isPaid: true, isSent: true };
    expect(isInvoiceDue('hand', done)).toBe(false);
    for (const when of INVOICE_WHEN) {
      expect(isInvoiceDue(when, { ...done, isCanceled: true })).toBe(false);
      expect(isInvoiceDue(when, { ...done, isPromo: true })).toBe(false);
    }
  });
});

describe('invoice numbers', () => {
  it('restart each year in the series', () => {
    expect(invoiceNumber(seriesOf('INV-{year}-', '2026-12-31'), 7)).toBe('INV-2026-00007');
    expect(seriesOf('INV-{year}-', '2027-01-01')).toBe('INV-2027-');
    expect(invoiceNumber('R', 123_456, 3)).toBe('R123456');
  });
});

describe('sellers of stores', () => {
  const shop = { name: 'Vitrine GmbH', address: '1 Street', vat_id: 'DE1' };

  it('are those that name the store, or the one without a store', () => {
    const other = { ...shop, name: 'Vitrine Inc.', stores: ['us'], invoice_series: 'US-', credit_note_series: 'USC-' };
    expect(sellerOfStore([shop, other], 'us')?.name).toBe('Vitrine Inc.');
    expect(sellerOfStore([shop, other], 'de')?.name).toBe('Vitrine GmbH');
    expect(sellerOfStore([other], 'de')).toBeUndefined();
  });

  it('need a name, an address and a VAT ID or tax number', () => {
    expect(missingOfSeller(undefined)).toBe('name');
    expect(missingOfSeller({ ...shop, address: ' ' })).toBe('address');
    expect(missingOfSeller({ ...shop, vat_id: '' })).toBe('vat_id');
    expect(missingOfSeller({ ...shop, vat_id: '', tax_number: '12/345' })).toBeUndefined();
  });

  it('may share neither stores nor series', () => {
    expect(sellerErrors([shop, { ...shop, stores: ['us'] }]).map(({ field }) => field)).toEqual([
      'invoice_sellers[1].invoice_series',
    ]);
    const us = { ...shop, stores: ['us'], invoice_series: 'US-', credit_note_series: 'USC-' };
    expect(sellerErrors([shop, us])).toEqual([]);
    expect(sellerErrors([us, { ...shop, stores: ['de', 'us'] }]).map(({ field }) => field)).toEqual([
      'invoice_sellers[1].stores',
    ]);
    expect(sellerErrors([{ ...shop, invoice_series: 'A-', credit_note_series: 'A-' }])).toHaveLength(1);
    // 'R' gives R00001 as the first number, 'R0' with four digits too.
    expect(sellerErrors([{ ...us, invoice_series: 'R', credit_note_series: 'R0' }])).toHaveLength(1);
    expect(sellerErrors([shop, { ...us, invoice_series: 'INV-2026-' }])).toHaveLength(1);
    expect(sellerErrors([{ ...us, invoice_series: 'S1-', credit_note_series: 'S2-' }])).toEqual([]);
  });
});
