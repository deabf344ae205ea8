import type { Page } from '@playwright/test';
import type { Language } from '#src/lib/language.ts';
import { setTextSize } from './text-size.ts';

/** What a screen must hold wherever it is shown; on paper nothing is pressed. */
interface Way extends Shape {
  readonly name: string;
  /** The size of the browser's letters, in pixels. */
  readonly letters: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly media: 'screen' | 'print';
}

const asUsual: Way = { name: '375 px', width: 375, height: 812, letters: 16, media: 'screen' };
const large: Way = {
  name: '320 px, letters at 200 %',
  width: 320,
  height: 640,
  letters: 32,
  media: 'screen',
};
/** The width of A4 between its margins. */
const paper: Way = { name: 'on paper', width: 718, height: 1000, letters: 16, media: 'print' };
const lying: Way = { name: 'a phone on its side', width: 640, height: 320, letters: 16, media: 'screen' };

const ways = { asUsual, large, paper, lying };

export type Look = keyof typeof ways;

/**
 * On paper and lying there is more room than at 375 px: what could go wrong there is the same in each language. First as
 * the page stands already, which draws nothing anew.
 */
export const looksIn: Readonly<Record<Language, readonly Look[]>> = {
  en: ['asUsual', 'large', 'lying', 'paper'],
  am: ['asUsual', 'large'],
};

/** What does not fit, in each way that the page is looked at; then the page is as it was. */
export async function misfits(page: Page, names: readonly Look[]) {
  const viewport = page.viewportSize()!;
  const found: string[] = [];
  let shown: Shape = { ...viewport, media: 'screen' };
  const show = async (next: Shape, letters = 16) => {
    const isSameSize = next.width === shown.width && next.height === shown.height;
    // Each draws the page anew, also where nothing changes; together they do it once.
    await Promise.all([
      setTextSize(page, letters),
      next.media !== shown.media && page.emulateMedia({ media: next.media === 'print' ? 'print' : null }),
      !isSameSize && page.setViewportSize({ width: next.width, height: next.height }),
    ]);
    shown = next;
  };
  for (const name of names) {
    const look = ways[name];
    await show(look, look.letters);
    const faults = await page.evaluate(lookAt, {
      isPaper: look.media === 'print',
      isUsual: look.letters === 16 && look.media === 'screen',
    });
    found.push(...faults.map((fault) => `${look.name}: ${fault}`));
  }
  if (names.length > 0) await show({ ...viewport, media: 'screen' });
  return found;
}

interface Asked {
  readonly isPaper: boolean;
  readonly isUsual: boolean;
}

