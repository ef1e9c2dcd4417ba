// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { reloadRestoredPage } from './reload-restored-page.ts';

it('loads a restored page again, and no other', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  reloadRestoredPage();
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});
