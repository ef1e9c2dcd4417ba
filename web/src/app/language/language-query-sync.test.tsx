// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../testing/in-shop.tsx';
import { LanguageQuerySync } from './language-query-sync.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

afterEach(cleanup);

describe('LanguageQuerySync', () => {
  it.each([
    ['gets the language', '/cart?bundle=a', '/cart?bundle=a&language=en-CA'],
    ['keeps the language', '/cart?language=en-CA&bundle=a', '/cart?language=en-CA&bundle=a'],
    ['to a payment’s result stays as it is', '/payment-result?result=x', '/payment-result?result=x'],
  ])('%s', async (_, at, address) => {
    await renderInShop(
      <>
        <LanguageQuerySync />
        <Address />
      </>,
      { at },
    );
    expect(screen.getByText(address)).toBeDefined();
  });
});
