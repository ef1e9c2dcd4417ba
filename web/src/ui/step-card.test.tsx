// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { Price } from './amounts/price.tsx';
import { LoadFailed } from './load-failed.tsx';
import { StepCard } from './step-card.tsx';

afterEach(cleanup);

async function show(state: 'open' | 'done' | 'waiting', onEdit?: () => void) {
  await renderInShop(
    <StepCard
      number={2}
      total={3}
      title="Address"
      state={state}
      id="step-2"
      editText="Edit"
      {...{ onEdit }}
      summary="12 Main St"
    >
      <p>Where do you live?</p>
    </StepCard>,
  );
  return screen.getByRole('region', { name: /^Address/ });
}

it('an open step shows its body, and is the one where a person is', async () => {
  const step = await show('open', () => {});
  expect(step.textContent).toBe('2Step 2 of 3AddressWhere do you live?');
  expect([step.id, step.getAttribute('aria-current')]).toEqual(['step-2', 'step']);
  expect(screen.queryByRole('button')).toBeNull();
  // A person who comes to the step hears its heading.
  expect(screen.getByRole('heading', { level: 2, name: 'Address' }).getAttribute('tabindex')).toBe('-1');
});

it('a step that is done is folded to one line, says so, and can be opened again by its name', async () => {
  const edit = vi.fn();
  const step = await show('done', edit);
  expect(step.textContent).toBe('Step 2 of 3Address (done)12 Main StEdit Address');
  expect(step.getAttribute('aria-current')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Address' }));
  expect(edit).toHaveBeenCalledOnce();
});

it('a step that is done for good has no button', async () => {
  await show('done');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a step that waits has its name alone', async () => {
  const step = await show('waiting', () => {});
  expect(step.textContent).toBe('2Step 2 of 3Address');
  expect(step.getAttribute('aria-current')).toBeNull();
});

it('a price is read with the one before it only if that is another one, and with its period in words', async () => {
  const period = { short: '6 months', spoken: 'every 6 months' };
  const { container } = await renderInShop(<Price amount="$12.90" original="$15.00" period={period} />);
  const heard = () => {
    const price = container.querySelector('.price')?.cloneNode(true);
    if (!(price instanceof Element)) return undefined;
    for (const silent of price.querySelectorAll('[aria-hidden=true]')) silent.remove();
    return price.textContent.replaceAll(/\s+/g, ' ');
  };
  expect(heard()).toBe('Before $15.00 now $12.90 every 6 months');
  expect(container.querySelector('s')?.textContent).toBe('$15.00');
  cleanup();
  const same = await renderInShop(<Price amount="$12.90" original="$12.90" />);
  expect(same.container.querySelector('.price')?.textContent).toBe('$12.90');
});

it('what could not be loaded says why, is tried again by a press, and says so meanwhile', async () => {
  const retry = vi.fn();
  await renderInShop(<LoadFailed text="Not now." onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toMatch(
    /^This could not be loaded just now\. Nothing is lost\.Not now\./,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  expect(retry).toHaveBeenCalledOnce();
  cleanup();
  await renderInShop(<LoadFailed text="Not now." onRetry={retry} busy />);
  const busy = screen.getByRole('button', { name: /Trying again…/ });
  expect(busy.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(busy);
  expect(retry).toHaveBeenCalledOnce();
});

function Invoices() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>Billing</h1>
      {isLoaded ? <p>Two invoices</p> : <LoadFailed text="Not now." onRetry={() => setLoaded(true)} />}
    </main>
  );
}

it('the focus is in the heading of what was loaded when the button that asked for it has gone', async () => {
  await renderInShop(<Invoices />);
  await userEvent.click(screen.getByRole('button', { name: /^Try again/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Billing' })));
});
