import { expect, test } from 'vitest';
import { guideIn } from './guide.ts';
import { chosenTab, guideTabs, panelOf, tabOfFragment } from './guide-tabs.ts';

test.each([
  ['', 'overview'],
  ['tab=metabolic', 'metabolic'],
  ['tab=testing&tab=metabolic', 'testing'],
  ['tab=nothing', 'overview'],
])('the address ?%s opens %s', (search, tab) => {
  expect(chosenTab(new URLSearchParams(search))).toBe(tab);
});

test.each([
  ['#metabolic-fitness', 'metabolic'],
  ['#body-composition', 'health-related'],
  ['#strength-testing', 'health-related'],
  ['#flexibility', 'health-related'],
  ['#ruler-drop', 'testing'],
  ['#nowhere', null],
  ['', null],
])('the fragment "%s" lies under %s', (fragment, tab) => {
  expect(tabOfFragment(fragment)).toBe(tab);
});

test('a tab is opened by its own panel', () => {
  expect(guideTabs.map((tab) => tabOfFragment(`#${panelOf(tab)}`))).toEqual([...guideTabs]);
});

test('every test of the guide can be led to', () => {
  const { strengthTest, muscularEnduranceTest, enduranceTests, flexibilityTest, fieldTests } = guideIn('en');
  const healthTests = [strengthTest, muscularEnduranceTest, ...enduranceTests, flexibilityTest];
  expect(healthTests.map(({ id }) => tabOfFragment(`#${id}`))).toEqual(
    healthTests.map(() => 'health-related'),
  );
  expect(fieldTests.map(({ id }) => tabOfFragment(`#${id}`))).toEqual(fieldTests.map(() => 'testing'));
});
