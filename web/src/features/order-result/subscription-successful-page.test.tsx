// @vitest-environment happy-dom
import type { ConsentPurpose } from '@perennial/shared/analytics/analytics-setup';
import { BOOT_ELEMENT_ID } from '@perennial/shared/boot';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setConsentAnswer } from '../../analytics/consent.ts';
import { confirmedPayment } from '../../commerce/payment/payment-progress.ts';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { confirmOrder, rememberAuthorisation } from '../../storage/order-results.ts';
import type { PlacedOrder } from '../../storage/stored-shapes.ts';
import { pendingActivity, type SentRequest, settledActivity, stubAnswers } from '../../testing/answers.ts';
import { expectSigns } from '../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../testing/in-shop.tsx';
import SubscriptionErrorPage from './subscription-error-page.tsx';
import SubscriptionSuccessfulPage from './subscription-successful-page.tsx';

const lines = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];

type Changes = Partial<Omit<PlacedOrder, 'orderNumber'>>;

function placeOrder(orderNumber: string, { paidNow = 99.99, later = [], ...charged }: Changes = {}): void {
  const item = { name: 'sonic-brush-halo', title: 'Halo sonic toothbrush', image: '/halo.webp', quantity: 1, ctn: '' };
  // What an order is worth is not what was paid for it: a device is paid later.
  const order = { orderNumber, paidNow, totalPrice: 149.5, couponCode: '', items: [item], later, ...charged };
  writeStored('awaitedOrder', { attempt: orderNumber, lines, methodCode: null, paymentQuery: null, order });
}

/** The way back of the browser. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

/** Where the customer is otherwise, with the state of that entry. */
function Elsewhere() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>You are at {pathname + search + JSON.stringify(state)}</p>
      <button type="button" onClick={() => navigate('/subscription-successful')}>
        To the result
      </button>
    </>
  );
}

