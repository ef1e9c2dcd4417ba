// @vitest-environment happy-dom
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnInfoDetails } from '@perennial/shared/examples/return';
import { cancellationPreview } from '@perennial/shared/examples/subscription-details';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WAITS_MS } from '../../../api/make-change.ts';
import { readText } from '../../../testing/page-steps.ts';
import { recordEvents } from '../../../testing/recorded-events.ts';
import { leave, noNudge, place, press, problem, sent, show, starting, tick } from './testing/shown-section.tsx';

/** How long the page looks for a change, in milliseconds. */
const allWaits = WAITS_MS.reduce((sum, wait) => sum + wait, 0);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Reasons that were not sent are kept.
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a replenishment', () => {
  const preview = { '/cancellation-preview': cancellationPreview() };

  it('is cancelled after reasons and amounts, once', async () => {
    const events = recordEvents();
    const requests = await show({ changes: noNudge, answers: { ...preview, '/replenishment-only/cancellation': {} } });
    await press('Process');
    const submit = await screen.findByRole('button', { name: starting('Cancel subscription') });
    expect(submit).toHaveProperty('disabled', true);
    screen.getByText('Please tick a reason or write one first.');
    // What happens is read before the question why.
    const outcome = screen.getByText(/ends at once: nothing more is shipped\./);
    const question = screen.getByRole('group', { name: 'Tick what applies, or write it in your own words.' });
    expect(outcome.compareDocumentPosition(question)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(submit.className).toContain('button--danger');
    await tick('Too much');
    fireEvent.click(submit);
    await screen.findByRole('dialog', { name: 'What is still to be paid', description: 'Step 2 of 2' });
    within(screen.getByRole('dialog')).getByText('05/07/2026');
    const confirm = screen.getByRole('button', { name: starting('Cancel subscription') });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(place()).toBe('/my-account/overview'));
    expect(sent(requests, '/replenishment-only/cancellation')).toBe(1);
    expect(events.map(({ name }) => name)).toEqual(['subscription:cancel', 'cancel_reason:give']);
    expect(screen.getAllByText('Your cancellation is being processed!').length).toBeGreaterThan(0);
    // The overview says what is still charged.
    expect(screen.queryByText(/for the last shipment is charged/)).toBeNull();
  });

  it('is told to be cancelled also if the subscription does not show it for a long time', async () => {
    const answers = { ...preview, '/replenishment-only/cancellation': {} };
    const requests = await show({ changes: noNudge, onItsPage: true, answers });
    await press('Process');
    await tick('Too much');
    await press('Cancel subscription');
    await screen.findByRole('dialog', { name: 'What is still to be paid' });
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: starting('Cancel subscription') }));
    await act(() => vi.advanceTimersByTimeAsync(allWaits));
    const notice = within(screen.getByRole('region', { name: 'Notifications' }));
    const late =
      'Your change has been received, but it is not visible yet. You do not need to repeat it; please check again later.';
    notice.getByText(late);
    await act(() => vi.advanceTimersByTimeAsync(9000));
    notice.getByText(late);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(notice.queryByText(late)).toBeNull();
    expect(sent(requests, '/replenishment-only/cancellation')).toBe(1);
  });

  it('has no reasons that were entered for another subscription, and has its own again', async () => {
    const openReasons = async (number: string) => {
      await show({ changes: { ...noNudge, number } });
      await press('Process');
      await screen.findByRole('group', { name: 'Tick what applies, or write it in your own words.' });
    };
    const ticked = () =>
      screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);
    await openReasons('S-1000001');
    await tick('Too much');
    cleanup();
    await openReasons('S-1000002');
    expect(ticked()).toEqual([]);
    cleanup();
    await openReasons('S-1000001');
    expect(ticked()).toEqual(['Too much']);
  });

  it('is not left while its cancellation is sent', async () => {
    await show({ changes: noNudge, answers: { ...preview, '/replenishment-only/cancellation': {} } });
    const title = 'What is still to be paid';
    const goToAmounts = async () => {
      await press('Process');
      await tick('Too much');
      await press('Cancel subscription');
      await screen.findByRole('dialog', { name: title });
    };
    await goToAmounts();
    expect(leave(title)).toBe(true);
    await goToAmounts();
    await press('Cancel subscription');
    expect(leave(title)).toBe(false);
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('can be cancelled again after an answer that cannot be read', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const answers: unknown[] = [{}, cancellationPreview()];
    await show({ changes: noNudge, answers: { '/cancellation-preview': () => answers.shift() } });
    await press('Process');
    await tick('Too much');
    await press('Cancel subscription');
    await screen.findByText('Something went wrong on our side. Please try again.');
    await press('Cancel subscription');
    await screen.findByText('What is still to be paid');
  });

  it('stays as it is if the shop refuses; the reasons stay, too', async () => {
    await show({ changes: noNudge, answers: { '/cancellation-preview': () => problem('A payment is open.') } });
    await press('Process');
    await tick('Too dear');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Moving' } });
    await press('Cancel subscription');
    await screen.findByText('A payment is open.');
    expect(screen.getByRole('checkbox', { name: 'Too dear' })).toHaveProperty('checked', true);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Moving');
  });

  it('forgets reasons and text when the dialog is closed', async () => {
    await show({ changes: noNudge });
    await press('Process');
    await tick('Too dear');
    await press('Keep it as it is');
    await press('Process');
    expect(await screen.findByRole('checkbox', { name: 'Too dear' })).toHaveProperty('checked', false);
  });

  it('of the plain section is cancelled after one question', async () => {
    const late = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: null });
    const ratePlans = [devicePlan({ productName: 'Aura' }), ratePlan({ productName: 'Filter' })];
    const changes = { ableToCancel: false, returnInfoDetails: late, ratePlans };
    const requests = await show({ changes, plain: true, answers: { '/S-1000001/cancellation': {} } });
    await screen.findByText('Are you sure you want to cancel your subscription?');
    await press('Cancel subscription');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('paragraph').map(readText)).toEqual([
      'The subscription to Filter ends at once: nothing more is shipped. What you have received is yours to keep.',
      'This cannot be undone. You can order the same again at any time.',
    ]);
    const confirm = within(dialog).getByRole('button', { name: starting('Cancel subscription') });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(place()).toBe('/my-account/overview'));
    expect(sent(requests, '/cancellation')).toBe(1);
  });

  it.each([
    ['plain', { ableToCancel: false }, 'en-ca'],
    ['insured', { isBCBSSubscription: true }, 'en-us'],
  ] as const)(
    'of the %s section is not cancelled before its order is confirmed as shipped',
    async (_, changes, culture) => {
      await show({ changes: { ...noNudge, ...changes, shippingConfirmed: false }, plain: true, culture });
      await screen.findByText(/^Your order is almost ready to ship/);
      screen.getByRole('link');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('of the plain section is not cancelled in a market where self-service is elsewhere', async () => {
    await show({ changes: { ...noNudge, ableToCancel: false }, plain: true, markets: 'elsewhere' });
    await screen.findByText('This feature is no longer available here.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
