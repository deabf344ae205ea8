import { describe, expect, it } from 'vitest';
import { otherNamesSchema } from './other-names-schema.ts';
import { otherNamesIn, otherNamesLine, otherNamesLimits } from './other-names.ts';

describe('other names', () => {
  it.each([
    ['', []],
    [' , ፣ ', []],
    ['Shiro, ሽሮ፣ chiro ', ['Shiro', 'ሽሮ', 'chiro']],
  ])('%j names %j', (line, names) => {
    expect(otherNamesIn(line)).toEqual(names);
    expect(otherNamesIn(otherNamesLine(names))).toEqual(names);
  });

  const many = Array.from({ length: otherNamesLimits.names }, (_, i) => `name ${i}`);
  it.each([
    ['as many as there may be', many, true],
    ['one more', [...many, 'ሽሮ'], false],
    ['the longest', ['x'.repeat(otherNamesLimits.name)], true],
    ['one that is too long', ['x'.repeat(otherNamesLimits.name + 1)], false],
    ['an empty one', [' '], false],
    ['one that cannot be kept', ['nul\0'], false],
    ['one twice', ['ሽሮ', 'ሽሮ '], false],
    ['one twice in other letters', ['Shiro  wat', 'shiro wat'], false],
  ])('%s', (_, names, may) => {
    expect(otherNamesSchema.safeParse(names).success).toBe(may);
  });
});
