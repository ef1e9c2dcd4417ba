/** Invoices (specification 2, section 3). */
import { z } from 'zod';
import { amountSchema } from './charge.ts';

export const invoiceSchema = z.looseObject({
  invoiceId: z.string(),
  invoiceDate: z.string().describe('YYYY-MM-DD'),
  price: amountSchema,
  balance: amountSchema,
  hasBalance: z.boolean(),
  pdfFileId: z.string().nullable(),
  pdfFileUrl: z.string().nullable(),
});

export const invoiceFileSchema = z.looseObject({
  link: z.string().describe('Where the file is; the browser follows it'),
});

export type Invoice = z.infer<typeof invoiceSchema>;
