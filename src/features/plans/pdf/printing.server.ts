/** The thread in which plans are put on paper: it takes one order after the other and answers each with its bytes. */
import { parentPort } from 'node:worker_threads';
import { renderToBuffer } from '@react-pdf/renderer';
import { fitnessPdf } from './fitness-pdf.server.ts';
import { loadFonts } from './fonts.server.ts';
import { nutritionPdf } from './nutrition-pdf.server.ts';
import type { Order } from './order.ts';

await loadFonts();

const paperOf = (order: Order) => (order.kind === 'fitness' ? fitnessPdf(order) : nutritionPdf(order));

parentPort?.on('message', (order: Order) => {
  void renderToBuffer(paperOf(order)).then((buffer) => {
    const bytes = new Uint8Array(buffer);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
});
