import { describe, expect, it } from 'vitest';
import { pathToReturnTo } from './addresses.ts';

describe('the page to return to after the login', () => {
  it('is a path of this site, with its query', () => {
    expect(pathToReturnTo('?from=%2Fam%2Fprofile%3Ftab%3Dactivity')).toBe('/am/profile?tab=activity');
  });

  it.each([
    '',
    '?from=',
    '?from=https://elsewhere.example',
    '?from=//elsewhere.example',
    '?from=/%5Celsewhere.example',
    '?from=/.//elsewhere.example',
    '?from=/%2e//elsewhere.example',
    '?from=/%0a/elsewhere.example',
    '?from=javascript:alert(1)',
  ])('is none for %s', (search) => expect(pathToReturnTo(search)).toBeNull());

  it('is none where dropped characters would make it another site', () => {
    expect(pathToReturnTo('?from=/%09/elsewhere.example')).toBeNull();
  });
});
