// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../testing/in-shop.tsx';
import { AlertBubble } from './alert-bubble.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';
import { Announced, ErrorNotice, Notice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StatusPanel } from './status-panel.tsx';
import { StatusTrack } from './status-track.tsx';

afterEach(cleanup);

it('says where something is under way, and what comes', () => {
  render(
    <StatusPanel
      kind="warning"
      title="Waiting for return"
      track={
        <StatusTrack
          steps={[
            { name: 'Requested', date: '24-11-2026', state: 'done' },
            { name: 'Received', state: 'current' },
            { name: 'Ended', state: 'waiting' },
          ]}
        />
      }
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Requested 24-11-2026',
    'Received',
    'Ended',
  ]);
  // A line that breaks inside it would end in a hyphen.
  expect(screen.getByText('24-11-2026').className).toBe('status-track__date');
  expect(screen.getByText('Received').getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('Ended').getAttribute('aria-current')).toBeNull();
});

it.each([
  ['danger', 'alert'],
  ['info', 'status'],
] as const)('is heard as its kind asks for: %s', (kind, role) => {
  render(<StatusPanel kind={kind} title="Past due" />);
  expect(screen.getByRole(role).textContent).toBe('Past due');
});

it('has the sentences and what can be done', () => {
  render(
    <StatusPanel kind="info" title="Paused" drawing="paused" actions={<Button>Resume</Button>}>
      <p>Nothing is sent.</p>
    </StatusPanel>,
  );
  const panel = screen.getByRole('status');
  expect(panel.textContent).toBe('PausedNothing is sent.Resume');
  // The picture stands in the place of the icon.
  expect(panel.querySelector('svg')).toBeNull();
});

it.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice is heard as its kind asks for: %s', (kind, role) => {
  render(
    <Notice kind={kind} title="Past due" action={<Button>Pay</Button>}>
      <p>An invoice is open.</p>
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('Past dueAn invoice is open.Pay');
});

it('a notice that is a part of the page is no news, and what appears in a place for news is', () => {
  render(
    <Notice kind="danger" isPart>
      Past due
    </Notice>,
  );
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
  cleanup();
  render(<Announced>Copied</Announced>);
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('an error without a text is none', () => {
  const { container } = render(<ErrorNotice text={undefined} />);
  expect(container.innerHTML).toBe('');
});

it('what loads is said once, with a label, and is silent beside a text', () => {
  render(
    <>
      <Skeleton lines={3} label="Loading the invoices" />
      <Spinner label="Paying" />
    </>,
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Loading the invoices',
    'Paying',
  ]);
  expect(document.querySelectorAll('.skeleton')).toHaveLength(3);
  cleanup();
  render(
    <>
      <Skeleton />
      <Spinner />
      <Icon name="truck" />
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  for (const sign of document.querySelectorAll('.skeleton-lines, .spinner, svg')) {
    expect(sign.getAttribute('aria-hidden')).toBe('true');
  }
});

it('an exclamation mark is read as what it means', () => {
  render(
    <button type="button">
      Billing <AlertBubble text="A payment is due" />
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Billing (A payment is due)' })).toBeTruthy();
});

it('a page with one message has it as its heading, which takes the focus, and the ways on', async () => {
  await renderInShop(
    <Message drawing="failed" title="Not found" actions={<Button>To the cart</Button>}>
      <p>We looked everywhere.</p>
    </Message>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Not found' }).tabIndex).toBe(-1);
  expect(document.title).toBe('Not found · Perennial');
  expect(screen.getByText('We looked everywhere.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'To the cart' })).toBeTruthy();
});
