/** The shop's line icons. They always have a text beside them, so screen readers skip them. */
import './icon.css';
import { classNames } from './class-names.ts';

const shapes = {
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  box: 'M21 8v8l-9 5-9-5V8l9-5 9 5Zm-18 0 9 5 9-5m-9 5v8M7.5 5.5l9 5',
  calendar: 'M4 6h16v14H4V6Zm0 4h16M8 3v5m8-5v5',
  card: 'M3 6h18v12H3V6Zm0 4h18M7 15h3',
  cart: 'M3 4h2.5l2.2 11h10.2l2.1-8H6.3M9.5 20h.01M16.5 20h.01',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-13 .5 2.7 2.7L16 9.5',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  danger: 'M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2L8.2 3ZM12 7.5V13m0 3.2v.1',
  document: 'M6 3h8l4 4v14H6V3Zm8 0v4h4M9 12h6m-6 4h6',
  edit: 'm4 20 .8-4L16 4.8l3.2 3.2L8 19.2 4 20Zm9.5-12.7 3.2 3.2',
  external: 'M10 5H5v14h14v-5M13 5h6v6m0-6-9 9',
  gift: 'M4 11h16v9H4v-9Zm-1-4h18v4H3V7Zm9 0v13M12 7S10.5 3 8.5 3 6.5 7 12 7Zm0 0s1.5-4 3.5-4S17.5 7 12 7Z',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-9-.8V16m0-8.2v.1',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3 6h18v12H3V6Zm0 1 9 6.5L21 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M6 12h12',
  pause: 'M9 6v12m6-12v12',
  phone: 'M6 3h4l1.5 5-2.5 2a12 12 0 0 0 5 5l2-2.5 5 1.5v4c0 1.1-.9 2-2 2C10.7 20 4 13.3 4 5c0-1.1.9-2 2-2Z',
  pin: 'M12 21s7-6.2 7-11.2A7 7 0 0 0 5 9.8C5 14.8 12 21 12 21Zm0-8.5a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
  plus: 'M6 12h12M12 6v12',
  refresh: 'M20 12a8 8 0 1 1-2.6-5.9L20 8.5M20 4v4.5h-4.5',
  tag: 'M4 4h8l8 8-8 8-8-8V4Zm4 4h.01',
  tool: 'M19.8 7.8a5 5 0 0 1-6.6 6.3L7.5 19.8a2.2 2.2 0 0 1-3.2-3.2L9.9 11a5 5 0 0 1 6.3-6.7L13 7.5l.4 3.1 3.1.4 3.3-3.2Z',
  trash: 'M5 7h14M10 4h4M7 7l.8 13h8.4L17 7m-7 4v5m4-5v5',
  truck:
    'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c.8-4 4-6 8-6s7.2 2 8 6',
  warning: 'M12 4 2.8 20h18.4L12 4Zm0 6v4.5m0 2.7v.1',
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
