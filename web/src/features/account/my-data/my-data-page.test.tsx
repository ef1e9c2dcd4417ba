// @vitest-environment happy-dom
import { accountActivity, myData } from '@perennial/shared/examples/my-data';
import { savedPaymentMethod } from '@perennial/shared/examples/payment';
import { personalDetail, profile, storedAddress } from '@perennial/shared/examples/profile';
import { subscriptionListItem } from '@perennial/shared/examples/subscription';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentSlot } from '../../../analytics/consent-slot.ts';
import { type SentRequest, stubAnswers } from '../../../testing/answers.ts';
import { expectSigns } from '../../../testing/drawn-signs.tsx';
import { renderInShop, type ShopOptions, signedInAnna } from '../../../testing/in-shop.tsx';
import MyDataPage from './my-data-page.tsx';

const care = { ...signedInAnna, role: 'admin', adminName: 'cleo' } as const;
const running = [
  subscriptionListItem({ title: 'Sonic brush' }),
  subscriptionListItem({ subscriptionNumber: 'S-1000002', title: 'Filters', status: 'Paused' }),
  subscriptionListItem({ subscriptionNumber: 'S-1000003', title: 'Old brush', status: 'InActive' }),
];

let activity: ReturnType<typeof accountActivity>;
let sent: SentRequest[];

beforeEach(() => {
  activity = accountActivity();
  sent = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  consentSlot.set({ isOptedOut: false });
});

async function openPage(answers: Readonly<Record<string, unknown>> = {}, options: ShopOptions = {}) {
  const requests = stubAnswers(
    {
      '/bff/account-activity': () => activity,
      '/bff/my-data': myData(),
      '/api/subscriptions': running,
      '/api/user/support': {},
      ...answers,
    },
    sent,
  );
  await renderInShop(<MyDataPage />, { session: signedInAnna, config: { contactForm: true }, ...options });
  await screen.findByRole('heading', { name: 'What our customer service did' });
  return { requests, user: userEvent.setup() };
}

/** The part of the page under a heading. */
function part(name: string) {
  const card = screen.getByRole('heading', { level: 2, name }).closest('.card');
  if (!(card instanceof HTMLElement)) throw new Error(`There is no part ${name}`);
  return within(card);
}

const wordsOf = (element: HTMLElement) => [...element.children].map((child) => child.textContent?.trim());

describe('the sign-ins', () => {
  const title = 'Where you are logged in';

  it('have the browser in words and the moment, and this one is marked', async () => {
    await openPage();
    const rows = part(title).getAllByRole('listitem').map(wordsOf);
    expect(rows).toEqual([
      ['Firefox on Windows', 'This browser', expect.stringMatching(/^Logged in: March 15, 2026 at \d+:30/)],
      [
        'Safari on iOS',
        expect.stringMatching(/^Logged in: March 14, 2026 at \d+:05/),
        expect.stringMatching(/^Last active: March 14, 2026 at \d+:20/),
      ],
    ]);
    expectSigns(part(title).getByRole('list'), ['check-circle']);
    expect(part(title).getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
      '/.well-known/change-password',
    );
  });

  it('are named as far as the browser has said what it is', async () => {
    const [one, other] = activity.signIns ?? [];
    if (!one || !other) throw new Error('The example has no two sign-ins');
    activity = accountActivity({
      signIns: [
        { ...one, device: {} },
        { ...other, device: { system: 'Linux' } },
      ],
    });
    await openPage();
    const rows = part(title).getAllByRole('listitem').map(wordsOf);
    expect(rows.map(([name]) => name)).toEqual(['Unknown browser', 'Linux']);
  });

  it('of other browsers end with a press, and the page says so with the new list', async () => {
    const endOthers = vi.fn(() => {
      activity = accountActivity({ signIns: activity.signIns?.slice(0, 1) ?? null });
      return { ended: 1 };
    });
    const { user } = await openPage({ '/bff/sign-ins/end-others': endOthers });
    const regions = part(title).getAllByRole('status');
    const ended = 'All other logins have ended. Those browsers have to log in again.';
    await user.click(part(title).getByRole('button', { name: /^End all other logins/ }));
    const words = await part(title).findByText(ended);
    expect(regions.some((region) => region.contains(words))).toBe(true);
    expectSigns(words.closest('.notice') as Element, ['check-circle']);
    expect(endOthers).toHaveBeenCalledOnce();
    expect(part(title).getAllByRole('listitem')).toHaveLength(1);
    expect(part(title).queryByRole('button')).toBeNull();
  });

  it('stay when their end fails, with the reason and the button', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = await openPage({ '/bff/sign-ins/end-others': () => answer.promise });
    const button = part(title).getByRole('button', { name: /^End all other logins/ });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer.resolve(Response.json({ detail: 'Not now.', messages: [] }, { status: 503 }));
    await part(title).findByText('Not now.');
    expect(part(title).getAllByRole('listitem')).toHaveLength(2);
    part(title).getByRole('button', { name: /^End all other logins/ });
  });

  it('need no end when there is no other one', async () => {
    activity = accountActivity({ signIns: activity.signIns?.slice(0, 1) ?? null });
    await openPage();
    part(title).getByText('No other browser is logged in.');
    expect(part(title).queryByRole('button')).toBeNull();
  });

  it('are not shown to customer care', async () => {
    activity = accountActivity({ signIns: null });
    await openPage({}, { session: care });
    part(title).getByText('Only the customer can see this, after logging in.');
    expect(part(title).queryByRole('listitem')).toBeNull();
  });

  it('cost no other part of the page if they cannot be loaded', async () => {
    stubAnswers({ '/api/subscriptions': running });
    await renderInShop(<MyDataPage />, { session: signedInAnna });
    await screen.findByText('Not now.');
    screen.getByRole('button', { name: /^Try again/ });
    screen.getByRole('button', { name: /^Show my data/ });
    screen.getByRole('heading', { name: 'Delete my data' });
  });
});

