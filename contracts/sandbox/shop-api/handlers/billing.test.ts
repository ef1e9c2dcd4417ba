import { beforeEach, describe, expect, it } from 'vitest';
import { applyPaymentResult } from '../payments/payment-outcome.ts';
import { type Headers, type OpenShop, openShop } from '../testing/open-shop.ts';

let open: OpenShop;
beforeEach(async () => {
  open = await openShop();
});

const inItaly = { country: 'IT', currency: 'EUR', language: 'it-IT' } as const;
const request = { cancelPaymentUrl: 'http://shop.example/en-ca/my-account', sbeCompliance: 'NA' } as const;

const getInvoices = (headers: Headers) => open.call('getInvoices', 'GET', '/api/invoice/list', headers);

const payNow = (headers: Headers, invoiceId: string, paymentMethodCode: string) =>
  open.call('orderPayNow', 'POST', '/api/users/current/payment-profile-with-immediate-payment', headers, {
    ...request,
    sbeCompliance: 'True',
    invoiceId,
    paymentMethodCode,
  });

const getResult = (headers: Headers, paymentResult: string) =>
  open.call('submitPaymentResult', 'POST', '/api/payment/result', headers, { paymentResult });

const session = (path: string, query: Readonly<Record<string, string>>) =>
  `/api/payment/${path}?${new URLSearchParams({ paymentProvider: 'Adyen', sbeCompliance: 'NA', ...query })}`;

/** Returns the path of the wallet page. */
const walletPath = (form: string | null) => form?.match(/action="http:\/\/shop-api\.example([^"]+)"/)?.[1] ?? '';

describe('invoices', () => {
  it('are empty for a customer without orders', async () => {
    expect(await getInvoices(open.as('ca-new'))).toEqual([]);
  });

  it('contain the order and each later payment with tax, newest first', async () => {
    const [latest, ...rest] = await getInvoices(open.as('ca-failed-card'));
    expect(rest.map(({ invoiceDate }) => invoiceDate)).toEqual(['2026-01-05', '2025-11-05']);
    // Two times 15.99 and 12% tax of British Columbia, unpaid.
    expect(latest).toMatchObject({ invoiceDate: '2026-03-05', price: 35.82, balance: 35.82, hasBalance: true });
    expect(rest.every(({ hasBalance }) => !hasBalance)).toBe(true);
  });

  it('are added for each paid order', async () => {
    const headers = open.as('ca-subscriber');
    const before = await getInvoices(headers);
    const order = {
      bundles: [{ name: 'razor-arc', quantity: 1 }],
      cancelPaymentUrl: request.cancelPaymentUrl,
      paymentMethodCode: 'Adyen.Visa',
    };
    const { orderNumber } = await open.call('submitOrder', 'POST', '/api/orders', headers, order);
    expect(await getInvoices(headers)).toEqual(before);
    applyPaymentResult(open.shop, { orderNumber, resultCode: 'Authorised' });
    expect((await getInvoices(headers))[0]).toMatchObject({
      invoiceDate: '2026-03-15',
      price: 14.68,
      hasBalance: false,
    });
  });

  it('are added for each recurring payment and stay unpaid after the card has expired', async () => {
    const headers = open.as('ca-subscriber');
    open.clock.advance(60);
    const [paid] = await getInvoices(headers);
    expect(paid).toMatchObject({ invoiceDate: '2026-05-03', price: 21.46, balance: 0 });
    open.clock.advance(5 * 365);
    const [unpaid] = await getInvoices(headers);
    expect(unpaid?.hasBalance).toBe(true);
    const profile = await open.call('getProfile', 'GET', '/api/user/details', headers);
    expect(profile.personalDetail).toMatchObject({ hasInvalidRecurringPaymentDetail: true, ableToSubscribe: false });
  });

  it('can be downloaded at the URL of the call', async () => {
    const headers = open.as('ca-subscriber');
    const [invoice] = await getInvoices(headers);
    const path = `/api/attachment/invoicefile/${invoice?.pdfFileId}`;
    const { link } = await open.call('getInvoiceFile', 'GET', path, headers);
    expect(link).toMatch(/^http:\/\/files\.example\/files\/[\w-]{32}\/INV-\d+\.pdf$/);
    const file = await open.send('GET', new URL(link).pathname, {});
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice?.invoiceId}.pdf"`,
    });
    expect(file.body).toMatch(/^%PDF-1\.\d/);
    expect((await open.send('GET', '/files/made-up/INV-1.pdf', {})).status).toBe(404);
  });

  it('are refused to other customers', async () => {
    const [invoice] = await getInvoices(open.as('ca-subscriber'));
    const path = `/api/attachment/invoicefile/${invoice?.pdfFileId}`;
    expect(await open.callRefused('GET', path, open.as('ca-new'))).toMatchObject({
      status: 403,
      code: 'error.message.userIsNotBelongTo',
    });
    expect(await open.callRefused('GET', '/api/attachment/invoicefile/F-INV-1', open.as('ca-new'))).toMatchObject({
      status: 404,
      code: 'error.message.invoiceIsNotFound',
    });
  });
});

