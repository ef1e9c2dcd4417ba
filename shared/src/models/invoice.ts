/** Invoices (docs/rules/account.md#billing). */
import { z } from 'zod';
import { amountSchema, shopDaySchema } from './charge.ts';

export const invoiceSchema = z.looseObject({
  invoiceId: z.string(),
  invoiceDate: shopDaySchema,
  price: amountSchema,
  balance: amountSchema,
  hasBalance: z.boolean(),
  pdfFileId: z.string().nullable(),
  pdfFileUrl: z.string().nullable(),
});

export const invoiceFileSchema = z.looseObject({
  link: z.string().describe('URL of the file, which the browser opens'),
});

export type Invoice = z.infer<typeof invoiceSchema>;
