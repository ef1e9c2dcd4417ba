/** The documents that customers read: invoices and terms, in the language that they are asked for in. */
import type { StoredAddress } from '@perennial/shared/models/profile';
import type { Day } from '../calendar/billing-period.ts';
import { dayText } from '../calendar/format-day.ts';
import { type Minor, toDecimal } from '../market/money.ts';
import { bundleTexts, partName, shopTexts } from '../products/texts.ts';
import { type Customer, shippingAddressOf } from '../store/customers.ts';
import type { Invoice } from '../store/invoices.ts';
import { BOLD, MARGIN, type Paper, pdfOnPaper, REGULAR } from './letter-pdf.ts';

const RULE = '#c9d3cd';

/** An address as a letter has it: only what the country uses is there. */
function addressLines(address: StoredAddress, languageTag: string): readonly string[] {
  const { addition, line1, line2, street, houseNumber, extension, zipCode, city, county, stateCode, countryCode } =
    address;
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  return [
    addition,
    joined(line1, street, houseNumber, extension),
    line2,
    joined(zipCode, city),
    joined(county ?? stateCode),
  ]
    .concat(new Intl.DisplayNames(languageTag, { type: 'region' }).of(countryCode))
    .filter((line): line is string => Boolean(line));
}

function billingAddressOf(customer: Customer): StoredAddress | null {
  return customer.addresses.find(({ type }) => type === 'Billing') ?? shippingAddressOf(customer);
}

type Column = { readonly at: number; readonly width: number; readonly align: 'left' | 'right' };

/** The columns of an invoice, over the whole width between the margins. */
function columnsOf(paper: Paper): readonly [Column, Column, Column] {
  const width = paper.page.width - 2 * MARGIN;
  return [
    { at: MARGIN, width: width * 0.6, align: 'left' },
    { at: MARGIN + width * 0.6, width: width * 0.15, align: 'right' },
    { at: MARGIN + width * 0.75, width: width * 0.25, align: 'right' },
  ];
}

function drawRow(paper: Paper, cells: readonly [string, string, string], font: string): void {
  const top = paper.y;
  let bottom = top;
  for (const [index, { at, width, align }] of columnsOf(paper).entries()) {
    paper.font(font).text(cells[index] ?? '', at, top, { width, align });
    bottom = Math.max(bottom, paper.y);
  }
  paper.y = bottom + 6;
  paper.x = MARGIN;
}

function drawRule(paper: Paper): void {
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(paper.page.width - MARGIN, paper.y)
    .lineWidth(0.5)
    .stroke(RULE);
  paper.y += 8;
}

/** An invoice as a PDF. */
export function invoicePdf(invoice: Invoice, customer: Customer, languageTag: string): Promise<Buffer> {
  const { documents: words } = shopTexts(languageTag);
  const { currency } = invoice.market;
  const format = new Intl.NumberFormat(languageTag, { style: 'currency', currency });
  const money = (amount: Minor) => format.format(toDecimal(amount));
  const address = billingAddressOf(customer);
  const facts = [
    [words.number, invoice.number],
    [words.date, dayText(invoice.issuedOn, languageTag)],
    ...(invoice.subscriptionNumber === null ? [] : [[words.subscription, invoice.subscriptionNumber]]),
  ];
  const options = {
    title: `${invoice.total < 0 ? words.creditNote : words.invoice} ${invoice.number}`,
    languageTag,
    creationDate: new Date(`${invoice.issuedOn}T00:00:00Z`),
    pageWord: words.page,
  };
  return pdfOnPaper(options, (paper) => {
    for (const [name, value] of facts) paper.text(`${name}: ${value}`);
    paper.moveDown().font(BOLD).text(words.billTo).font(REGULAR);
    paper.text(`${customer.firstName} ${customer.lastName}`);
    for (const line of address ? addressLines(address, languageTag) : []) paper.text(line);
    paper.moveDown(2);
    drawRow(paper, [words.description, words.quantity, words.amount], BOLD);
    drawRule(paper);
    for (const { partId, quantity, amount } of invoice.lines) {
      drawRow(paper, [partName(languageTag, partId), String(quantity), money(amount)], REGULAR);
    }
    drawRule(paper);
    if (invoice.tax !== 0) drawRow(paper, [words.tax, '', money(invoice.tax)], REGULAR);
    drawRow(paper, [words.total, '', money(invoice.total)], BOLD);
    drawRow(paper, [words.paid, '', money(invoice.total - invoice.balance)], REGULAR);
    if (invoice.balance > 0) drawRow(paper, [words.due, '', money(invoice.balance)], BOLD);
  });
}

export type TermsQuestion = {
  readonly kind: 'Subscription' | 'Purchase';
  readonly subscriptionNumber: string;
  readonly bundleName: string;
  readonly planName: string;
  /** Day from which they hold. */
  readonly since: Day;
  readonly rightToReturnDays: number;
  readonly languageTag: string;
};

/** The terms of a rate plan as a PDF. */
export function termsPdf(question: TermsQuestion): Promise<Buffer> {
  const { kind, subscriptionNumber, bundleName, planName, since, rightToReturnDays, languageTag } = question;
  const { documents: words, terms } = shopTexts(languageTag);
  const { title } = bundleTexts(languageTag, bundleName);
  const options = {
    title: kind === 'Purchase' ? words.purchaseTerms : words.terms,
    languageTag,
    creationDate: new Date(`${since}T00:00:00Z`),
    pageWord: words.page,
  };
  return pdfOnPaper(options, (paper) => {
    paper.font(BOLD).text(title).font(REGULAR);
    paper.text(planName);
    paper.text(`${words.subscription} ${subscriptionNumber} · ${dayText(since, languageTag)}`);
    paper.moveDown(1.5);
    // What renews by itself is said of subscriptions alone.
    if (kind === 'Subscription') paper.text(terms.replace('{title}', title), { lineGap: 3 }).moveDown();
    for (const section of words.sections) {
      paper.moveDown(0.5).font(BOLD).text(section.title).font(REGULAR);
      paper.moveDown(0.2).text(section.text.replace('{days}', String(rightToReturnDays)), { lineGap: 3 });
    }
  });
}
