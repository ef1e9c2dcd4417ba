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

  it('shows the error of the last submission above the fields', async () => {
    await renderInShop(
      <Form onSubmit={async () => undefined} error="The card was declined">
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The card was declined');
  });
});
