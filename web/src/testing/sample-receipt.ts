/** A receipt as the BFF has it; `changes` replace what a test is about. */
import type { Receipt } from '@perennial/shared/receipt';

export const sampleReceipt = (changes: Partial<Receipt> = {}): Receipt => ({
  id: 'K7MQ2F9D',
  call: 'pauseReplenishment',
  subscription: 'S-1',
  inputs: {},
  result: 'done',
  status: 200,
  at: '2026-03-15T12:00:00.000Z',
  requestId: '5e3c9f5e-0000-4000-8000-000000000001',
  by: 'customer',
  language: 'en-CA',
  shown: null,
  code: 'PR1.c3RhdGVtZW50.c2lnbmF0dXJl',
  ...changes,
});
