// @vitest-environment happy-dom
import type { ReceiptName } from '@perennial/shared/catalogue/receipts';
import type { Receipt, ReceiptCheck } from '@perennial/shared/receipt';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, signedInAnna } from '../../../testing/in-shop.tsx';
import { readFacts, readText, soon } from '../../../testing/page-steps.ts';
import { sampleReceipt } from '../../../testing/sample-receipt.ts';
import ReceiptsPage from './receipts-page.tsx';

const pause = sampleReceipt({
  inputs: { resumeDate: '2026-08-31' },
  shown: {
    title: 'Pause your subscription?',
    facts: [{ label: 'Next shipment (current)', value: '07/14/2026' }],
    sentences: ['The pause starts at once.', 'Nothing is charged.'],
    button: 'Pause subscription',
  },
});
const newsletter = sampleReceipt({
  id: 'ZZZZ2222',
  call: 'updateOptIn',
  subscription: null,
  inputs: { optIn: false },
  result: 'unknown',
  status: 504,
  by: 'care',
});

/** What a receipt calls each call that gives one. */
const subjectsOfCalls: Readonly<Record<ReceiptName, string>> = {
  updatePersonalDetails: 'Personal details',
  updateOptIn: 'Newsletter',
  updateAddresses: 'Addresses',
  changePaymentMethod: 'Payment method change started',
  orderPayInFull: 'Payment in full started',
  orderPayNow: 'Payment of an invoice started',
  pauseReplenishment: 'Pause of a subscription',
  resumeReplenishment: 'End of a pause',
  changeResumeDate: 'Change of the end of a pause',
  changeReplenishmentFrequency: 'Change of the frequency',
  changeReplenishmentProduct: 'Change of the product',
  postponeReplenishment: 'Postponed shipment',
  shipReplenishmentNow: 'Early shipment',
  orderOneTimeReplenishment: 'One-time order',
  applyPromotionCode: 'Discount code',
  requestRepair: 'Repair request',
  cancelReplenishment: 'Cancellation',
  cancelReplenishmentOnly: 'Cancellation',
  cancelSubscription: 'Cancellation',
  cancelInsurerSubscription: 'Cancellation',
  createReturn: 'Return',
  createBundledReturn: 'Return',
  withdrawReturn: 'Cancelled return',
  chooseReturnCarriers: 'Carrier of a return',
  updateReturnAddress: 'Address of a return',
};

let receipts: readonly Receipt[] | number;
let check: ReceiptCheck;
const posted: unknown[] = [];

beforeEach(() => {
  receipts = [newsletter, pause];
  posted.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') {
      posted.push([url, JSON.parse(String(body))]);
      return Response.json(check);
    }
    if (typeof receipts === 'number') return Response.json({ detail: 'Not now.', messages: [] }, { status: receipts });
    return Response.json(receipts);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (at = '/', session = signedInAnna) => renderInShop(<ReceiptsPage />, { at, session });
const items = () => screen.findAllByRole('listitem');

describe('the page of receipts', () => {
  it('has each change with its time and zone, newest first, and opens the one of the link', async () => {
    await open('/?receipt=K7MQ2F9D');
    const [first, second] = await items();
    expect(first?.querySelector('summary')?.textContent).toMatch(/^NewsletterMarch 15, 2026 at .*\d:\d\d:\d\d.* \S+/);
    expect(second?.querySelector('summary')?.textContent).toMatch(/^Pause/);
    expect([...document.querySelectorAll('details')].map((details) => details.open)).toEqual([false, true]);
  });

  it('says what the shop knows, and apart from it what the browser says', async () => {
    await open();
    const [ofNewsletter, ofPause] = await items();
    expect(readFacts(ofPause as HTMLElement)).toEqual({
      'Receipt number': 'K7MQ2F9D',
      Change: 'Pause of a subscription',
      'Subscription number': 'S-1',
      'Resume on': '08/31/2026',
      Time: expect.stringMatching(/^March 15, 2026/),
      'Made by': 'the customer',
      Result: 'accepted by the shop',
      'Request ID': pause.requestId,
      Title: 'Pause your subscription?',
      'Next shipment (current)': '07/14/2026',
      Text: 'The pause starts at once. Nothing is charged.',
      'Button pressed': 'Pause subscription',
    });
    expect(readText(ofPause as Element)).toContain('As the browser reported it. The shop did not check it.');
    expect(readText(ofPause as Element)).toContain(pause.code);
    expect(readFacts(ofNewsletter as HTMLElement)).toMatchObject({
      Newsletter: 'No',
      'Made by': 'customer service on behalf of the customer',
      Result: 'not known: the answer was lost. Please check your account.',
    });
    expect(readText(ofNewsletter as Element)).toContain('The browser did not report what the page showed.');
  });

  it('names each change and each thing that was chosen', async () => {
    const inputs = {
      promotionCode: 'HALO20',
      scope: 'OnlyDevice',
      paymentMethodCode: 'PayPal',
      invoiceId: 'INV-7',
      newProductRatePlanId: 'every-6',
      tryBuyCarrier: 'DHL',
      optIn: true,
    };
    receipts = (Object.keys(subjectsOfCalls) as ReceiptName[]).map((call, index) =>
      sampleReceipt({ id: `R-${index}`, call, inputs }),
    );
    await open();
    const facts = (await items()).map((item) => readFacts(item));
    expect(facts.map(({ Change }) => Change)).toEqual(Object.values(subjectsOfCalls));
    expect(facts[0]).toMatchObject({
      'Discount code': 'HALO20',
      Products: 'OnlyDevice',
      'Payment method': 'PayPal',
      Invoice: 'INV-7',
      'Chosen option': 'every-6',
      Carrier: 'DHL',
      Newsletter: 'Yes',
    });
  });

  it('says the status of the answer to customer care, and no number to a customer', async () => {
    const { getByText } = await open('/', { ...signedInAnna, role: 'admin' });
    await items();
    getByText('accepted by the shop (HTTP 200)');
  });

  it('saves one as a text with everything in it, and prints it alone', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:receipt';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const printed: string[] = [];
    vi.stubGlobal('print', () => {
      printed.push(...[...document.querySelectorAll('.receipts__item--printed summary')].map((one) => readText(one)));
    });
    await open();
    const [, ofPause] = await items();
    fireEvent.click(within(ofPause as HTMLElement).getByRole('button', { name: 'Save receipt', hidden: true }));
    fireEvent.click(within(ofPause as HTMLElement).getByRole('button', { name: 'Print', hidden: true }));
    expect(names).toEqual(['Perennial 2026-03-15 K7MQ2F9D.txt']);
    const text = await saved[0]?.text();
    expect(text).toMatch(/^Perennial: Pause of a subscription\n\nReceipt number\nK7MQ2F9D\n\nChange\nPause/);
    expect(text).toContain(
      'Shown before the confirmation\nAs the browser reported it. The shop did not check it.\n\nTitle\n',
    );
    expect(text?.endsWith(`Check code\n${pause.code}`)).toBe(true);
    expect(printed).toEqual([expect.stringMatching(/^Pause/)]);
    expect(document.querySelector('.receipts__item--printed')).toBeNull();
  });

  it('says that nothing was changed', async () => {
    receipts = [];
    await open();
    await screen.findByText('You have not changed anything since you logged in.');
  });

  it('tries again after a failure', async () => {
    receipts = 503;
    await open();
    await screen.findByText('Not now.');
    receipts = [pause];
    fireEvent.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(await items()).toHaveLength(1);
  });
});