async function show(
  answers: Readonly<Record<string, unknown>> = {},
  at: NonNullable<Parameters<typeof renderInShop>[1]>['at'] = '/subscription-successful',
  options: Pick<NonNullable<Parameters<typeof renderInShop>[1]>, 'consent' | 'config' | 'session'> = {},
  sent: SentRequest[] = [],
) {
  const defaults = {
    '/api/user/payment-activity': settledActivity,
    '/api/bundle/banner': [],
    '/bff/content/bundles': [],
  };
  const requests = stubAnswers({ ...defaults, ...answers }, sent);
  await renderInShop(
    <>
      <Routes>
        <Route path="/subscription-successful" element={<SubscriptionSuccessfulPage />} />
        <Route path="/subscription-error" element={<SubscriptionErrorPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
      <Back />
    </>,
    { session: signedInAnna, at, ...options },
  );
  return requests;
}

const paymentResult = (isPaymentSuccess: boolean, subscriptionNumber: string | null = null) => ({
  '/api/payment/result': { createdReason: 'Init', isPaymentSuccess, subscriptionNumber },
});

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe('the thank-you page', () => {
  it('shows nothing of an order that is not paid, and keeps its cart', async () => {
    placeOrder('PO-1');
    writeStored('lastBundle', 'sonic-brush-halo');
    await show();
    await screen.findByRole('heading', { name: 'There is no order to show here' });
    expectSigns(document.body, ['drawing--nothing-yet']);
    expect(readStored('lastBundle')).toBe('sonic-brush-halo');
  });

  it('shows the order before, while the next one is not paid, and keeps the cart of the next one', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    writeStored('announcedOrder', 'PO-1');
    placeOrder('PO-2');
    writeStored('lastBundle', 'razor-arc');
    await show();
    await screen.findByText('The payment was successful.');
    screen.getByText('PO-1');
    expect(screen.queryByText('PO-2')).toBeNull();
    expect(readStored('lastBundle')).toBe('razor-arc');
  });

  it('tells the agreed and the charged amount if they differ', async () => {
    placeOrder('PO-1', { paidNow: 109.99, agreedAmount: 99.99 });
    confirmOrder('PO-1');
    await show();
    const words = await screen.findByText(/\$109\.99 was charged instead of \$99\.99/);
    expectSigns(words.closest('.notice') as Element, ['warning']);
    expect(linkTo('Need help?')).toBe('/my-account/support?language=en-CA');
  });

  it('tells no other amount than the one that the customer agreed to', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show();
    await screen.findByText('The payment was successful.');
    expect(screen.queryByText(/was charged instead of/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Need help?' })).toBeNull();
  });

  it('asks the server for a payment that the card form has reported, then shows the order', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(true));
    await screen.findByText('The payment was successful.');
    screen.getByText('PO-1');
    expect(readStored('announcedOrder')).toBe('PO-1');
  });

  it('shows the number of the subscription beside that of the order, also after a reload', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(true, 'S20100042'));
    expect((await screen.findByText('Subscription number')).nextElementSibling?.textContent).toBe('S20100042');
    expect(screen.getByText('Order number').nextElementSibling?.textContent).toBe('PO-1');
    cleanup();
    await show();
    await screen.findByText('S20100042');
  });

  it('shows the number of the order alone if the shop names no subscription', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show();
    await screen.findByText('PO-1');
    expect(screen.queryByText('Subscription number')).toBeNull();
  });

  it('is read from the thanks to what comes next: what was bought, for how much, and when the rest is charged', async () => {
    const item = { ctn: '' };
    placeOrder('PO-1', {
      paidNow: 1134.48,
      subscriptionNumber: 'S20100042',
      items: [
        { ...item, name: 'sonic-brush-halo', title: 'Halo sonic toothbrush', image: '/halo.webp', quantity: 1 },
        { ...item, name: 'razor-arc', title: 'Arc razor with blades', image: '/arc.webp', quantity: 3 },
      ],
      later: [
        { months: 3, amount: 14.99, beginDate: '2026-06-01' },
        { months: 1, amount: 44.97, beginDate: null },
        { months: 6, amount: 0, beginDate: '2026-09-01' },
      ],
    });
    confirmOrder('PO-1');
    await show({}, '/subscription-successful', { config: { deliveryTime: '2 to 4 working days' } });
    await screen.findByText('The payment was successful.');
    await screen.findByText('What you bought');
    screen.getByRole('heading', { level: 1, name: 'Thank you for your order' });
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    expect(textsOf('.card h2')).toEqual(['What you bought', 'What happens next']);
    expect(textsOf('ul li')).toEqual(['Halo sonic toothbrushQuantity: 1', 'Arc razor with bladesQuantity: 3']);
    expect(textsOf('dl > div')).toEqual(['Paid today$1,134.48', 'Order numberPO-1', 'Subscription numberS20100042']);
    expectSigns(document.querySelector('ol') as Element, ['mail', 'truck', 'calendar', 'calendar']);
    expect([...document.querySelectorAll('ul img')].map((image) => image.getAttribute('src'))).toEqual([
      '/halo.webp',
      '/arc.webp',
    ]);
    // What costs nothing is no payment.
    expect(textsOf('ol li')).toEqual([
      'We send a confirmation to anna@example.com.',
      'Your order is packed and sent to you. Delivery time: 2 to 4 working days.',
      'On 06/01/2026: first payment of $14.99 plus tax, then the same amount every 3 months.',
      '$44.97 plus tax per month',
    ]);
    expect(screen.getByRole('link', { name: 'To my subscriptions' }).getAttribute('href')).toBe(
      '/my-account/overview?language=en-CA',
    );
    const { src } = document.querySelector<HTMLImageElement>('.order-result__picture') ?? { src: '' };
    expect(decodeURIComponent(src)).toContain('<title>A parcel among hills</title>');
  });

  it('promises no delivery time and names no address that is not known', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({}, undefined, { session: { ...signedInAnna, email: undefined } });
    await screen.findByText('The payment was successful.');
    expect([...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
      'We send a confirmation to your email address.',
      'Your order is packed and sent to you.',
    ]);
  });

  it('says that tax is added to later payments', async () => {
    placeOrder('PO-1', { later: [{ months: 3, amount: 14.99, beginDate: '2026-06-01' }] });
    confirmOrder('PO-1');
    writeStored('announcedOrder', 'PO-1');
    await show();
    await screen.findByText(/first payment of \$14\.99 plus tax, then the same amount/);
  });

  it('leads to the failed payment if the server does not confirm the card form', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show(paymentResult(false));
    const back = await screen.findByRole('link', { name: 'Back to payment details' });
    expect(back.getAttribute('href')).toContain('/checkout?bundle=sonic-brush-halo&modified=true');
    expect(readStored('placedOrder')).toBeUndefined();
  });

  it('shows no result if the server cannot be asked', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show();
    await screen.findByRole('heading', { name: 'We do not know yet whether your payment went through' });
    expect(readStored('placedOrder')).toBeUndefined();
  });

  it('asks again on request, is busy meanwhile, and then thanks', async () => {
    const refused = () => Response.json({ title: '', status: 503, detail: 'Not now.', messages: [] }, { status: 503 });
    let answer: () => unknown = refused;
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    await show({ '/api/payment/result': () => answer() });
    let arrive: (response: unknown) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    const again = await screen.findByRole('button', { name: /Try again/ });
    await userEvent.click(again);
    expect(again.getAttribute('aria-busy')).toBe('true');
    await act(async () => arrive(paymentResult(true)['/api/payment/result']));
    await screen.findByText('The payment was successful.');
    // The heading that had the focus is gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('has the focus on the heading of the order when the page that waited for it had it', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    let arrive: (response: unknown) => void = () => {};
    await show({ '/api/payment/result': () => new Promise((resolve) => (arrive = resolve)) });
    screen.getByRole('heading', { name: 'Checking your payment' }).focus();
    await act(async () => arrive(paymentResult(true)['/api/payment/result']));
    const heading = await screen.findByRole('heading', { name: 'Thank you for your order' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('does not lead back to a payment that the server has refused', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    const user = userEvent.setup();
    await show(paymentResult(false), '/elsewhere');
    await user.click(screen.getByRole('button', { name: 'To the result' }));
    await screen.findByText('Oops, something went wrong');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    screen.getByText('You are at /elsewherenull');
  });

  it('does not take the result of an earlier try in the same card form for that of this one', async () => {
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    const user = userEvent.setup();
    let answer: () => unknown = () => paymentResult(false)['/api/payment/result'];
    await show({ '/api/payment/result': () => answer() }, '/elsewhere');
    await user.click(screen.getByRole('button', { name: 'To the result' }));
    await screen.findByText('Oops, something went wrong');
    rememberAuthorisation('sessionId=S-1');
    let arrive: (response: unknown) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    await user.click(screen.getByRole('link', { name: 'Back to payment details' }));
    await user.click(screen.getByRole('button', { name: 'To the result' }));
    await screen.findByRole('heading', { name: 'Checking your payment' });
    await act(async () => arrive(paymentResult(true)['/api/payment/result']));
    await screen.findByText('The payment was successful.');
  });

  it.each([
    ['a bank that has not decided', 99.99, pendingActivity],
    ['an order without a payment today', 0, settledActivity],
    ['a payment of which nothing can be read', 99.99, () => Response.json({}, { status: 503 })],
  ])('shows that the order was received, not that it was paid: %s', async (_, paidNow, activity) => {
    placeOrder('PO-1', { paidNow });
    confirmOrder('PO-1');
    await show({ '/api/user/payment-activity': activity });
    const words = await screen.findByText('Your order has been received.');
    expectSigns(words.closest('.notice') as Element, [activity === pendingActivity ? 'info' : 'check-circle']);
    expect(screen.queryByText('The payment was successful.')).toBeNull();
    expect(screen.queryByText('Paid today') === null).toBe(paidNow === 0);
  });

  it('says nothing of the payment before the server has answered', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({ '/api/user/payment-activity': () => new Promise(() => {}) });
    await screen.findByText('PO-1');
    expect(screen.queryByText(/payment was successful|has been received/)).toBeNull();
  });

  it('calls a payment pending only if it is that of the order', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({ '/api/user/payment-activity': { ...settledActivity, hasPaymentInProgress: true } });
    await screen.findByText('The payment was successful.');
  });

  it('says that the bank has refused the first payment, and who can help', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    writeStored('waitingSubscriptions', { waiting: ['S-2'], known: ['S-1', 'S-2'], isClosed: false });
    await show({ '/api/subscriptions': [] });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Your bank has not approved the first payment/);
    expect(linkTo('Need help?')).toBe('/my-account/support?language=en-CA');
    expect(screen.queryByText(/payment was successful|has been received/)).toBeNull();
  });

  it('thanks for a payment that this browser did not begin, and leads to the account', async () => {
    await show({}, { pathname: '/subscription-successful', state: confirmedPayment });
    await screen.findByText('The payment was successful.');
    expectSigns(document.body, ['check', 'check-circle']);
    screen.getByRole('heading', { level: 1, name: 'Thank you for your order' });
    expect(linkTo('To my subscriptions')).toBe('/my-account/overview?language=en-CA');
  });

  it.each<[string, readonly string[], readonly (readonly [level: number, name: string])[], string[]]>([
    [
      'one bundle',
      ['Halo'],
      [
        [2, 'A good start'],
        [3, 'Halo'],
      ],
      [],
    ],
    [
      'several',
      ['Halo', 'Arc'],
      [
        [2, 'Your family pack'],
        [3, 'Halo'],
        [3, 'Arc'],
      ],
      ['2 bundles in one order.'],
    ],
    ['a bundle without a document', [], [], []],
  ])('shows what the content service has of %s', async (_, titles, headings, texts) => {
    const names = titles.length > 0 ? titles : ['Halo'];
    const items = names.map((name) => ({ name, title: `The ${name}`, image: '', quantity: 1, ctn: '' }));
    placeOrder('PO-1', { items });
    confirmOrder('PO-1');
    const bundles = titles.map((title) => ({
      bundleName: title,
      title,
      image: null,
      description: '',
      promoteApp: [],
      pretreatmentTitle: null,
      paymentSuccessfulList: [],
    }));
    const sent: SentRequest[] = [];
    await show({ '/bff/content/bundles': bundles }, undefined, {}, sent);
    await screen.findByText('The payment was successful.');
    await waitFor(() => {
      const shown = [...document.querySelectorAll('section :is(h2, h3)')];
      expect(shown.map(({ tagName, textContent }) => [Number(tagName.slice(1)), textContent])).toEqual(headings);
    });
    expect(screen.queryAllByText(/bundles? in one order/).map(({ textContent }) => textContent)).toEqual(texts);
    expect(sent.find(({ path }) => path === '/bff/content/bundles')?.query).toEqual({ names: names.join(',') });
  });

  it('requests banners and content once, also if the customer comes back to the tab later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    placeOrder('PO-1');
    confirmOrder('PO-1');
    const requests = await show();
    await screen.findByText('The payment was successful.');
    const asked = () => requests.filter((path) => /banner|content/.test(path));
    await waitFor(() => expect(asked()).toHaveLength(2));
    vi.setSystemTime(Date.now() + 60_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked()).toHaveLength(2);
  });

  it('does not ask for the payment again without a press', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    placeOrder('PO-1');
    rememberAuthorisation('sessionId=S-1');
    const requests = await show();
    await screen.findByRole('heading', { name: 'We do not know yet whether your payment went through' });
    const asked = () => requests.filter((path) => path.endsWith('/payment/result')).length;
    const before = asked();
    vi.setSystemTime(Date.now() + 60_000);
    act(() => {
      for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
    });
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked()).toBe(before);
  });

  it('opens the site of the first partner once, after six seconds, and has a link for each', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const banner = { bundleName: 'a', script: null, scriptUrl: null, thankYouScript: null, extoleCoreTagUrl: null };
    const answers = {
      '/api/bundle/banner': [
        { ...banner, affiliatePartner: 'Brightside', partnerUrl: 'https://brightside.example' },
        { ...banner, affiliatePartner: 'Nightside', partnerUrl: 'https://nightside.example' },
      ],
    };
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show(answers);
    await screen.findByText(/our partner Brightside. Their site opens in another tab/);
    screen.getByText(/our partner Nightside\. You will find everything else on their site/);
    const visit = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
    expect([visit('Visit Brightside').href, visit('Visit Brightside').target, visit('Visit Brightside').rel]).toEqual([
      'https://brightside.example/',
      '_blank',
      'noopener',
    ]);
    expectSigns(visit('Visit Brightside'), ['external']);
    expect(visit('Visit Nightside').href).toBe('https://nightside.example/');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(opened).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(opened.mock.calls).toEqual([['https://brightside.example', '_blank', 'noopener']]);
    cleanup();
    await show(answers);
    await screen.findByText(/our partner Brightside\. You will find everything else on their site/);
    await act(() => vi.advanceTimersByTimeAsync(7000));
    expect(opened).toHaveBeenCalledOnce();
  });

  it('shows what was bought before the partners are known', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({ '/api/bundle/banner': () => new Promise(() => {}) });
    await screen.findByText('The payment was successful.');
    await screen.findByText('What you bought');
  });

  it('removes the cart of the order on the first view, and keeps the next cart on a later one', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    writeStored('storedCartItems', lines);
    await show();
    await screen.findByText('The payment was successful.');
    expect(readStored('storedCartItems')).toBeUndefined();
    cleanup();
    writeStored('storedCartItems', lines);
    await show();
    await screen.findByText('The payment was successful.');
    expect(readStored('storedCartItems')).toEqual(lines);
  });

  it('runs the scripts and the referral programme on the first view only', async () => {
    const banner = { bundleName: 'sonic-brush-halo', affiliatePartner: 'NotApplicable', extoleCoreTagUrl: 'https://t' };
    const answers = {
      '/api/bundle/banner': [{ partnerUrl: null, script: null, scriptUrl: null, thankYouScript: null, ...banner }],
    };
    // An order before in this tab was tracked.
    writeStored('announcedOrder', 'PO-0');
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show(answers);
    await waitFor(() => expect(document.querySelector('[data-referral-zone]')).not.toBeNull());
    cleanup();
    await show(answers);
    await screen.findByText('The payment was successful.');
    expect(document.querySelector('[data-referral-zone]')).toBeNull();
  });

  it.each<[ConsentPurpose, string[]]>([
    ['extras', ['thanks()', 'https://banner.example/a.js', 'banner()']],
    ['marketing', ['https://referral.example/tag.js']],
  ])('runs the scripts that the customer has consented to: %s', async (accepted, scripts) => {
    const boot = document.createElement('script');
    document.head.append(Object.assign(boot, { id: BOOT_ELEMENT_ID, type: 'application/json', nonce: 'n-1' }));
    const banner = { bundleName: 'a', affiliatePartner: 'NotApplicable', partnerUrl: null, extoleCoreTagUrl: null };
    const ofBanner = { scriptUrl: 'https://banner.example/a.js', script: null, thankYouScript: 'banner()' };
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({ '/api/bundle/banner': [{ ...banner, ...ofBanner }] }, '/subscription-successful', {
      consent: ['extras', 'marketing'],
      config: { thankYouScript: 'thanks()', referralTagUrl: 'https://referral.example/tag.js' },
    });
    await screen.findByText('The payment was successful.');
    const run = () => [...document.body.querySelectorAll('script')].map(({ src, textContent }) => src || textContent);
    expect(run()).toEqual([]);
    act(() => setConsentAnswer({ asked: ['extras', 'marketing'], accepted: [accepted] }));
    await waitFor(() => expect(run()).toEqual(scripts));
    boot.remove();
  });

  it('tells the referral programme of the site also if the banners cannot be loaded', async () => {
    placeOrder('PO-1');
    confirmOrder('PO-1');
    await show({ '/api/bundle/banner': () => Response.json({}, { status: 503 }) }, '/subscription-successful', {
      config: { referralTagUrl: 'https://referral.example/tag.js' },
    });
    await waitFor(() => expect(document.querySelector('[data-referral-zone]')).not.toBeNull());
  });

  it.each([
    [100, '100.00'],
    [0.1, '0.10'],
    [1234.5, '1234.50'],
  ])(
    'tells the referral programme the order and nothing about the customer, after the consent: %f',
    async (totalPrice, told) => {
      const banner = {
        bundleName: 'sonic-brush-halo',
        affiliatePartner: 'NotApplicable',
        extoleCoreTagUrl: 'https://t',
      };
      placeOrder('PO-1', { totalPrice });
      confirmOrder('PO-1');
      const requests = await show(
        {
          '/api/bundle/banner': [{ partnerUrl: null, script: null, scriptUrl: null, thankYouScript: null, ...banner }],
        },
        '/subscription-successful',
        { consent: ['marketing'] },
      );
      await waitFor(() => expect(requests).toContain('/api/bundle/banner'));
      await screen.findByText('The payment was successful.');
      expect(document.querySelector('[data-referral-zone]')).toBeNull();
      act(() => setConsentAnswer({ asked: ['marketing'], accepted: ['marketing'] }));
      const zone = document.querySelector('[data-referral-zone]');
      const attributes = [...(zone?.attributes ?? [])].filter(({ name }) => name.startsWith('data-'));
      expect(Object.fromEntries(attributes.map(({ name, value }) => [name, value]))).toEqual({
        'data-referral-zone': 'order-confirmation',
        'data-order-number': 'PO-1',
        'data-total-price': told,
        'data-coupon-code': '',
        'data-bundles': 'sonic-brush-halo',
      });
    },
  );
});

