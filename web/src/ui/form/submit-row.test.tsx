// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from './form.tsx';
import { SubmitRow } from './submit-row.tsx';

afterEach(cleanup);

describe('submit row', () => {
  it('submits its form', async () => {
    const submit = vi.fn(async (event: { preventDefault(): void }) => event.preventDefault());
    render(
      <Form onSubmit={submit}>
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    await userEvent.click(screen.getByRole('button', { name: /Save/ }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('is disabled while there is a reason, which describes both buttons', () => {
    const press = vi.fn(async () => undefined);
    render(
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

  it('shows the error of the last submission above the fields', () => {
    render(
      <Form onSubmit={async () => undefined} error="The card was declined">
        <SubmitRow label="Save" busy={false} busyText="Saving" />
      </Form>,
    );
    expect(screen.getByRole('alert').textContent).toBe('The card was declined');
  });
});
