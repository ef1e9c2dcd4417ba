// @ts-check
// The script of the console: copy buttons, the culture of the links, and the buttons for time and reset.

for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy ?? '');
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
}

const culture = document.querySelector('select[data-culture]');
if (culture instanceof HTMLSelectElement) {
  culture.addEventListener('change', () => {
    for (const link of document.querySelectorAll('a[data-culture-link]')) {
      if (link instanceof HTMLAnchorElement) {
        link.href = `${culture.dataset.shop}/${culture.value}${link.dataset.cultureLink}`;
      }
    }
  });
}

for (const button of document.querySelectorAll('button[data-post]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener('click', async () => {
    button.disabled = true;
    const { post = '', body } = button.dataset;
    await fetch(post, {
      method: 'POST',
      ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    });
    location.reload();
  });
}
