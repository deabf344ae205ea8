import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import fc from 'fast-check';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trans } from './trans.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const html = (props: Pick<ComponentProps<typeof Trans>, 'message' | 'values' | 'components'>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans id={props.message ?? ''} {...props} />
    </I18nProvider>,
  );

/** A text as it stands in HTML. */
const asHtml = (text: string) => renderToStaticMarkup(<>{text}</>);

const greeting = (name: string) =>
  html({ message: 'Reply to <0>{name}</0>, {name}', values: { name }, components: { 0: <b /> } });

test.each(['<0/>', '<0>x</0>', 'Under <30> & <b>bold</b>', '</0>', '<1/>', 'a<b', '{name}', "'{name}'", '<'])(
  'somebody called %s is called so',
  (name) => {
    expect(greeting(name)).toBe(`Reply to <b>${asHtml(name)}</b>, ${asHtml(name)}`);
  },
);

test('whatever a text is, it is shown as it is', () => {
  const piece = fc.constantFrom('<', '>', '/', '0', '1', 'b', '&', '{', '}', "'", ' ', 'ብ');
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(text, (name) => {
      expect(greeting(name)).toBe(`Reply to <b>${asHtml(name)}</b>, ${asHtml(name)}`);
    }),
  );
});

test('numbers, choices and parts with markup of their own stay what they are', () => {
  expect(html({ message: '{n, plural, one {# day} other {# days}}', values: { n: 3 } })).toBe('3 days');
  expect(html({ message: '{x, select, a {first} other {none}}', values: { x: 'a' } })).toBe('first');
  expect(html({ message: 'On {day}', values: { day: <time>Monday</time> } })).toBe('On <time>Monday</time>');
});
