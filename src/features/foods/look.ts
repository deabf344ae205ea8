/** How a food looks from above: its colour, a darker and a lighter one, and what its surface is like. */
export type Look = {
  base: string;
  dark: string;
  light: string;
  surface:
    | 'smooth'
    | 'grains'
    | 'leaves'
    | 'pods'
    | 'chunks'
    | 'crumbs'
    | 'strands'
    | 'slices'
    | 'eggs'
    | 'fish';
  egg?: true;
};

export const look = (
  base: string,
  dark: string,
  light: string,
  surface: Look['surface'],
  egg?: true,
): Look => ({
  base,
  dark,
  light,
  surface,
  ...(egg && { egg }),
});
