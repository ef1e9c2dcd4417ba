/** The PDF of an invoice (docs/rules/account.md#invoice-download). */
import type { StoredAddress } from '@perennial/shared/models/profile';
import { formatDay } from '../calendar/day.ts';
import { type Minor, toDecimal } from '../market/money.ts';
import { partName, shopTexts } from '../products/texts.ts';
import { billingAddressOf, type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Invoice } from '../store/invoices.ts';
import { BOLD, createLetterPdf, type Letter, MARGIN, REGULAR } from './letter-pdf.ts';

const LINE_COLOR = '#c9d3cd';

/** Returns the lines of a postal address. Fields that the country does not use are empty. */
function addressLines(address: StoredAddress, languageTag: string): readonly string[] {
  const { addition, line1, line2, street, houseNumber, extension, zipCode, city, county, stateCode, countryCode } =
    address;
  const join = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return [addition, join(line1, street, houseNumber, extension), line2, join(zipCode, city), join(county ?? stateCode)]
    .concat(new Intl.DisplayNames(languageTag, { type: 'region' }).of(countryCode))
    .filter((line): line is string => Boolean(line));
}

type Column = { readonly at: number; readonly width: number; readonly align: 'left' | 'right' };

/** Returns the three columns of an invoice between the margins. */
function toColumns(letter: Letter): readonly [Column, Column, Column] {
  const width = letter.page.width - 2 * MARGIN;
  return [
    { at: MARGIN, width: width * 0.6, align: 'left' },
    { at: MARGIN + width * 0.6, width: width * 0.15, align: 'right' },
    { at: MARGIN + width * 0.75, width: width * 0.25, align: 'right' },
  ];
}

function drawRow(letter: Letter, cells: readonly [string, string, string], font: string): void {
  const top = letter.y;
  let bottom = top;
  for (const [index, { at, width, align }] of toColumns(letter).entries()) {
    letter.font(font).text(cells[index] ?? '', at, top, { width, align });
    bottom = Math.max(bottom, letter.y);
  }
  letter.y = bottom + 6;
  letter.x = MARGIN;
}

function drawLine(letter: Letter): void {
  letter
    .moveTo(MARGIN, letter.y)
    .lineTo(letter.page.width - MARGIN, letter.y)
    .lineWidth(0.5)
    .stroke(LINE_COLOR);
  letter.y += 8;
}

/** Returns the PDF of an invoice or a credit note in a language. */
export function invoicePdf(invoice: Invoice, customer: Customer, languageTag: string): Promise<Buffer> {
  const { documents: texts } = shopTexts(languageTag);
  const { currency } = invoice.market;
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency });
  const formatAmount = (amount: Minor) => format.format(toDecimal(amount));
  const address = billingAddressOf(customer) ?? shippingAddressOf(customer);
  const facts = [
    [texts.number, invoice.number],
    [texts.date, formatDay(invoice.issuedOn, languageTag)],
    ...(invoice.subscriptionNumber === null ? [] : [[texts.subscription, invoice.subscriptionNumber]]),
  ];
  const options = {
    title: `${invoice.total < 0 ? texts.creditNote : texts.invoice} ${invoice.number}`,
    languageTag,
    creationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    pageWord: texts.page,
  };
  return createLetterPdf(options, (letter) => {
    for (const [name, value] of facts) letter.text(`${name}: ${value}`);
    letter.moveDown().font(BOLD).text(texts.billTo).font(REGULAR);
    letter.text(`${customer.firstName} ${customer.lastName}`);
    for (const line of address ? addressLines(address, languageTag) : []) letter.text(line);
    letter.moveDown(2);
    drawRow(letter, [texts.description, texts.quantity, texts.amount], BOLD);
    drawLine(letter);
    for (const { partId, quantity, amount } of invoice.lines) {
      drawRow(letter, [partName(languageTag, partId), String(quantity), formatAmount(amount)], REGULAR);
    }
    drawLine(letter);
    if (invoice.tax !== 0) drawRow(letter, [texts.tax, '', formatAmount(invoice.tax)], REGULAR);
    drawRow(letter, [texts.total, '', formatAmount(invoice.total)], BOLD);
    drawRow(letter, [texts.paid, '', formatAmount(invoice.total - invoice.balance)], REGULAR);
    if (invoice.balance > 0) drawRow(letter, [texts.due, '', formatAmount(invoice.balance)], BOLD);
  });
}
