import { cultureOf } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../store/customers.ts';
import type { Invoice } from '../store/invoices.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { termsPdf } from './terms-pdf.ts';

const customer = newCustomer({ id: 'z', email: 'z@example.com', firstName: 'Żaneta', lastName: 'Łukaszewska' });

const invoice: Invoice = {
  number: 'INV-700001',
  customerId: 'z',
  orderNumber: 'PO-1',
  subscriptionNumber: 'S20100001',
  market: { culture: cultureOf('pl-pl'), country: 'PL', currency: 'PLN', language: 'pl-PL' },
  issuedOn: '2026-03-15',
  lines: [{ partId: 'lume-device', quantity: 1, amount: 12_900 }],
  tax: 0,
  total: 12_900,
  balance: 12_900,
};

const terms = {
  kind: 'Subscription',
  subscriptionNumber: 'S20100001',
  bundleName: 'hair-removal-lume',
  planName: 'Lume',
  since: '2026-03-15',
  rightToReturnDays: 30,
} as const;

/** Returns the title of a PDF. It is an object of its own, in UTF-16 if its letters need it. */
function readTitle(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const object = /\/Title (\d+) 0 R/.exec(source)?.[1];
  const written = new RegExp(`\\n${object} 0 obj\\n\\(((?:\\\\.|[^\\\\)])*)\\)`, 's').exec(source)?.[1] ?? '';
  const bytes = Buffer.from(written.replace(/\\(.)/gs, '$1'), 'latin1');
  return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}

describe('invoicePdf', () => {
  it.each([
    [invoice, 'en-CA', 'Invoice INV-700001'],
    [invoice, 'pl-PL', 'Faktura INV-700001'],
    [{ ...invoice, total: -12_900, balance: 0 }, 'en-CA', 'Credit note INV-700001'],
  ])('returns a PDF in the language (%#)', async (document, languageTag, title) => {
    const pdf = await invoicePdf(document, customer, languageTag);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readTitle(pdf)).toBe(title);
    expect(pdf.toString('latin1')).toContain(`/Lang (${languageTag})`);
  });

  it('uses the Letter format in North America and A4 elsewhere', async () => {
    const sizes = await Promise.all(['en-CA', 'pl-PL'].map((tag) => invoicePdf(invoice, customer, tag)));
    expect(sizes.map((pdf) => /\/MediaBox \[0 0 ([\d.]+)/.exec(pdf.toString('latin1'))?.[1])).toEqual([
      '612',
      '595.28',
    ]);
  });
});

describe('termsPdf', () => {
  it.each([
    ['Subscription', 'de-DE', 'Abonnementbedingungen'],
    ['Purchase', 'en-GB', 'Purchase terms'],
    ['Purchase', 'ro-RO', 'Condițiile de cumpărare'],
  ] as const)('returns the terms of a %s in %s', async (kind, languageTag, title) => {
    expect(readTitle(await termsPdf({ ...terms, kind, languageTag }))).toBe(title);
  });
});