describe('a past-due invoice', () => {
  let headers: Headers;
  let invoiceId: string;
  beforeEach(async () => {
    headers = open.as('it-past-due', inItaly);
    [{ invoiceId } = { invoiceId: '' }] = (await getInvoices(headers)).filter(({ hasBalance }) => hasBalance);
  });

  const ableToSubscribe = async () =>
    (await open.call('getProfile', 'GET', '/api/user/details', headers)).personalDetail.ableToSubscribe;

  it('is paid by card; then the customer can order again', async () => {
    expect(await ableToSubscribe()).toBe(false);
    const { orderNumber, htmlForm } = await payNow(headers, invoiceId, 'Adyen.Visa');
    expect(htmlForm).toBeNull();
    const query = { orderNumber: orderNumber ?? '', invoiceId, paymentMethodCode: 'Adyen.Visa' };
    const url = session('PastDuePaymentSessionRequest', query);
    const { id } = await open.call('createPastDuePaymentSession', 'POST', url, headers);
    expect(open.cardSessions[0]).toMatchObject({ amount: { currency: 'EUR', value: 2999 }, brands: ['visa'] });
    applyPaymentResult(open.shop, { orderNumber: orderNumber ?? '', resultCode: 'Authorised' });
    expect(await getResult(headers, `?sessionId=${id}&redirectResult=x`)).toEqual({
      createdReason: 'ChangeAndImmediatePayment',
      isPaymentSuccess: true,
      subscriptionNumber: open.shop.invoices.byNumber(invoiceId)?.subscriptionNumber,
    });
    expect((await getInvoices(headers)).some(({ hasBalance }) => hasBalance)).toBe(false);
    expect(await ableToSubscribe()).toBe(true);
    const again = { ...request, invoiceId, paymentMethodCode: 'Adyen.Visa' };
    expect(
      await open.callRefused('POST', '/api/users/current/payment-profile-with-immediate-payment', headers, again),
    ).toMatchObject({ status: 400, code: 'error.message.invoiceIsAlreadyPaid' });
  });

  it('is paid by wallet', async () => {
    const { orderNumber, htmlForm } = await payNow(headers, invoiceId, 'PayPal');
    expect(orderNumber).toBeNull();
    const paid = await open.send('POST', `${walletPath(htmlForm)}/pay`, {});
    const { search } = new URL(String(paid.headers.location));
    expect(await getResult(headers, search)).toMatchObject({ isPaymentSuccess: true });
    const saved = await open.call('getSavedPaymentMethod', 'GET', '/api/user/paymentprofile', headers);
    expect(saved.type).toBe('PayPal');
  });

  it('is paid once if the customer pays twice', async () => {
    const first = await payNow(headers, invoiceId, 'Adyen.Visa');
    const second = await payNow(headers, invoiceId, 'Adyen.MasterCard');
    expect(second.orderNumber).toBe(first.orderNumber);
  });

  it('is refused with the session of another invoice', async () => {
    const { orderNumber } = await payNow(headers, invoiceId, 'Adyen.Visa');
    const query = { orderNumber: orderNumber ?? '', invoiceId: 'INV-1', paymentMethodCode: 'Adyen.Visa' };
    const url = session('PastDuePaymentSessionRequest', query);
    expect((await open.callRefused('POST', url, headers)).code).toBe('error.message.invoiceIsNotFound');
    const change = session('ChangePaymentSessionRequest', query);
    expect((await open.callRefused('POST', change.replace(/&invoiceId=[^&]+/, ''), headers)).code).toBe(
      'error.message.orderIsNotFound',
    );
  });
});
