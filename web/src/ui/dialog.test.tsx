// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function Consent({ dismissable = true }: { dismissable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="May we?" width={500} dismissable={dismissable}>
        <Button onClick={() => setOpen(false)}>Yes</Button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'May we?' });
}

/** The event that the browser sends for Escape in a modal dialog. */
const pressEscape = (dialog: HTMLDialogElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

afterEach(cleanup);

describe('dialog', () => {
  it('opens as a modal dialog with its title as name', async () => {
    await renderInShop(<Consent />);
    const dialog = await openDialog();
    expect(dialog.open).toBe(true);
  });

  it('closes by its close button, by Escape and by a press outside', async () => {
    await renderInShop(<Consent />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    pressEscape(await openDialog());
    expect(screen.queryByRole('dialog')).toBeNull();

    fireEvent.mouseDown(await openDialog());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open on a press inside', async () => {
    await renderInShop(<Consent />);
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'May we?' }));
    expect(dialog.open).toBe(true);
  });

  it('cannot be dismissed if it needs an answer', async () => {
    await renderInShop(<Consent dismissable={false} />);
    const dialog = await openDialog();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    pressEscape(dialog);
    fireEvent.mouseDown(dialog);
    expect(dialog.open).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
