import encodeQR from 'qr';
import type { ReactElement } from 'react';
import { drawing } from './drawing.server.ts';
import { box, type Paper } from './elements.server.ts';

/** The way from the paper to the plan's page, where its pictures move: by a phone's camera, a click, or typed in. */
export function webAddress({ text, link }: Paper, address: string, invitation: string): ReactElement {
  return box(
    { flexDirection: 'row', alignItems: 'center', gap: 12 },
    drawing(codeSvg(address), 64),
    box({ flex: 1 }, text({}, invitation), text({}, link(address))),
  );
}

/** The address as a QR code. */
function codeSvg(address: string): string {
  const rows = encodeQR(address, 'raw', { border: 1 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return `<svg viewBox="0 0 ${rows.length} ${rows.length}"><path d="${squares.join('')}"/></svg>`;
}
