// The script of the sandbox's pages: submits forms automatically, shows passwords and prevents double submits.

for (const form of document.querySelectorAll('form[data-send]')) {
  if (form instanceof HTMLFormElement) form.submit();
}

for (const toggle of document.querySelectorAll('button[data-shows]')) {
  if (!(toggle instanceof HTMLButtonElement)) continue;
  const field = document.getElementById(toggle.getAttribute('data-shows') ?? '');
  if (!(field instanceof HTMLInputElement)) continue;
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    const shown = field.type === 'text';
    field.type = shown ? 'password' : 'text';
    toggle.textContent = (shown ? toggle.getAttribute('data-show') : toggle.getAttribute('data-hide')) ?? '';
    toggle.setAttribute('aria-pressed', String(!shown));
    field.focus();
  });
}

// A second submit of the same form would show the error that the page has expired.
for (const form of document.querySelectorAll('form')) {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // A page that is restored from the browser's history can be submitted again.
  window.addEventListener('pageshow', () => {
    sent = false;
  });
}

// Moves the focus to the first invalid field, so that screen readers announce it with its error.
const invalidField = document.querySelector('[aria-invalid="true"]');
if (invalidField instanceof HTMLElement) invalidField.focus();
