/** Line icons of the social networks. */
import type { Footer } from '@perennial/shared/models/content';

const shapes: Readonly<Record<Footer['socialLinks'][number]['network'], string>> = {
  twitter: 'M4 4h4l12 16h-4L4 4Zm15 0-6.5 7.2M5 20l6.3-7',
  facebook: 'M14 21v-8h3l.5-3.5H14V8c0-1.2.5-2 2-2h1.6V3.2C17 3 16 3 15 3c-2.7 0-4.3 1.6-4.3 4.5v2H8V13h2.7v8',
  youtube: 'M3 12c0-5 .5-6 9-6s9 1 9 6-.5 6-9 6-9-1-9-6Zm7-2.7v5.4l4.5-2.7L10 9.3Z',
  linkedin: 'M5 10v9M5 5.5v.1M10 19v-9m0 4.5c0-2.7 1.3-4.2 3.5-4.2s3.5 1.4 3.5 4.2V19',
  pinterest:
    'M10 21c.3-3 1.5-7.5 2-10M8.5 14C7 12.5 6.7 10 8 8c1.8-2.8 6.5-3 8.3-.3 1.7 2.6.2 7.3-3 7.3-1.3 0-2.3-.8-2.3-.8',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5-1.5v.1',
};

export function SocialIcon({ network }: { network: keyof typeof shapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[network]} />
    </svg>
  );
}
