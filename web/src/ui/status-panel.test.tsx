// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
            { name: 'Requested', state: 'done' },
            { name: 'Received', state: 'current' },
            { name: 'Ended', state: 'waiting' },
          ]}
        />
      }
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Requested',
    'Received',
    'Ended',
  ]);
  expect(screen.getByText('Received').getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('Requested').getAttribute('aria-current')).toBeNull();
});

it.each([
  ['danger', 'alert'],
  ['info', 'status'],
] as const)('is heard as its kind asks for: %s', (kind, role) => {
  render(<StatusPanel kind={kind} title="Past due" />);
  expect(screen.getByRole(role).textContent).toBe('Past due');
});