describe('the page of a failed payment', () => {
  it('shows nothing without a failed payment, and leads to the account', async () => {
    await show({}, '/subscription-error');
    await screen.findByRole('heading', { name: 'There is nothing to show here' });
    expect(screen.queryByText('Oops, something went wrong')).toBeNull();
    screen.getByRole('link', { name: 'Go to your account' });
  });

  it.each([
    ['the invoice', { invoiceId: 'INV-1', lines: [] }, /subscription-payment-detail\/INV-1/],
    ['what was being bought', { invoiceId: null, lines }, /checkout\?bundle=sonic-brush-halo&modified=true/],
    ['the account, for a payment of another browser', { invoiceId: null, lines: [] }, /my-account\/overview/],
  ])('leads back to %s', async (_, failedPayment, path) => {
    writeStored('failedPayment', failedPayment);
    writeStored('lastBundle', 'razor-arc');
    await show({}, '/subscription-error');
    const link = await screen.findByRole('link', { name: 'Back to payment details' });
    expect(link.getAttribute('href')).toMatch(path);
  });

  it('goes back to checkout with quantities and codes, at the step of the payment', async () => {
    const bought = [{ name: 'sonic-brush-halo', quantity: 3, promotionCodes: ['HALO20'] }];
    writeStored('failedPayment', { invoiceId: null, lines: bought });
    await show({}, '/subscription-error');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to payment details' }));
    screen.getByText(
      'You are at /checkout?bundle=sonic-brush-halo&modified=true&language=en-CA{"from":"/subscription-error"}',
    );
    expect(readStored('storedCartItems')).toEqual(bought);
  });
});
