import type { Page } from '@playwright/test';

/** What leads to where a figure of food comes from: a food's sources, a plan's or recipe's, the works, a publication. */
const sources = [
  '/foods/[a-z0-9-]+([?][^#]*)?#source',
  '/foods/sources$',
  '/nutrition-plans/[a-z0-9-]+#sources$',
  '/recipes/[a-z0-9-]+#(figures|ingredients)$',
  '^#(sources|ingredients|source-[0-9]+)$',
  '^https://',
];

/** A figure with its unit, in both languages, or after it: `520 kcal`, `Fat (g) 12`. */
const figures =
  /\d\s*(kcal|[mµ]?g(?![a-z])|ካሎሪ|ግ(?!\p{L})|ሚ\.?ግ|(ሚሊ |ማይክሮ )?ግራም)|\((kcal|[mµ]?g|ካሎሪ|ግ|ሚ\.ግ\.)[^)]*\)\s*\d/u;

/** What says itself where its figures come from, and notes that name no source of their own. */
const telling =
  '[aria-labelledby=sources], [aria-labelledby=measures], [aria-labelledby=recipe], p.border-gold';
/** Not figures of food but what they are told for, and what one chooses from. */
const labels = 'th, caption, h1, h2, h3, nav, form, [aria-hidden=true], svg';

/**
 * The figures of food on a screen from which no single tap leads to where they come from. One is a link in the figure's
 * own row, or one that stands for all in a section around it, and that is not folded away.
 */
export const sourcelessFigures = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate(
    ([patterns, told, apart, within]) => {
      const isSource = new RegExp(patterns.join('|'));
      const isTold = new RegExp(told, 'u');
      const rows = 'li, tr, dl > div';
      const main = document.querySelector(within)!;
      const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const isFigure = (element: Element) =>
        isTold.test(textOf(element)) || (element.matches('td') && /\d/.test(textOf(element)));
      const leads = (link: Element) => {
        const href = link.getAttribute('href') ?? '';
        return (
          isSource.test(href) && (!href.startsWith('#') || document.getElementById(href.slice(1)) !== null)
        );
      };
      /** Neither another row's nor folded away from the figure, but for a publication, which is then named at once. */
      const isFor = (figure: Element, link: Element) => {
        const between = [];
        for (let at = link.parentElement; at && !at.contains(figure); at = at.parentElement) between.push(at);
        const isNamed = link.matches('[href^="https://"]');
        return !between.some((each) => !isNamed && each.matches(`details:not([open]), ${rows}`));
      };
      const hasSource = (figure: Element) => {
        if (figure.closest('a') && leads(figure.closest('a')!)) return true;
        const around = [];
        for (let at = figure.parentElement; at && at !== main; at = at.parentElement) around.push(at);
        return around.some((each) => {
          const isWhole = each.matches(`article, ${rows}`);
          if (!isWhole && !each.matches('section, aside, header, figure, dialog')) return false;
          // What a row or a meal comes to is made of what stands in it.
          return [...each.querySelectorAll('a')].some(
            (link) =>
              leads(link) && ((isWhole && !link.closest('details:not([open])')) || isFor(figure, link)),
          );
        });
      };
      return [...main.querySelectorAll('*')]
        .filter((each) => isFigure(each) && ![...each.children].some(isFigure))
        .filter((each) => !each.closest(apart) && !each.matches('script, style, option'))
        .filter((each) => !hasSource(each))
        .map((each) => textOf(each).slice(0, 90));
    },
    [sources, figures.source, `${telling}, ${labels}`, within] as const,
  );