/** Runs in the page, so that everything it needs stands inside it. */
async function lookAt({ isPaper, isUsual }: Asked): Promise<string[]> {
  // What follows its size, charts among it, has drawn itself anew two frames later.
  for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const room = document.documentElement.clientWidth;
  const target = 44;
  const faults = new Set<string>();
  const modal = document.querySelector('dialog:modal, [popover]:popover-open');
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  /** Read aloud, not seen. */
  const isUnseen = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true;
    return false;
  };
  const nameOf = (element: Element) => {
    const label = (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
    const classes = [...element.classList].slice(0, 4).join('.');
    return `<${element.localName}${classes && `.${classes}`}> “${label.slice(0, 40)}”`;
  };
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';

  // Letters, line by line.
  interface Line {
    readonly node: Node;
    readonly element: Element;
    readonly box: DOMRect;
    readonly isFixed: boolean;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || element.closest('svg, script, style, noscript, option')) continue;
    if (!isSeen(element) || isUnseen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    // Whether it can be scrolled to, and whether something cuts it.
    let isFramed = false;
    let isFixed = false;
    const cutters: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow } = getComputedStyle(at);
      if (scrolls(overflowX) || scrolls(overflowY)) isFramed = true;
      // What is shortened for the eye alone is said in full beside it.
      else if (textOverflow === 'ellipsis' && at.closest('[aria-hidden=true]')) isFramed = true;
      else if (!isFramed && (overflowX !== 'visible' || overflowY !== 'visible')) cutters.push(at);
      if (position === 'fixed' || position === 'sticky') isFixed = true;
      if (position === 'fixed') {
        // What floats holds all that stands in it.
        if (!isFramed) cutters.push(at);
        break;
      }
    }
    // A long word may need two lines where letters are large; in three it is a column of letters. Tables and drawings keep their columns.
    if (!isPaper && boxes.length > 1 && (isUsual || !element.closest('th, td, [role=img]')))
      for (const { index, 0: word } of node.textContent.matchAll(/[\p{L}\p{M}\p{Nd}]{2,}/gu)) {
        if (word.length > (isUsual ? 16 : 12)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > (isUsual ? 1 : 2))
          faults.add(`the word ${word} is broken in ${nameOf(element)}`);
      }
    for (const box of boxes) {
      const slack = box.height / 4;
      for (const cutter of cutters) {
        const frame = cutter.getBoundingClientRect();
        const isCut =
          box.left < frame.left - 1 ||
          box.right > frame.right + 1 ||
          box.top < frame.top - slack ||
          box.bottom > frame.bottom + slack;
        if (isCut) faults.add(`${nameOf(element)} is cut off by ${nameOf(cutter)}`);
      }
      if (!isFramed && (box.left < -1 || box.right > room + 1))
        faults.add(
          `${nameOf(element)} stands outside, from ${Math.round(box.left)} to ${Math.round(box.right)}`,
        );
      if (!isFramed) lines.push({ node, element, box, isFixed });
    }
  }
  // A dot between two facts has one of them at either hand.
  for (const dot of isPaper ? [] : document.querySelectorAll('.dot')) {
    let block = dot.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    const facts: DOMRect[] = [];
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement!.closest('.dot')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      facts.push(...range.getClientRects());
    }
    for (const { left, right, top, bottom, width } of dot.getClientRects()) {
      const beside = facts.filter((fact) => fact.top < bottom && fact.bottom > top);
      const isBetween =
        beside.some((fact) => fact.right <= left + 1) && beside.some((fact) => fact.left >= right - 1);
      if (width > 1 && !isBetween) faults.add(`a dot stands at an end of a line of ${nameOf(block)}`);
    }
  }
  // Letters over letters: what floats above the page on purpose is left out.
  const flat = lines.filter(({ isFixed, element }) => !isFixed && !modal?.contains(element));
  flat.sort((a, b) => a.box.top - b.box.top);
  for (const [index, { node, element, box }] of flat.entries())
    for (let next = index + 1; next < flat.length; next += 1) {
      const other = flat[next]!;
      if (other.box.top > box.bottom) break;
      if (other.node === node) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
      if (across > 3 && down > Math.min(box.height, other.box.height) / 2)
        faults.add(`${nameOf(element)} and ${nameOf(other.element)} stand one over the other`);
    }

  // Sideways.
  if (document.documentElement.scrollWidth > room) {
    const isHeld = (element: Element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        isSeen(element) &&
        element.getBoundingClientRect().right > room + 0.5 &&
        !element.closest('svg *') &&
        !isHeld(element),
    );
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const named = inner
      .slice(0, 3)
      .map((element) => `${nameOf(element)} to ${Math.round(element.getBoundingClientRect().right)}`);
    faults.add(`the page is ${document.documentElement.scrollWidth} px wide: ${named.join(', ')}`);
  }

  // What does not scroll along leaves room for what does.
  const still = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isStuck = position === 'sticky' && (Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1);
    return (position === 'fixed' || isStuck) && width > room / 2 && bottom > 0 && isSeen(element);
  });
  const outermost = still.filter(
    (element) => !still.some((other) => other !== element && other.contains(element)),
  );
  const taken = outermost.reduce((sum, element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  }, 0);
  if (!isPaper && !modal && taken > innerHeight * 0.6)
    faults.add(
      `${outermost.map(nameOf).join(' and ')} leave ${Math.round(innerHeight - taken)} of ${innerHeight} px`,
    );

  if (isPaper) {
    for (const element of document.querySelectorAll('button, nav, .button, [role=search]'))
      if (isSeen(element) && !isUnseen(element) && !element.matches('.calendar *'))
        faults.add(`${nameOf(element)} is printed`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
      const said = link.textContent + getComputedStyle(link, '::after').content;
      if (isSeen(link) && link.origin !== location.origin && !said.includes(link.hostname))
        faults.add(`${nameOf(link)} is printed without its address`);
    }
    return [...faults];
  }

  // What a search box says that it looks for, before anything is typed, and what its filters are set to.
  if (isUsual) {
    /** Beside the words of a closed list stands its arrow. */
    const arrow = 20;
    const holdsWhole = (box: Element, words: string, pseudo?: string) => {
      const { fontFamily, fontWeight, paddingLeft, paddingRight } = getComputedStyle(box);
      const drawn = document.createElement('canvas').getContext('2d')!;
      drawn.font = `${fontWeight} ${getComputedStyle(box, pseudo).fontSize} ${fontFamily}`;
      const inner = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (isSeen(box) && drawn.measureText(words).width > inner - (pseudo ? 0 : arrow))
        faults.add(`“${words}” is cut off by its field`);
    };
    for (const box of document.querySelectorAll<HTMLInputElement>('[role=search] input:placeholder-shown'))
      holdsWhole(box, box.placeholder, '::placeholder');
    for (const list of document.querySelectorAll<HTMLSelectElement>('[role=search] select'))
      holdsWhole(list, list.selectedOptions[0]?.text ?? '');
  }

  // Targets. In running text a link is as high as its line.
  const isInText = (element: Element) => {
    if (!getComputedStyle(element).display.startsWith('inline') || element.matches('input, select, .button'))
      return false;
    let block = element.parentElement!;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement!;
    const rest = block.cloneNode(true) as Element;
    for (const other of rest.querySelectorAll('a, button, .sr-only')) other.remove();
    return /\p{L}{2}/u.test(rest.textContent);
  };
  const targets: { element: Element; box: DOMRect }[] = [];
  for (const element of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
    const label = element.matches('[type=checkbox], [type=radio], [type=file], [type=range]')
      ? element.closest('label')
      : null;
    const pressed = label ?? element;
    if (!isSeen(pressed) || isUnseen(pressed) || element.matches('.skip-link, [type=hidden]')) continue;
    if (modal && !modal.contains(element)) continue;
    // What lies over a whole card makes all of it one target.
    const isSpread = getComputedStyle(pressed, '::after').position === 'absolute';
    const place = (isSpread && (pressed as HTMLElement).offsetParent) || pressed;
    const box = place.getBoundingClientRect();
    const { width, height } = box;
    if (!isSpread) targets.push({ element: pressed, box });
    if (width + 0.5 >= target && height + 0.5 >= target) continue;
    if (isInText(element)) continue;
    faults.add(`${nameOf(pressed)} is ${Math.round(width)} x ${Math.round(height)} px to press`);
  }
  // Between two of them a finger meets one. What stands in another whole, as a button in its field, is beside its words.
  const isWithin = (box: DOMRect, other: DOMRect) =>
    box.top >= other.top && box.bottom <= other.bottom && box.left >= other.left && box.right <= other.right;
  const floats = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  for (const [index, { element, box }] of isUsual ? targets.entries() : [])
    for (const { element: other, box: next } of targets.slice(index + 1)) {
      const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
      const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
      if (across <= 2 || down <= 2 || isWithin(box, next) || isWithin(next, box)) continue;
      if (![element, other].some((each) => isInText(each) || floats(each)))
        faults.add(`${nameOf(element)} reaches ${Math.round(down)} px into ${nameOf(other)}`);
    }
  return [...faults];
}