describe('what customer care did', () => {
  const title = 'What our customer service did';

  it('is told in words, with what became of it', async () => {
    await openPage();
    const rows = part(title).getAllByRole('listitem').map(wordsOf);
    expect(rows).toEqual([
      ['Gave a discount', expect.stringMatching(/^March 3, 2026 at .+ · Subscription S-1000001$/)],
      ['Ordered or changed a shipment', 'Not carried out', expect.stringContaining('S-1000001')],
      ['Logged in to your account', expect.stringMatching(/^March 3, 2026 at \d+:02/)],
    ]);
  });

  it('claims nothing of what is not recorded', async () => {
    activity = accountActivity({ careEntries: [] });
    await openPage();
    part(title).getByText('The last 90 days, as far as they are recorded.');
    part(title).getByText('Nothing is recorded.');
  });
});

describe('the copy of all data', () => {
  const title = 'Copy of your data';

  async function show(copy = myData()) {
    const opened = await openPage({ '/bff/my-data': copy });
    expect(opened.requests).not.toContain('/bff/my-data');
    await opened.user.click(screen.getByRole('button', { name: /^Show my data/ }));
    await part(title).findByRole('button', { name: 'Print' });
    return opened;
  }
  const factsOf = (heading: string) => {
    const section = part(title).getByRole('heading', { name: heading }).parentElement;
    return [...(section?.querySelectorAll('dl > div') ?? [])].map((row) => wordsOf(row as HTMLElement));
  };

  it('is loaded by a press, is in words, and has the focus', async () => {
    await show();
    expect(document.activeElement?.textContent).toBe(title);
    expect(factsOf('Contact details and addresses')).toEqual([
      ['First name', 'Ada'],
      ['Last name', 'Byron'],
      ['Email', 'ada@example.com'],
      ['Phone number', expect.any(String)],
      ['Shipping address', expect.stringContaining(',')],
      ['Billing address', 'Same as the shipping address'],
      ['Newsletter', 'No'],
    ]);
    expect(factsOf('Halo sonic toothbrush: Active')).toEqual([
      ['Subscription number', 'S-1000001'],
      ['Start date', '02/01/2026'],
      ['Next shipment', '05/01/2026'],
    ]);
    const invoices = part(title).getByRole('heading', { name: 'Invoices' }).parentElement;
    expect([...(invoices?.querySelectorAll('li') ?? [])].map(wordsOf)).toEqual([['02/01/2026', 'I-1000001', '$90.39']]);
    part(title).getByText(/^Made: March 15, 2026 at \d+:00/);
    part(title).getByText('The file contains all details, including those that are not shown here.');
    part(title).getByText('Visa ending 1111, Ada Byron, Expires 03/2030');
    part(title).getByText('Gave a discount');
    part(title).getByText(/^Safari on iOS, March 14, 2026/);
    expect(part(title).queryByText(/could not be read/)).toBeNull();
  });

  it('has both addresses, the newsletter, and the state of each subscription', async () => {
    const billing = storedAddress({ addition: '7 Main Street' });
    await show(
      myData({
        profile: profile({
          personalDetail: personalDetail({ selectedNewsletter: true, phoneNumber: null }),
          billing,
          hasBilling: true,
        }),
        subscriptions: [
          subscriptionListItem({ status: 'InActive', isCancelled: true, nextShipmentDate: null }),
          subscriptionListItem({ status: 'InActive', subscriptionNumber: 'S-2', title: 'Heads' }),
          subscriptionListItem({ isCancelled: true, subscriptionNumber: 'S-3', title: '' }),
        ],
      }),
    );
    expect(factsOf('Contact details and addresses').slice(3)).toEqual([
      ['Phone number', 'Not given'],
      ['Shipping address', expect.stringMatching(/^301 Front Street West, /)],
      ['Billing address', expect.stringMatching(/^7 Main Street, /)],
      ['Newsletter', 'Yes'],
    ]);
    const headings = part(title).getAllByRole('heading', { level: 4 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Halo sonic toothbrush: Cancelled',
      'Heads: Ended',
      'S-3: Active',
    ]);
    expect(factsOf('Halo sonic toothbrush: Cancelled').map(([label]) => label)).toEqual([
      'Subscription number',
      'Start date',
    ]);
  });

  it('names what could not be read, and says "nothing" only of what was', async () => {
    await show(
      myData({
        invoices: null,
        subscriptions: [],
        paymentMethod: null,
        missing: [
          { part: 'invoices', code: 'shop.timeout' },
          { part: 'paymentMethod' },
          { part: 'subscriptionDetails', subscription: 'S-7' },
        ],
      }),
    );
    const missing = part(title).getByText(/could not be read just now/).parentElement;
    const parts = [...(missing?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(parts).toEqual(['Invoices', 'Payment method', 'Details of a subscription (S-7)']);
    expect(part(title).queryByRole('heading', { name: 'Invoices' })).toBeNull();
    expect(part(title).getAllByText('Nothing is stored.')).toHaveLength(1);
  });

  it('says of each part that is empty that nothing is stored, and of no other', async () => {
    await show(
      myData({
        subscriptions: [],
        invoices: [],
        careEntries: [],
        paymentMethod: savedPaymentMethod({ hasPaymentProfile: false }),
      }),
    );
    const headings = part(title).getAllByRole('heading', { level: 3 });
    const emptyParts = headings.filter((heading) => heading.nextElementSibling?.textContent === 'Nothing is stored.');
    expect(emptyParts.map(({ textContent }) => textContent)).toEqual([
      'Subscriptions',
      'Payment method',
      'Invoices',
      'What our customer service did',
    ]);
  });

  it('is saved as a file with every field, and printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    let saved: Blob | undefined;
    const name = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved = blob instanceof Blob ? blob : undefined;
      return 'blob:1';
    });
    const { user } = await show();
    await user.click(part(title).getByRole('button', { name: 'Save as file' }));
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual(myData());
    expect(saved?.type).toBe('application/json;charset=utf-8');
    expect((name.mock.contexts[0] as HTMLAnchorElement).download).toBe('Perennial 2026-03-15.json');
    await user.click(part(title).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('that fails says why, and can be tried again', async () => {
    const answer = Promise.withResolvers<Response>();
    const { user } = await openPage({ '/bff/my-data': () => answer.promise });
    const button = screen.getByRole('button', { name: /^Show my data/ });
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    answer.resolve(Response.json({ detail: 'Later.' }, { status: 503 }));
    await part(title).findByText('Later.');
    screen.getByRole('button', { name: /^Show my data/ });
  });

  it('by customer care is announced as one that the customer reads', async () => {
    await openPage({}, { session: care });
    part(title).getByText(/^Our customer service sees your data only while/);
  });
});

describe('the request for deletion', () => {
  const title = 'Delete my data';
  const request = 'Please delete all personal data of mine that you do not have to keep by law.';

  it('says before what continues, is sent once, and gives a receipt that stays', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00Z') });
    const { user } = await openPage();
    const names = (await part(title).findAllByRole('listitem')).map(({ textContent }) => textContent?.trim());
    expect(names).toEqual([
      'Sonic brush S-1000001Cancel subscription (Sonic brush)',
      'Filters S-1000002Cancel subscription (Filters)',
    ]);
    part(title).getByText(/^They continue, with shipments and payments, until they are cancelled\./);
    part(title).getByText(/^Invoices are kept for as long as the law requires/);
    const regions = part(title).getAllByRole('status');
    await user.click(part(title).getByRole('button', { name: /^Request deletion/ }));
    const words = await part(title).findByText('Your request has been sent');
    expect(regions.some((region) => region.contains(words))).toBe(true);
    expectSigns(words.closest('.notice') as Element, ['check-circle']);
    part(title).getByText(/Nothing has been deleted yet\.$/);
    const saved: (Blob | MediaSource)[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${saved.push(file)}`);
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(part(title).getByRole('button', { name: 'Save as file' }));
    expect((link.mock.contexts[0] as HTMLAnchorElement).download).toBe('Perennial 2026-03-15.txt');
    const [receipt] = saved;
    expect(receipt instanceof Blob && (await receipt.text()).split('\n\n')).toEqual([
      'Perennial: Your request has been sent',
      expect.stringMatching(/^Sent\nMarch 15, 2026 at/),
      'Subject\nDeletion of my data',
      `Your question\n${request}`,
      'The answer goes to\nanna@example.com',
      expect.stringMatching(/Nothing has been deleted yet\.$/),
    ]);
    const facts = [...document.querySelectorAll('.declared > div')].map((row) => wordsOf(row as HTMLElement));
    expect(facts).toEqual([
      ['Sent', expect.stringMatching(/^March 15, 2026 at/)],
      ['Subject', 'Deletion of my data'],
      ['Your question', request],
      ['The answer goes to', 'anna@example.com'],
    ]);
    expect(sent).toEqual([
      {
        path: '/api/user/support',
        query: {},
        body: { fromEmail: 'anna@example.com', title: 'Deletion of my data', question: request },
      },
    ]);
    cleanup();
    await openPage();
    part(title).getByText('Your request has been sent');
    expect(part(title).queryByRole('button', { name: /^Request deletion/ })).toBeNull();
  });

  it.each<[string, ShopOptions]>([
    ['the shop has no contact form', { config: { contactForm: false } }],
    ['the call does not take the email', { session: { ...signedInAnna, email: `${'a'.repeat(30)}@mail.example` } }],
  ])('is made by telephone where %s', async (_, options) => {
    await openPage({}, options);
    const link = part(title).getByRole('link', { name: '1-800-555-0143' });
    expect(link.getAttribute('href')).toBe('tel:+18005550143');
    expect(part(title).queryByRole('button')).toBeNull();
  });

  it('says, after a page that was left before the answer, that the request may have arrived', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-15T12:00:00Z') });
    const { user } = await openPage({ '/api/user/support': () => new Promise(() => undefined) });
    const ask = part(title).getByRole('button', { name: /^Request deletion/ });
    await user.click(ask);
    expect(ask.getAttribute('aria-busy')).toBe('true');
    expect(part(title).queryByText(/left before the answer/)).toBeNull();
    cleanup();
    await openPage();
    part(title).getByText(
      /^The page was left before the answer to your request of March 15, 2026 at .+ arrived\. We may have received it already\.$/,
    );
    await user.click(part(title).getByRole('button', { name: /^Request deletion/ }));
    await part(title).findByText('Your request has been sent');
    expect(part(title).queryByText(/left before the answer/)).toBeNull();
  });

  it.each([
    ['refused', 400, undefined, 0],
    ['of which the shop does not know', 504, 'change.unknown', 1],
  ])(
    'says why it was not answered, and once more on the next visit only if it may have arrived: %s',
    async (...row) => {
      const [, status, code, times] = row;
      const refuse = () => Response.json({ title: '', status, code, detail: 'Not now.', messages: [] }, { status });
      const { user } = await openPage({ '/api/user/support': refuse });
      await user.click(part(title).getByRole('button', { name: /^Request deletion/ }));
      await part(title).findByText('Not now.');
      expect(part(title).queryByText(/left before the answer/)).toBeNull();
      cleanup();
      await openPage();
      expect(part(title).queryAllByText(/left before the answer/)).toHaveLength(times);
    },
  );

  it('cannot be sent while the shop is away, and says why', async () => {
    await openPage({}, { closed: 'The shop cannot be reached.' });
    expect(part(title).getByRole('button', { name: /^Request deletion/ })).toHaveProperty('disabled', true);
    part(title).getByText('The shop cannot be reached.');
  });

  it('leads who wants to cancel to the cancellation of each subscription that runs', async () => {
    await openPage();
    const links = await part(title).findAllByRole('link', { name: /^Cancel subscription/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/my-account/subscription-details/S-1000001?language=en-CA&task=cancel',
      '/my-account/subscription-details/S-1000002?language=en-CA&task=cancel',
    ]);
  });

  it('says that nothing runs, if that is so', async () => {
    await openPage({ '/api/subscriptions': [] });
    await part(title).findByText('None of your subscriptions is running.');
  });

  it('is not made by customer care', async () => {
    await openPage({}, { session: care });
    part(title).getByText('Only the customer can request this, after logging in.');
    expect(part(title).queryByRole('button')).toBeNull();
  });
});

describe('privacy choices', () => {
  const title = 'Privacy choices';

  it('say that the signal of the browser is followed', async () => {
    consentSlot.set({ isOptedOut: true });
    await openPage();
    part(title).getByText(/^Your browser asks not to be tracked \(Global Privacy Control\)\. We follow that/);
  });

  it('say what the signal would do, and lead to the privacy notice', async () => {
    const legalLinks = [
      { document: 'terms', label: 'Terms of sale', url: 'https://shop.example/terms' },
      { document: 'privacy', label: 'Privacy notice', url: 'https://shop.example/privacy' },
    ] as const;
    await openPage({}, { legalLinks });
    part(title).getByText(/^If your browser sends the signal/);
    expect(part(title).getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe(
      'https://shop.example/privacy',
    );
  });
});
