// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { Form } from './form.tsx';
import { SubmitRow } from './submit-row.tsx';

afterEach(cleanup);

describe('submit row', () => {
  it('submits its form', async () => {
    const submit = vi.fn(async (event: { preventDefault(): void }) => event.preventDefault());
    await renderInShop(
      <Form onSubmit={submit}>
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('submits its form once, however fast the presses follow each other', async () => {
    const answer = Promise.withResolvers<void>();
    const submit = vi.fn(() => answer.promise);
    await renderInShop(
      <Form onSubmit={submit}>
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    await userEvent.dblClick(screen.getByRole('button', { name: /Save/ }));
    expect(submit).toHaveBeenCalledOnce();
    answer.resolve();
    await answer.promise;
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('is disabled while there is a reason, which describes both buttons', async () => {
    const press = vi.fn(async () => undefined);
    await renderInShop(
      <SubmitRow label="Confirm" busy={false} busyText="Saving" disabledReason="Choose a region" onPress={press}>
        {(reasonId) => (
          <button type="button" aria-describedby={reasonId}>
            Edit
          </button>
        )}
      </SubmitRow>,
    );
    const confirm = screen.getByRole('button', { name: /Confirm/, description: 'Choose a region' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Edit', description: 'Choose a region' })).toBeDefined();
  });

  it('says while it is busy what it does, takes no press, and submits no form around it', async () => {
    const submit = vi.fn(async () => undefined);
    const press = vi.fn(async () => undefined);
    const row = (busy: boolean) => <SubmitRow label="Pay" busy={busy} busyText="Paying" onPress={press} />;
    const form = (busy: boolean) => <Form onSubmit={submit}>{row(busy)}</Form>;
    await renderInShop(form(false));
    await userEvent.click(screen.getByRole('button', { name: /Pay/ }));
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    await renderInShop(form(true));
    const busy = screen.getByRole('button', { name: /Paying/ });
    expect([busy.getAttribute('aria-busy'), busy.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
    await userEvent.click(busy);
    expect(press).toHaveBeenCalledOnce();
  });

  it('submits nothing while it is busy', async () => {
    const submit = vi.fn(async () => undefined);
    await renderInShop(
      <Form onSubmit={submit}>
        <SubmitRow label="Save" busy busyText="Saving" />
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Saving/ }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('leaves it to the shop to say what is wrong with a field', async () => {
    const submit = vi.fn(async () => undefined);
    await renderInShop(
      <Form onSubmit={submit}>
        <input aria-label="Email" type="email" required defaultValue="no address" />
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    expect(screen.getByRole('textbox').closest('form')?.noValidate).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('shows the error of the last submission above the fields', async () => {
    await renderInShop(
      <Form onSubmit={async () => undefined} error="The card was declined">
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The card was declined');
  });
});
