export const foodsPath = '/foods';
export const comparePath = `${foodsPath}/compare`;
/** What the figures rest on. */
export const foodSourcesPath = `${foodsPath}/sources`;

/** Characters of a name that is looked for. */
export const maxNameLength = 60;

/** Grams of a portion. */
export const portionLimits = { min: 0.1, max: 2000 } as const;

/** What is chosen of the table of foods; what is left out is everything. */
export interface FoodsChoice {
  readonly q?: string | undefined;
  readonly group?: string | undefined;
  readonly fasting?: string | undefined;
  readonly holds?: string | undefined;
  /** From 1. */
  readonly page?: number | undefined;
}

/** The address of a choice, as short as it can be. */
export function foodsAddress({ q, group, fasting, holds, page = 1 }: FoodsChoice): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(group && { group }),
    ...(fasting && { fasting }),
    ...(holds && { holds }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${foodsPath}?${query}` : foodsPath;
}

/** The page of one food, which tells where each of its figures comes from. */
export const foodPath = (id: string): string => `${foodsPath}/${id}`;

/** The builder of a shared tray, with a portion of one food on it for one person where one is named. */
export function trayAddress(portion?: { id: string; grams: number; measure: string | null }): string {
  if (!portion) return `${foodsPath}/plate`;
  const { id, grams, measure } = portion;
  // A tray counts whole grams.
  const amount =
    measure === null ? { grams: String(Math.max(1, Math.round(grams))) } : { count: '1', measure };
  return `${foodsPath}/plate?${new URLSearchParams({ dish: id, ...amount, eaters: '1' })}`;
}

/** Two foods side by side; with one of them left out, the page asks for it. */
export function compareAddress({ a, b }: { a?: string | undefined; b?: string | undefined }): string {
  const query = new URLSearchParams({ ...(a && { a }), ...(b && { b }) });
  return query.size > 0 ? `${comparePath}?${query}` : comparePath;
}

/** Grams that an address names, `?grams=`; null where it names none, or what is no portion. */
export function gramsIn(asked: URLSearchParams): number | null {
  const typed = asked.get('grams')?.trim() ?? '';
  const grams = /^\d{1,4}([.,]\d)?$/.test(typed) ? Number(typed.replace(',', '.')) : 0;
  return grams >= portionLimits.min && grams <= portionLimits.max ? grams : null;
}
