/** A member's question has one key, in whatever order it is put, and by whatever day it asks for what is true today. */
export function memberKey(address: string): string {
  const key = new URL(address);
  key.searchParams.delete('today');
  key.searchParams.sort();
  return key.href;
}
