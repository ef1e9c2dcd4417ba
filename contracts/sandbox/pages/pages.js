// What the sandbox's pages do beyond HTML: send a form that needs no decision, show a password, keep a press single.

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

// A second press while the first is on its way would be told that the page has expired.
for (const form of document.querySelectorAll('form')) {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
  });
  // Coming back to the page from the browser's history starts afresh.
  window.addEventListener('pageshow', () => {
    sent = false;
  });
}

// After an error the first wrong field has the focus, so that it is read out with its error.
const wrong = document.querySelector('[aria-invalid="true"]');
if (wrong instanceof HTMLElement) wrong.focus();
