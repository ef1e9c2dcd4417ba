/** The entry of the workshop: the page with its choices, or the parts in one of its frames. */
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import './workshop.css';
import { textsFor } from '@perennial/shared/locales/texts';
import { createRoot } from 'react-dom/client';
import { initTexts } from '../src/texts/texts.ts';
import { readChoice } from './choice.ts';
import { Choices } from './choices.tsx';
import { Frame } from './frame.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root');

const { search } = window.location;
const choice = readChoice(search);
const query = new URLSearchParams(search);
const isFrame = query.has('frame');
document.title = 'Workshop';
document.documentElement.lang = isFrame ? choice.language : 'en';
document.documentElement.dataset['font'] = isFrame ? choice.font : 'system';
if (query.has('pictures')) {
  document.documentElement.dataset['pictures'] = '';
  // The calendar asks for the focus when it is loaded, and its ring would be in the picture or not.
  HTMLElement.prototype.focus = () => undefined;
}
initTexts(choice.language, textsFor(choice.language));
if (isFrame) standStill();
createRoot(root).render(isFrame ? <Frame choice={choice} /> : <Choices initial={choice} />);

/** Dialogs and notifications stand in the page, beside the other parts; nothing is sent, and nothing takes the focus. */
function standStill(): void {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  window.fetch = () => new Promise(() => undefined);
  document.addEventListener('submit', (event) => event.preventDefault(), true);
}
