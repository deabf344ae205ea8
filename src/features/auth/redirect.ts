/** Where a link in a mail may lead: an address of the site itself, else `fallback` (a path on it). */
export function allowedRedirect(wanted: string | undefined, publicUrl: string, fallback: string): URL {
  const site = new URL(publicUrl);
  const address = wanted !== undefined && URL.canParse(wanted, site.href) ? new URL(wanted, site.href) : null;
  // The origin of a `blob:` address is the site's, too.
  const isOwn = address?.origin === site.origin && address.protocol === site.protocol;
  return isOwn ? address : new URL(fallback, site.href);
}
