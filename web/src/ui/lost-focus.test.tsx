// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { Button } from './button.tsx';
import { Disclosure } from './disclosure.tsx';
import { takeLostFocus } from './lost-focus.ts';
import { useGuardedAction } from './press/use-guarded-action.ts';

/** A part of a page with a button. After its action the button is gone, disabled, or as before. */
function Part({ after, folds = false }: { after: 'gone' | 'disabled' | 'as before'; folds?: boolean }) {
  const [state, setState] = useState<'waiting' | 'running' | 'done'>('waiting');
  const save = useGuardedAction(async () => {
    setState('running');
    // A browser takes the focus from what is disabled.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.resolve();
    setState('done');
  });
  const isDone = state === 'done';
  const action =
    isDone && after === 'gone' ? (
      <p>Saved</p>
    ) : (
      <Button disabled={state === 'running' || (isDone && after === 'disabled')} onClick={() => void save()}>
        {isDone ? 'Saved' : 'Save'}
      </Button>
    );
  return (
    <main>
      <h1>Account</h1>
      {folds ? (
        <Disclosure summary="Newsletter" as="h2" open>
          {action}
        </Disclosure>
      ) : (
        <section aria-labelledby="newsletter">
          <h2 id="newsletter">Newsletter</h2>
          {action}
        </section>
      )}
    </main>
  );
}

/** Two parts that open and close; the action of the second takes it away. */
function Parts() {
  const [isOpen, setIsOpen] = useState(true);
  const close = useGuardedAction(async () => setIsOpen(false));
  return (
    <main>
      <h1>Account</h1>
      <div>
        <Disclosure summary="Orders" as="h2">
          None
        </Disclosure>
        {isOpen && (
          <Disclosure summary="Pause" as="h2" open>
            <Button onClick={() => void close()}>End</Button>
          </Disclosure>
        )}
      </div>
    </main>
  );
}

const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

async function pressSave(after: 'gone' | 'disabled' | 'as before', folds = false): Promise<void> {
  await renderInShop(<Part after={after} folds={folds} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  await twoFrames();
  await twoFrames();
}

afterEach(cleanup);

it('goes to the heading of the part whose button has gone', async () => {
  await pressSave('gone');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Newsletter' })));
});

it('goes to the row that opens and closes the part whose button has gone', async () => {
  await pressSave('gone', true);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
});

it('passes by the rows of other parts if its own has gone', async () => {
  await renderInShop(<Parts />);
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Account' })));
});

it('goes to the heading of the part whose button is disabled', async () => {
  await pressSave('disabled');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Newsletter' })));
});

it('is in the button again that was disabled while its action ran', async () => {
  await pressSave('as before');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saved' })));
});

/** A part with a named section before its own heading; the action takes the button away. */
function WithSection() {
  const [isOpen, setIsOpen] = useState(true);
  const close = useGuardedAction(async () => setIsOpen(false));
  return (
    <main>
      <div>
        <section aria-labelledby="hint">
          <h3 id="hint">Hint</h3>
        </section>
        <h2>Payment</h2>
        {isOpen && <Button onClick={() => void close()}>Remove</Button>}
      </div>
    </main>
  );
}

it('passes by the heading of a named section that stands in the part', async () => {
  await renderInShop(<WithSection />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' })));
  // It is no stop of the tab key.
  expect(screen.getByRole('heading', { name: 'Payment' }).tabIndex).toBe(-1);
});

/** Two buttons, one in the place of the other. */
function Turns() {
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <input aria-label="Code" onChange={() => setIsOn(true)} />
      {isOn ? (
        <button key="off" type="button" ref={takeLostFocus}>
          Off
        </button>
      ) : (
        <button key="on" type="button" onClick={() => setIsOn(true)}>
          On
        </button>
      )}
    </>
  );
}

it('goes to the button that takes the place of the pressed one, and from nowhere else', async () => {
  await renderInShop(<Turns />);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Off' }));
  cleanup();
  await renderInShop(<Turns />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(screen.getByRole('button', { name: 'Off' })).not.toBe(document.activeElement);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
