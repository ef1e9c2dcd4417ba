/** The receipts of the visitor's changes, and their check by customer care (docs/rules/receipts.md, ADR 82). */
import { problemSchema } from '@perennial/shared/errors/problem';
import { receiptCheckSchema, receiptSchema } from '@perennial/shared/receipt';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { ReceiptCodes } from '../../receipts/receipt-code.ts';
import type { Receipts } from '../../receipts/receipts.ts';
import { toPerson } from '../../session/sign-in-record.ts';

type Options = { receipts: Receipts; receiptCodes: ReceiptCodes };

/** A receipt as a text, with its code, has some thousand letters. */
const MAX_LETTERS = 20_000;

export const receiptRoutes: FastifyPluginAsyncZod<Options> = async (app, { receipts, receiptCodes }) => {
  app.get(
    '/bff/receipts',
    {
      schema: {
        operationId: 'listReceipts',
        summary: 'The receipts of the changes of this sign-in, newest first',
        tags: ['Session'],
        response: { 200: z.array(receiptSchema), default: problemSchema },
      },
    },
    async (request) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      await request.visitor.recordActivity(signIn);
      return [...(await receipts.list(signIn))];
    },
  );

  app.post(
    '/bff/receipts/verify',
    {
      schema: {
        operationId: 'verifyReceipt',
        summary: 'Whether a receipt is genuine, and what it says; for customer care',
        tags: ['Session'],
        body: z.strictObject({ text: z.string().min(1).max(MAX_LETTERS).describe('The receipt, or its code') }),
        response: { 200: receiptCheckSchema, default: problemSchema },
      },
    },
    async (request) => {
      const signIn = await request.visitor.signIn();
      if (!signIn) throw new RequestProblem('session.required');
      if (signIn.role !== 'admin') throw new RequestProblem('session.adminRequired');
      await request.visitor.recordActivity(signIn);
      const verified = receiptCodes.verify(request.body.text);
      if (!verified) return { genuine: false } as const;
      const { statement, isOf } = verified;
      return { genuine: true, statement, isOfCustomer: isOf(toPerson(signIn)) } as const;
    },
  );
};
