import { useIsInBrowser } from '../../ui/in-browser.tsx';
import { toDay } from './day.ts';

/**
 * Returns the day on the customer's own calendar; undefined until the browser has hydrated the page, because the server
 * does not know it.
 */
export function useToday(): string | undefined {
  return useIsInBrowser() ? toDay() : undefined;
}
