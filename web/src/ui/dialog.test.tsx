// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useNotify } from './notifications.tsx';

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

function Copy() {
  const notify = useNotify();
  return <Button onClick={() => notify('success', 'Copied.')}>Copy</Button>;
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

  it('stays open when the second press of a double one lands outside of it', async () => {
    await renderInShop(<Consent />);
    const dialog = await openDialog();
    fireEvent.mouseDown(dialog, { detail: 2 });
    expect(dialog.open).toBe(true);
    fireEvent.mouseDown(dialog, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open on a press inside', async () => {
    await renderInShop(<Consent />);
    const dialog = await openDialog();
    fireEvent.mouseDown(screen.getByRole('heading', { name: 'May we?' }));
    expect(dialog.open).toBe(true);
  });

  it('has the focus at its beginning, if that is further up than its first button', async () => {
    await renderInShop(
      <Dialog open onClose={() => {}} title="Received">
        <div tabIndex={-1} data-first-focus>
          Your receipt
        </div>
        <Button>Print</Button>
      </Dialog>,
    );
    expect(document.activeElement?.textContent).toBe('Your receipt');
  });

  it('says the short messages itself, because what is behind it is silent', async () => {
    await renderInShop(
      <Dialog open onClose={() => {}} title="Your code">
        <Copy />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Copied.');
  });

  it('keeps the browser from closing it by Escape, however often, if it needs an answer', async () => {
    await renderInShop(<Consent dismissable={false} />);
    expect(fireEvent.keyDown(await openDialog(), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Tab' })).toBe(true);
    cleanup();
    await renderInShop(<Consent />);
    expect(fireEvent.keyDown(await openDialog(), { key: 'Escape' })).toBe(true);
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

/** A question whose answer ends the step that asked it. */
function Steps() {
  const [open, setOpen] = useState(false);
  const [step, setStep] = useState(1);
  return (
    <main>
      <h1>Checkout</h1>
      <section>
        <h2>Step {step}</h2>
        {step === 1 && <Button onClick={() => setOpen(true)}>Ask</Button>}
        <Dialog
          open={open}
          onClose={() => {
            setOpen(false);
            setStep(2);
          }}
          title="May we?"
        >
          <p>We ask once.</p>
        </Dialog>
      </section>
    </main>
  );
}

describe('the focus after a dialog', () => {
  it('goes back to the button that opened it', async () => {
    await renderInShop(<Consent />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    screen.getByRole('button', { name: 'Ask' }).focus();
    await new Promise((resolve) => setTimeout(resolve));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })));
  });

  it('goes to the heading of what comes next if that button has gone', async () => {
    await renderInShop(<Steps />);
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2' })));
  });
});
