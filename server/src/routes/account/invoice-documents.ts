/**
 * The document of an invoice itself, for a download of many (docs/rules/account.md#documents-of-a-year), and whether its
 * host works (docs/rules/account.md#invoice-download).
 */
import { identifierSchema } from '@perennial/shared/catalogue/schemas/fields';
import { problemSchema } from '@perennial/shared/errors/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { RequestProblem } from '../../errors/request-problem.ts';
import { isHostDown, readInvoiceFile } from '../../shop-api/invoice-file.ts';
import type { VisitorShopApi } from '../../shop-api/visitor-shop-api.ts';
import type { CheckAccess } from '../call-access.ts';

type Options = { config: Pick<Config, 'SHOP_API_URL'>; shop: VisitorShopApi; checkAccess: CheckAccess };

const params = z.strictObject({ id: identifierSchema.describe('Invoice id') });

export const invoiceDocumentRoutes: FastifyPluginAsyncZod<Options> = async (app, { config, shop, checkAccess }) => {
  const isPlainAllowed = config.SHOP_API_URL.protocol === 'http:';
  const onRequest = (request: FastifyRequest) => checkAccess(request, 'getInvoiceFile');

  app.get(
    '/bff/invoices/:id/document',
    {
      schema: {
        operationId: 'readInvoiceDocument',
        summary: 'The document of an invoice, as a PDF',
        tags: ['Invoices'],
        params,
        response: {
          200: { description: 'The document', content: { 'application/pdf': { schema: z.string() } } },
          default: problemSchema,
        },
      },
      onRequest,
    },
    async (request, reply) => {
      const link = await findLink(request, request.params.id);
      const file = await readInvoiceFile(link, { signal: request.clientAborted, isPlainAllowed });
      return sendPdf(reply, file);
    },
  );

  app.get(
    '/bff/invoices/:id/document-host',
    {
      schema: {
        operationId: 'readInvoiceDocumentHost',
        summary: 'Whether the host of the document of an invoice is known to be down',
        tags: ['Invoices'],
        params,
        response: { 200: z.strictObject({ isDown: z.boolean() }), default: problemSchema },
      },
      onRequest,
    },
    async (request) => {
      const link = await findLink(request, request.params.id);
      return { isDown: await isHostDown(link, { signal: request.clientAborted, isPlainAllowed }) };
    },
  );

  /** Only a link of the shop API is followed, never one of the browser. Throws RequestProblem `request.notFound`. */
  async function findLink(request: FastifyRequest, id: string): Promise<string> {
    const invoices = await shop.call(request, 'getInvoices', {});
    const invoice = invoices.find(({ invoiceId }) => invoiceId === id);
    if (invoice?.pdfFileId)
      return (await shop.call(request, 'getInvoiceFile', { params: { id: invoice.pdfFileId } })).link;
    if (invoice?.pdfFileUrl) return invoice.pdfFileUrl;
    throw new RequestProblem('request.notFound');
  }
};

function sendPdf(reply: FastifyReply, file: Buffer) {
  return reply.type('application/pdf').header('content-disposition', 'attachment').send(file);
}
