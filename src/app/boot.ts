/**
 * Runs first on every page, before anything is painted, and is all the script that a reader pays for until the page
 * is idle or is touched: theme, header, and the late start of the application. Built into one inline script.
 */
import type { Replay, Tap } from './replay.ts';
import { whenPainted } from './when-painted.ts';

const root = document.documentElement;
const storage = (area: 'localStorage' | 'sessionStorage', key: string): string | null => {
  try {
    return window[area].getItem(key);
  } catch {
    return null; // Storage is refused, as in some private windows.
  }
};

const hasSession = () =>
  storage('localStorage', 'birtu-session') ?? storage('sessionStorage', 'birtu-session');

const showTheme = (theme: string | null) => {
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  document
    .querySelector('meta[name=theme-color]')
    ?.setAttribute('content', theme === 'dark' ? '#14110E' : '#FBF7F0');
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.setAttribute('aria-pressed', String(theme === 'dark'));
};
showTheme(storage('localStorage', 'birtu-theme'));
// The header then holds the account's place instead of greeting a member as a visitor.
root.toggleAttribute('data-member', hasSession() !== null);

/** What a device has no letters for it draws as the same box, so that all letters of a word are of one width. */
const seekLetters = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letter = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const word = /[ሀ-ፚ]{4,}/.exec(text.nodeValue!);
    if (!word) continue;
    const widths = Array.from(word[0], (_, place) => {
      letter.setStart(text, word.index + place);
      letter.setEnd(text, word.index + place + 1);
      return letter.getBoundingClientRect().width;
    });
    const widest = Math.max(...widths);
    if (widest === 0) continue; // It is not shown.
    root.toggleAttribute('data-letterless', widest - Math.min(...widths) < 1);
    return;
  }
};

const solidAfter = 50;
const showScroll = () => root.toggleAttribute('data-scrolled', scrollY > solidAfter);
addEventListener('scroll', showScroll, { passive: true });

let started = false;
let ready = false;
let kept: Tap | null = null;
/** What waits for the application shows that it waits (`data-waiting` in styles.css). */
const keep = (next: Tap | null) => {
  kept = next;
  root.toggleAttribute('data-waiting', next !== null);
};
const typed = new Map<HTMLInputElement, string | boolean>();

const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
const isSlow = /2g|3g/.test(connection?.effectiveType ?? '');

/** What the application's start will ask for, behind what is shown before it; the largest first. */
const { preload: files, reads } = document.currentScript?.dataset ?? {};
const all = files?.split(' ') ?? [];
let modules: readonly string[] = all;
const ask = (count: number) => {
  for (const href of modules.slice(0, count))
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
  modules = modules.slice(count);
};
/** A few at a time: asking for each costs a phone's processor milliseconds, in which it answers nobody. */
const preload = () => {
  ask(4);
  if (modules.length > 0) setTimeout(preload);
};
if (hasSession()) {
  // A member's own page waits for the largest longest. On a slow line it comes no sooner than the page is painted.
  if (isSlow && reads && !navigator.serviceWorker?.controller) ask(1);
  // Their page is nothing without the others, but what stands in its document is painted before.
  whenPainted(preload);
}

/** Each file in a task of its own, between which the browser answers. */
const run = async (script: HTMLScriptElement, imported: readonly string[]) => {
  try {
    for (const file of imported) await import(file);
  } catch {
    // The script fails of it as well, and says so.
  }
  document.head.append(script);
};

/** Puts the application's own module script back, which the server left inert. */
const start = () => {
  const inert = document.getElementById('app-start');
  if (started || !inert) return;
  started = true;
  delete root.dataset.offline;
  preload();
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = inert.textContent;
  // A load that failed is said (src/app/root.tsx), and tried again by the next touch.
  script.addEventListener('error', () => {
    started = false;
    // Asked for side by side once more: those that came are here.
    modules = all;
    keep(null);
    root.dataset.offline = '';
  });
  // The last file starts the application, and is left to the script. Without preloads one would wait for the other.
  void run(script, document.createElement('link').relList.supports('modulepreload') ? all.slice(0, -1) : []);
};

/** What the platform handles by itself, and so needs no application, except for links that do more than lead on. */
const isNative = (element: Element) =>
  !element.matches('a') &&
  element.closest('[popovertarget], [data-theme-toggle], [data-native], summary, form[method=get]') !== null;

const touch = (event: Event) => {
  const target = event.target as Element | null;
  // The application takes along what is typed into the other language.
  const awaiting = typed.size > 0 ? 'a[data-awaits-app], a[hreflang]' : 'a[data-awaits-app]';
  const control = target?.closest<HTMLElement>(`button, input, select, textarea, label, ${awaiting}`);
  if (ready || !control || isNative(control)) return;
  start();
  if (event.type === 'click' && control.matches('button:not([type=submit]), a')) {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ target: control });
  }
};
for (const type of ['pointerdown', 'keydown', 'click']) addEventListener(type, touch, true);

addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    // A member's application is on its way already, and may have more to do than show the next page.
    if (ready || (form.method === 'get' && !hasSession())) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep({ target: form, submitter: event.submitter });
    start();
  },
  true,
);

addEventListener(
  'input',
  ({ target }) => {
    if (ready || !(target instanceof HTMLElement)) return;
    const field = target as HTMLInputElement;
    typed.set(field, field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value);
  },
  true,
);

addEventListener('beforeprint', () => navigator.sendBeacon(`/api/prints?page=${location.pathname}`));

addEventListener('click', ({ target }) => {
  if (!(target as Element).closest?.('[data-theme-toggle]')) return;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  showTheme(theme);
  try {
    localStorage.setItem('birtu-theme', theme);
  } catch {
    // Without storage the choice holds for this page.
  }
});

/** Hydration is done: the application gets what was typed and tapped before. */
addEventListener('birtu:ready', (event) => {
  ready = true;
  (event as CustomEvent<Replay>).detail(typed, kept);
  keep(null);
});

addEventListener('DOMContentLoaded', () => {
  showTheme(root.dataset.theme ?? null);
  // Behind the first paint, for which all is laid out anyhow.
  whenPainted(() => {
    showScroll();
    seekLetters();
  });
  const frugal = connection?.saveData || isSlow;
  // Painted first: a page is read before a byte of the application is asked for, and a form is filled in meanwhile.
  if (hasSession() || document.querySelector('form[method=post], [data-needs-app]')) whenPainted(start);
  else if (!frugal) addEventListener('load', () => whenPainted(start));
});
