import { describe, expect, it } from 'vitest';
import { errorsOf } from '#test/drawing.ts';
import { brandMarkSvg, faviconSvg } from './brand-mark.ts';
import { cssImage, tibebBroadSvg, tibebSvg } from './tibeb.ts';

const themes = ['light', 'dark'] as const;

describe.each(themes)('the ornaments on %s', (theme) => {
  it('are small, self-contained drawings', () => {
    for (const drawing of [tibebSvg(theme), tibebBroadSvg(theme), brandMarkSvg(theme), faviconSvg()]) {
      expect(errorsOf(drawing, 700)).toEqual([]);
    }
  });

  it('fit a style sheet', () => {
    const value = cssImage(tibebSvg(theme));
    expect(value).toMatch(/^url\("data:image\/svg\+xml,[^"#<>]+"\)$/);
    expect(value.length).toBeLessThan(700);
    expect(decodeURIComponent(value.slice(24, -2))).toBe(tibebSvg(theme).replaceAll('"', "'"));
  });
});
