/** By a colour of the drawings in the light theme: what stands for it in the dark one. All others stay as they are. */
const darkColours: Readonly<Record<string, string>> = {
  // Figures: of clay instead of ink, muscles lighter than the body as they are in the light theme.
  '#211A15': '#A08E7C',
  '#9C8E7E': '#62564A',
  '#2C9A68': '#86E0B4',
  '#8DB9A1': '#4F9373',
  '#D9CFC0': '#574B3E',
  '#F7EAD0': '#3A3127',
  '#FBF7F0': '#28221C',
  // Sky, moon for sun, land from far to near.
  '#FCF1DD': '#1C2231',
  '#FAE3B4': '#2A3144',
  '#F4C65C': '#E8DDBD',
  '#E3DCC4': '#2B3342',
  '#B9CBAE': '#273A40',
  '#7FAE8C': '#22433D',
  '#2F7D57': '#1B4A35',
  '#5E9A76': '#356552',
  '#1B6A47': '#2F7B58',
  '#EBD3A6': '#4B3D2D',
  '#DDBD86': '#3C3023',
  '#CDA968': '#2A2118',
  '#F3E3C3': '#8F7A5C',
  '#6B4A2F': '#33241A',
  '#A9742F': '#70522B',
  // What people have built and what grows (lib/scenes/paints.ts); windows are lit.
  '#E0B04C': '#7A6230',
  '#C48F2E': '#5E4A24',
  '#A9CFCB': '#23434C',
  '#D3E7E0': '#345C63',
  '#D8CCB2': '#2C3241',
  '#C6B898': '#363B49',
  '#F2E0C2': '#372E25',
  '#EAD9B8': '#57493A',
  '#A5C4B2': '#25423B',
  '#7FA893': '#35594E',
  '#D8B88A': '#4A3B2B',
  '#C3A070': '#3B2F22',
  '#BCC5BF': '#4C5859',
  '#96A39D': '#394446',
  '#4C8C9C': '#2D5A66',
  '#3A7383': '#234A55',
  '#DCD2BF': '#4B443B',
  '#BFB39C': '#5F564A',
  '#C2DAD5': '#EDBE5A',
  '#8E5A1C': '#6B4721',
  '#C98F55': '#86623F',
  '#CDB596': '#7A6A55',
  '#5A4634': '#57483B',
  '#9BBF95': '#55785F',
  '#FFF9EC': '#CFC3AF',
  '#E8DCC2': '#4A4034',
  '#9A4E2F': '#7D422A',
  '#4A3226': '#6B5142',
  '#4A443E': '#211D1A',
  '#6F675E': '#5A534B',
  '#C8684A': '#7A4230',
  '#3D6FA8': '#34598A',
  // Table: cloths, their stripes, china, shadows.
  '#F3E4C8': '#3A3024',
  '#EADFC6': '#352E25',
  '#F1DCC3': '#3B2C22',
  '#E6E3CC': '#2F3127',
  '#F4E6D4': '#392E28',
  '#EEDDBB': '#3A3020',
  '#DDE5D2': '#29332B',
  '#E9D3C4': '#3A2A25',
  '#FFFDF8': '#7A6852',
  '#26364F': '#151D2B',
  '#E9E2D4': '#5B4D3E',
  '#FCF9F2': '#463B30',
  '#FBF8F1': '#463B30',
  '#E3DBCB': '#5B4D3E',
  '#FDFAF3': '#B9AC98',
  '#E3D8C4': '#9A8C78',
  '#5A3A1C': '#000000',
};

/** What turns the colours of this drawing into those of the dark theme, one rule for each. */
export const darkRules = (svg: string): string =>
  [
    ...new Set(
      Array.from(svg.matchAll(/ (fill|stroke)="(#[\dA-F]+)"/g), ([, name, colour]) => `${name} ${colour}`),
    ),
  ]
    .map((used) => used.split(' ') as [string, string])
    .flatMap(([name, colour]) => {
      const dark = darkColours[colour];
      return dark ? `[${name}="${colour}"]{${name}:${dark}}` : [];
    })
    .join('');

/**
 * A drawing that is light or dark as the page around it is: browsers tell an SVG in an `<img>` the `color-scheme` that
 * the product's theme gives the element, as its preferred one (docs/decisions/0122).
 */
export function inBothThemes(svg: string): string {
  const rules = darkRules(svg);
  return rules ? svg.replace('>', `><style>@media(prefers-color-scheme:dark){${rules}}</style>`) : svg;
}
