import { beforeEach, describe, expect, it } from 'vitest';
import { canada, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

describe('a support question', () => {
  const question = { fromEmail: 'owen@example.com', title: 'Delivery', question: 'Where is my parcel, please?' };

  it('is stored with its customer', async () => {
    await open.call('sendSupportQuestion', 'POST', '/api/user/support', open.as('ca-subscriber'), question);
    expect(open.shop.supportMessages.all()).toEqual([
      {
        kind: 'question',
        customerId: 'ca-subscriber',
        fromEmail: 'owen@example.com',
        title: 'Delivery',
        text: 'Where is my parcel, please?',
        day: '2026-03-15',
      },
    ]);
  });

  it.each([{ question: 'Why?' }, { fromEmail: 'owen' }, { title: '' }])('is rejected with %o', async (changes) => {
    const body = { ...question, ...changes };
    expect(await open.callRefused('POST', '/api/user/support', open.as('ca-subscriber'), body)).toMatchObject({
      status: 400,
      code: 'error.message.requestIsInvalid',
    });
  });
});

describe('a request to end a contract', () => {
  it('is accepted from anyone and does not reveal which subscriptions exist', async () => {
    const request = { name: 'Jonas', surName: 'Becker', fromEmail: 'jonas@example.com', subscriptionNumber: 'S1' };
    const answers = await Promise.all(
      ['S1', 'S20100001', 'PO-2026-000001'].map((subscriptionNumber) =>
        open.call('sendTerminationRequest', 'POST', '/api/user/SendCancelEmail', canada, {
          ...request,
          subscriptionNumber,
        }),
      ),
    );
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(open.shop.supportMessages.all()).toHaveLength(3);
  });

  it('is stored with its kind, its reason and its end', async () => {
    const request = { name: 'Jonas', surName: 'Becker', fromEmail: 'jonas@example.com', subscriptionNumber: 'S1' };
    const declared = { reason: 'Broken twice', endDate: '2026-04-30' };
    const body = { ...request, ...declared, kind: 'ForCause' };
    await open.call('sendTerminationRequest', 'POST', '/api/user/SendCancelEmail', canada, body);
    expect(open.shop.supportMessages.all()).toEqual([
      { kind: 'termination', ...request, ...declared, declared: 'ForCause', day: '2026-03-15' },
    ]);
  });
});
