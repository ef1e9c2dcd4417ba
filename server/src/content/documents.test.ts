import { describe, expect, test } from 'vitest';
import { parseContentDocument } from './documents.ts';

const bundle = { bundle_title: 'Sonic brush', bundle_image: { url: 'https://images.example.com/brush.png' } };

describe('a document by id', () => {
  test.each([
    ['markup', 'Soft <img src=x onerror=alert(1)>', 'Soft &lt;img src=x onerror=alert(1)>'],
    ['an ampersand', 'Brush & case', 'Brush &amp; case'],
    ['text that looks escaped', 'Write &lt; for <', 'Write &amp;lt; for &lt;'],
  ])('shows %s in the description of a bundle as text', (_, description, expected) => {
    const document = { type: 'bundle', uid: 'brush', data: { ...bundle, bundle_description: description } };
    expect(parseContentDocument(document, 'd-1')).toEqual({
      id: 'd-1',
      type: 'bundle',
      name: 'brush',
      title: 'Sonic brush',
      html: expected,
      image: 'https://images.example.com/brush.png',
    });
  });
});
