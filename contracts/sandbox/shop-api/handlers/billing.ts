/** Billing calls (docs/rules/account.md#billing). */
import { type HandlerContext, toPaymentContext } from '../context.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { startAccountPayment } from '../payments/start-account-payment.ts';
import { VERIFICATION_AMOUNT } from '../products/pricing.ts';
import { type Invoice, toFileId } from '../store/invoices.ts';
import { requireOwn } from '../store/own-record.ts';
import { invoicePdf } from '../views/invoice-pdf.ts';

/** Throws ShopError 404 without an invoice, 403 for another customer's. */
function requireOwnInvoice(invoice: Invoice | undefined, invoiceId: string, { customer }: HandlerContext): Invoice {
  return requireOwn(invoice, customer(), new ShopError(404, 'error.message.invoiceIsNotFound', { invoiceId }));
}

export const billingHandlers = {
  getInvoices: (_, { shop, customer }) =>
    shop.invoices.ofCustomer(customer()).map((invoice) => ({
      invoiceId: invoice.number,
      invoiceDate: invoice.issuedOn,
      currencyCode: invoice.market.currency,
      price: toDecimal(invoice.total),
      balance: toDecimal(invoice.balance),
      hasBalance: invoice.balance > 0,
      pdfFileId: toFileId(invoice),
      // URLs expire, so each is created by the call for its file.
      pdfFileUrl: null,
    })),

  getInvoiceFile: ({ params }, context) => {
    const { shop, market, files } = context;
    const invoice = requireOwnInvoice(shop.invoices.byFileId(params.id), params.id, context);
    const customer = context.customer();
    const link = files.publish({
      name: `${invoice.number}.pdf`,
      create: () => invoicePdf(invoice, customer, market.language),
    });
    return { link };
  },

  changePaymentMethod: ({ body }, context) =>
    startAccountPayment({ reason: 'Change' }, VERIFICATION_AMOUNT, body, toPaymentContext(context)).response,

  orderPayNow: ({ body }, context) => {
    const { invoiceId } = body;
    const invoice = requireOwnInvoice(context.shop.invoices.byNumber(invoiceId), invoiceId, context);
    if (invoice.balance === 0) throw new ShopError(400, 'error.message.invoiceIsAlreadyPaid', { invoiceId });
    const purpose = { reason: 'ChangeAndImmediatePayment', invoiceNumber: invoice.number } as const;
    return startAccountPayment(purpose, invoice.balance, body, toPaymentContext(context)).response;
  },
} satisfies Handlers<'getInvoices' | 'getInvoiceFile' | 'changePaymentMethod' | 'orderPayNow'>;