describe('customer care', () => {
  const care = { ...signedInAnna, role: 'admin', adminName: 'cleo' } as const;

  async function submit(text: string): Promise<void> {
    await open('/', care);
    fireEvent.change(await screen.findByLabelText('Receipt or check code'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: /^Check(?! a)/ }));
  }

  it('reads what a genuine receipt says, and is asked to compare', async () => {
    const { code: _, ...statement } = pause;
    check = { genuine: true, statement, isOfCustomer: true };
    receipts = [];
    await submit('  Receipt K7MQ2F9D PR1.x.y  ');
    const words = await screen.findByText('This receipt is genuine');
    expectSigns(words.closest('[role=status]') as Element, ['check-circle']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Receipt or check code').maxLength).toBe(20_000);
    expect(posted).toEqual([['/bff/receipts/verify', { text: 'Receipt K7MQ2F9D PR1.x.y' }]]);
    screen.getByText('It belongs to the customer you are acting for.');
    expect(readFacts(document.body)).toMatchObject({
      Change: 'Pause of a subscription',
      'Next shipment (current)': '07/14/2026',
    });
  });

  it('is warned of the receipt of another customer', async () => {
    const { code: _, ...statement } = pause;
    check = { genuine: true, statement, isOfCustomer: false };
    receipts = [];
    await submit('PR1.x.y');
    const words = await screen.findByText('It does not belong to the customer you are acting for.');
    expectSigns(words.closest('[role=status]') as Element, ['warning']);
  });

  it('reads that a text is no receipt, until another one is entered', async () => {
    check = { genuine: false };
    receipts = [];
    await submit('I paused it');
    const words = await screen.findByText('This receipt could not be confirmed');
    expect(words.closest('[role=alert]')).not.toBeNull();
    fireEvent.change(screen.getByLabelText('Receipt or check code'), { target: { value: '' } });
    await soon(() => expect(screen.queryByText('This receipt could not be confirmed')).toBeNull());
    screen.getByText('Enter a receipt first.');
  });

  it('reads why a receipt could not be checked, in place of what was checked before', async () => {
    check = { genuine: false };
    receipts = [];
    await submit('PR1.x.y');
    await screen.findByText('This receipt could not be confirmed');
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not now.', messages: [] }, { status: 503 }));
    fireEvent.click(screen.getByRole('button', { name: /^Check(?! a)/ }));
    await screen.findByText('Not now.');
    expect(screen.queryByText('This receipt could not be confirmed')).toBeNull();
  });

  it('alone has the form', async () => {
    await open();
    await items();
    expect(screen.queryByLabelText('Receipt or check code')).toBeNull();
  });
});
