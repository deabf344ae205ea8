/** Bytes of the largest body that the API reads. */
export const maxBodyBytes = 256 * 1024;

/** Of the paths that take a whole file, which its quotation marks make longer as JSON. */
export const maxFileBodyBytes = 12 * 1024 * 1024;
export const filePaths: readonly string[] = [
  '/training/imports',
  '/training/imports/preview',
  '/admin/pictures',
  // A table that staff bring, and the draft that keeps it.
  '/admin/exercises/import',
  '/admin/exercises/import/preview',
  '/admin/drafts/exercises/import',
  '/admin/foods/import',
  '/admin/foods/import/preview',
  '/admin/drafts/foods/import',
  '/admin/content/import',
  '/admin/content/import/preview',
  '/admin/drafts/content/import',
];

/** Of these the paths where the body is the file itself, whatever its type is called. */
export const binaryPaths: readonly string[] = ['/admin/pictures'];

/** The same, said to people. */
export const maxBodyText = `${maxBodyBytes / 1024} kB`;
export const maxFileBodyText = `${maxFileBodyBytes / 1024 / 1024} MB`;
