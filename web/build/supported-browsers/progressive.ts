/**
 * Features that some supported browser lacks and that the client may use all the same, because a page works without them.
 * The check refuses a row that nothing needs.
 */
export const progressiveFeatures: Readonly<Record<string, string>> = {
  '.createHTML()': 'DOMPurify asks whether the browser has trusted types',
  '.createPolicy()': 'DOMPurify asks whether the browser has trusted types',
  '.createScriptURL()': 'DOMPurify asks whether the browser has trusted types',
  '.getAttributeType()': 'DOMPurify asks whether the browser has trusted types',
  '.escape()': 'a function of i18next, not RegExp.escape',
  '.hidePopover()': 'notifications ask for it; without it they are below an open dialog',
  '.showPopover()': 'notifications ask for it; without it they are below an open dialog',
  'popover=': 'notifications ask for the methods of the attribute',
  '.skipTransition()': 'React, for transitions that the client does not use',
  '.use()': 'a hook of React, not a method of iterators',
  navigation: 'React asks whether there is one',
  'navigator.connection': 'SWR and React ask whether there is one',
  setImmediate: 'the scheduler of React asks whether there is one',
  'is=': 'React, for custom elements that the client does not use',
  'Error.captureStackTrace': 'zod asks whether there is one',
  'autocapitalize=': 'Safari on a desktop has no keyboard that writes capitals',
  'contain-intrinsic-block-size': 'with content-visibility, which only saves time',
  'content-visibility': 'only saves time',
  'content-visibility: auto': 'only saves time',
  'scrollbar-gutter': 'without it a page moves by the width of a scroll bar when a dialog opens',
  'scrollbar-gutter: stable': 'without it a page moves by the width of a scroll bar when a dialog opens',
  resize: 'phones cannot make a field larger by dragging',
  'text-size-adjust': 'phones only',
  'text-wrap': 'without it lines of a heading differ in length',
  'text-wrap: balance': 'without it lines of a heading differ in length',
};
