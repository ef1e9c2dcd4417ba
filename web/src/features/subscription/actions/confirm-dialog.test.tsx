// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../testing/in-shop.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

function Action({ onConfirm }: { onConfirm: () => Promise<boolean> }) {
  const [open, setOpen] = useState(true);
  const question = { title: 'Repair it?', facts: [], confirmText: 'Repair', isRunning: false, errorText: undefined };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask again</Button>
      <ConfirmDialog {...question} open={open} onClose={() => setOpen(false)} onConfirm={onConfirm}>
        It takes a week.
      </ConfirmDialog>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

it('takes no press after a success while it is still open, and asks again when it is opened again', async () => {
  const confirm = vi.fn(async () => true);
  await renderInShop(<Action onConfirm={confirm} />);
  await press('Repair');
  await press('Repair');
  expect(confirm).toHaveBeenCalledOnce();

  await press('Close');
  await press('Ask again');
  await press('Repair');
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('takes another press after a refusal', async () => {
  const confirm = vi.fn(async () => false);
  await renderInShop(<Action onConfirm={confirm} />);
  await press('Repair');
  await press('Repair');
  expect(confirm).toHaveBeenCalledTimes(2);
});
