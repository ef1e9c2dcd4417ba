/** What a person does on a page, in any language. */
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for the element and clicks it. */
export async function press(selector: string): Promise<void> {
  const element = await waitFor(() => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  });
  await userEvent.click(element);
}

/** Pastes a text into a field: typing it letter by letter takes longer than everything else. */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
