/** Runs in the thread in which plans are put on paper: an order becomes the bytes of its document. */
import { renderToBuffer } from '@react-pdf/renderer';
import { move } from 'piscina';
import { fitnessPdf } from './fitness-pdf.server.ts';
import { loadFonts } from './fonts.server.ts';
import { nutritionPdf } from './nutrition-pdf.server.ts';
import type { Order } from './order.ts';

await loadFonts();

const paperOf = (order: Order) => (order.kind === 'fitness' ? fitnessPdf(order) : nutritionPdf(order));

export default async function print(order: Order) {
  const buffer = await renderToBuffer(paperOf(order));
  return move(new Uint8Array(buffer));
}
