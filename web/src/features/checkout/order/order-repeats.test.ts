// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/client.ts';
import { createLines } from '../../../commerce/cart/cart-lines.ts';
import { finishAttempt } from '../../../storage/order-attempts.ts';
import { createOrderAttempts } from './order-attempt.ts';
import { amex, createOrderShop, createProblem, freshChecks, payable, request, sofort } from './testing/order-shop.ts';

beforeEach(() => window.localStorage.clear());

describe('an order that was begun', () => {
  it('pays the same order with another card, also after a reload', async () => {
    await createOrderShop().place(request);
    const reloaded = createOrderShop();
    expect(await reloaded.place({ ...request, method: amex })).toMatchObject({
      kind: 'card',
      attempt: expect.any(String),
      order: { orderNumber: 'PO-1' },
    });
    expect(reloaded.orders()).toHaveLength(0);
  });

  it('orders again with another provider instead of opening the card form of the waiting order', async () => {
    await createOrderShop().place(request);
    const htmlForm = '<form action="https://pay.example.com/" method="post"></form>';
    const { place, names } = createOrderShop({ submitOrder: { ...payable, htmlForm } });
    expect(await place({ ...request, method: sofort })).toMatchObject({ kind: 'provider' });
    expect(names()).toEqual([...freshChecks, 'submitOrder']);
  });

  it('repeats an order without a response with the same key', async () => {
    const offline = createOrderShop({ submitOrder: new ProblemError(createProblem(0)) });
    await expect(offline.place(request)).rejects.toThrow();
    const online = createOrderShop();
    await online.place(request);
    expect(online.orders()[0]?.key).toBe(offline.orders()[0]?.key);
  });

  it('sends the same order with another method under another key, in the letters that a key may have', async () => {
    const { place, orders } = createOrderShop({ submitOrder: new ProblemError(createProblem(0)) });
    for (const code of ['Adyen.Visa', 'Bank "B", Łódź']) {
      await place({ ...request, method: { ...sofort, code } }).catch(() => undefined);
    }
    const [visaKey, bankKey] = orders().map(({ key }) => key);
    expect(bankKey).toBe(visaKey?.replace('Adyen.Visa', 'Bank%20%22B%22%2C%20%C5%81%C3%B3d%C5%BA'));
  });

  it('repeats the order of another tab that is finished during the checks, and a later press places a new one', async () => {
    const { place, orders } = createOrderShop({ submitOrder: { ...payable, htmlForm: null } });
    const pressed = place({ ...request, method: undefined });
    const { key } = createOrderAttempts('en-ca').findOrStart(request.lines, request.agreed.amount);
    finishAttempt(key);
    await pressed;
    expect(orders()[0]?.key).toBe(key);
    await place({ ...request, method: undefined });
    expect(orders()[1]?.key).not.toBe(key);
  });

  it('pays the order of another tab that begins to wait for its payment during the checks', async () => {
    const attempts = createOrderAttempts('en-ca');
    const { place, orders } = createOrderShop();
    const pressed = place(request);
    attempts.saveAwaitedPayment(attempts.findOrStart(request.lines, request.agreed.amount), payable);
    expect(await pressed).toMatchObject({ kind: 'card', order: { orderNumber: 'PO-1' } });
    expect(orders()).toHaveLength(0);
  });

  it('places a new order if the cart has changed', async () => {
    const { place, orders } = createOrderShop();
    await place(request);
    await place({ ...request, lines: createLines(['razor-arc']) });
    expect(orders()).toHaveLength(2);
    expect(orders()[0]?.key).not.toBe(orders()[1]?.key);
  });

  it.each([
    [400, 'places a new order', 1],
    [404, 'places a new order', 1],
    [499, 'places a new order', 1],
    [401, 'pays the waiting order', 0],
    [408, 'pays the waiting order', 0],
    [429, 'pays the waiting order', 0],
    [500, 'pays the waiting order', 0],
    [502, 'pays the waiting order', 0],
    [504, 'pays the waiting order', 0],
    [0, 'pays the waiting order', 0],
  ])('after the status %i of its card payment, the next press %s', async (status, _, count) => {
    await createOrderShop().place(request);
    const failed = createOrderShop({ createPaymentSession: new ProblemError(createProblem(status)) });
    await expect(failed.place(request)).rejects.toThrow('Not possible');
    const next = createOrderShop();
    await next.place(request);
    expect(next.orders()).toHaveLength(count);
  });
});
