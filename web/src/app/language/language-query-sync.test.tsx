// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LanguageQuerySync } from './language-query-sync.tsx';

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

afterEach(cleanup);

describe('LanguageQuerySync', () => {
  it.each([
    ['adds the language to a link without one', '/cart?bundle=a', '/cart?bundle=a&language=en-CA'],
    ['keeps the language of a link', '/cart?language=en-CA&bundle=a', '/cart?language=en-CA&bundle=a'],
    ['adds it on a page without a header, too', '/login-admin', '/login-admin?language=en-CA'],
    ['does not change the query of a payment result', '/payment-result?result=x', '/payment-result?result=x'],
  ])('%s', async (_, at, url) => {
    await renderInShop(
      <>
        <LanguageQuerySync />
        <CurrentUrl />
      </>,
      { at },
    );
    expect(screen.getByText(url)).toBeDefined();
  });
});
