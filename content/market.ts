/** How the market has what the table of foods has cooked or mixed: by the raw food that it is made of. */
export const rawFoods: Readonly<Record<string, string>> = {
  dinich: 'dinich-tire',
  'key-sir': 'key-sir-tire',
  kosta: 'kosta-tire',
  'habesha-gomen': 'gomen-tire',
  'duba-kikil': 'duba-tire',
  'nifro-chickpea': 'shimbra-tire',
  'bakela-nifro': 'bakela-tire',
  'misir-kikil': 'difin-misir-tire',
  adenguare: 'adenguare-tire',
  'teff-porridge': 'teff-grain',
  'ater-endushdush': 'ater-tire',
  'rice-white': 'ruz-tire',
  'enkulal-kikil': 'enkulal-tire',
  'bere-siga': 'bere-tire',
  'beg-siga': 'beg-tire',
  'fiyel-siga': 'fiyel-tire',
  'doro-deret': 'doro-tire',
  'doro-chin': 'doro-tire',
  'doro-kikil': 'doro-tire',
  asa: 'asa-tire',
};

/** What is baked or bought as it is eaten, though there may be a recipe for it. */
export const boughtReady: ReadonlySet<string> = new Set([
  'injera-teff',
  'injera-teff-white',
  'injera-teff-brown',
  'injera-mixed',
  'injera-sorghum',
  'injera-maize',
  'injera-barley',
  'injera-millet',
  'dabo-wholewheat',
  'dabo-nech',
  'ambasha',
  'kocho',
  'niter-kibbeh',
  'ergo',
  'ayib',
  'shiro-flour',
  'besso-flour',
  'berbere',
  'mitmita',
]);

/** Comes out of the tap. */
export const water = 'wuha';

/** Measures by which a market counts, other than by weight: each whole. */
export const countedMeasures: ReadonlySet<string> = new Set([
  'injera',
  'medium-loaf',
  'small-loaf',
  'bunch',
  'egg-large',
  'medium',
  'avocado',
  'fruit',
  'can',
  'packet',
  'lemon',
  'ear',
  'large',
  'slice',
  'wedge',
]);

/** What is sold by the litre, with the grams of one. Milk: USDA SR28, 1 cup of 237 ml is 244 g; oil: 1 cup is 218 g. */
export const litres: Readonly<Record<string, number>> = {
  wetet: 1030,
  'gimel-wetet': 1030,
  arera: 1030,
  'akuri-wetet': 1030,
  ergo: 1030,
  'zeyit-nug': 920,
  'zeyit-suf': 920,
  'zeyit-palm': 920,
};
