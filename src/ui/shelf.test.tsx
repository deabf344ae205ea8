import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ShelfFilters } from './shelf.tsx';

const html = (locale: 'en' | 'am') =>
  renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <RouterProvider
        router={createMemoryRouter(
          [
            {
              path: '*',
              element: (
                <ShelfFilters
                  path="/foods"
                  search={{ label: 'Name', placeholder: 'shiro', value: 'ሽሮ <wat>', maxLength: 80 }}
                  choices={[
                    { name: 'group', label: 'Kind', all: 'All', offered: [['wat', 'Wats']], chosen: 'wat' },
                    { name: 'minutes', label: 'Time', all: 'Any', offered: [[30, '30']], chosen: undefined },
                  ]}
                  kept={{ muscle: 'legs', other: undefined }}
                >
                  Show
                </ShelfFilters>
              ),
            },
          ],
          { initialEntries: ['/foods'] },
        )}
      />
    </I18nProvider>,
  );

test.each([
  ['en', '/foods'],
  ['am', '/am/foods'],
] as const)('what is chosen in %s is sent to %s', (locale, action) => {
  const form = html(locale);
  expect(form).toContain('<form role="search"');
  expect(form).toContain(` action="${action}" method="get"`);
  expect(form).toMatch(/<input [^>]*name="q" value="ሽሮ &lt;wat&gt;"/);
  expect(form).toContain('<option value="wat" selected="">Wats</option>');
  expect(form).toContain('<option value="" selected="">Any</option>');
  expect(form).toContain('<input type="hidden" name="muscle" value="legs"/>');
  expect(form).not.toContain('name="other"');
  expect(form).toContain('<button type="submit"');
});

test('every field has a label of its own', () => {
  const form = html('en');
  const labels = [...form.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id);
  expect(labels).toHaveLength(3);
  for (const id of labels) expect(form).toContain(`id="${id}"`);
});
