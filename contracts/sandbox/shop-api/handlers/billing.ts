/** Billing calls (specification 2, sections 2 and 7). */

import { ShopError } from '../errors/shop-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { toDecimal } from '../market/money.ts';
import { startAccountPayment } from '../payments/start-account-payment.ts';
import { VERIFICATION_AMOUNT } from '../products/pricing.ts';
import { fileIdOf, type Invoice } from '../store/invoices.ts';
import { invoicePdf } from '../views/invoice-pdf.ts';

function own(invoice: Invoice | undefined, invoiceId: string, { customer }: HandlerContext): Invoice {
  if (!invoice) throw new ShopError(404, 'error.message.invoiceIsNotFound', { invoiceId });
  if (invoice.customerId !== customer().id) throw new ShopError(403, 'error.message.userIsNotBelongTo');
  return invoice;
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
      pdfFileId: fileIdOf(invoice),
      // Links are made one at a time, when somebody asks for the file.
      pdfFileUrl: null,
    })),

  getInvoiceFile: ({ params }, context) => {
    const { shop, market, files } = context;
    const invoice = own(shop.invoices.byFileId(params.id), params.id, context);
    const customer = context.customer();
    const link = files.publish({
      name: `${invoice.number}.pdf`,
      make: () => invoicePdf(invoice, customer, market.language),
    });
    return { link };
  },

  changePaymentMethod: ({ body }, context) =>
    startAccountPayment({ reason: 'Change' }, VERIFICATION_AMOUNT, body, context).answer,

  orderPayNow: ({ body }, context) => {
    const invoice = own(context.shop.invoices.byNumber(body.invoiceId), body.invoiceId, context);
    if (invoice.balance === 0) {
      throw new ShopError(400, 'error.message.invoiceIsAlreadyPaid', { invoiceId: body.invoiceId });
    }
    const purpose = { reason: 'ChangeAndImmediatePayment', invoiceNumber: invoice.number } as const;
    return startAccountPayment(purpose, invoice.balance, body, context).answer;
  },
} satisfies Handlers<'getInvoices' | 'getInvoiceFile' | 'changePaymentMethod' | 'orderPayNow'>;
