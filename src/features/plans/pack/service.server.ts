import { drawingsIn } from '#src/lib/drawings.ts';
import type { RequestContext } from '#src/server/context.server.ts';
import type { Pack } from './schema.ts';

/** Asked for at a time: renders of pages leave room for whoever else asks. */
const atOnce = 4;

/** What a plan is read with where there is no connection: pages and answers, and the drawings that they name. */
export async function readPack({ visit }: RequestContext, addresses: readonly string[]): Promise<Pack> {
  const drawings = new Set<string>();
  const weigh = async (address: string): Promise<Pack['items']> => {
    const answer = await visit?.(address);
    if (answer?.status !== 200) return [];
    return [{ address, bytes: (await answer.arrayBuffer()).byteLength }];
  };
  const items = await eachOf(addresses, async (address) => {
    const plain = await visit?.(address, 'identity');
    if (plain?.status === 200) for (const each of drawingsIn(await plain.text())) drawings.add(each);
    return await weigh(address);
  });
  items.push(...(await eachOf([...drawings], weigh)));
  return { items, total: items.length, bytes: items.reduce((sum, { bytes }) => sum + bytes, 0) };
}

async function eachOf(
  addresses: readonly string[],
  work: (address: string) => Promise<Pack['items']>,
): Promise<Pack['items']> {
  const found: Pack['items'][] = [];
  for (let next = 0; next < addresses.length; next += atOnce)
    found.push(...(await Promise.all(addresses.slice(next, next + atOnce).map(work))));
  return found.flat();
}
