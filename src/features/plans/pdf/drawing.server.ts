import { Canvas } from '@react-pdf/renderer';
import { createElement, type ComponentProps, type ReactElement } from 'react';
import { numbersOf, readDrawing, stepsOf, type DrawingNode } from './drawing-tree.ts';

type Paint = ComponentProps<typeof Canvas>['paint'];
type Painter = Parameters<Paint>[0];

/** What a shape takes from the groups around it. */
interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly cap: string;
  readonly join: string;
  readonly opacity: number;
}

const black: Ink = { fill: '#000', stroke: 'none', width: 1, cap: 'butt', join: 'miter', opacity: 1 };

/** A drawing of Birtu's as vectors, as wide as given (in points); its height follows. `radius` rounds its corners. */
export function drawing(svg: string, width: number, radius = 0): ReactElement {
  const { viewBox, children } = readDrawing(svg);
  const [x, y, across, down] = viewBox;
  const scale = width / across;
  const paint = (painter: Painter) => {
    painter.roundedRect(0, 0, width, down * scale, radius).clip();
    painter.scale(scale).translate(-x, -y);
    for (const child of children) paintNode(painter, child, black);
    return null;
  };
  return createElement(Canvas, { paint, style: { width, height: down * scale } });
}

/** A tile side by side, as often as it takes. */
export function border(svg: string, width: number, height: number): ReactElement {
  const { viewBox, children } = readDrawing(svg);
  const [, , across, down] = viewBox;
  const scale = height / down;
  const paint = (painter: Painter) => {
    painter.rect(0, 0, width, height).clip();
    painter.scale(scale);
    for (let x = 0; x < width / scale; x += across) {
      for (const child of children) paintNode(painter, child, black);
      painter.translate(across, 0);
    }
    return null;
  };
  return createElement(Canvas, { paint, style: { width, height } });
}

function paintNode(painter: Painter, node: DrawingNode, around: Ink): void {
  const { attributes } = node;
  const ink = inkOf(attributes, around);
  painter.save();
  for (const [kind, [a = 0, b]] of stepsOf(attributes['transform'] ?? '')) {
    if (kind === 'translate') painter.translate(a, b ?? 0);
    else if (kind === 'rotate') painter.rotate(a, {});
    else if (kind === 'scale') painter.scale(a, b ?? a);
    else throw new Error(`No drawing of Birtu's has ${kind}()`);
  }
  if (node.name === 'svg') openWindow(painter, attributes);
  if (node.name === 'g' || node.name === 'svg')
    for (const child of node.children) paintNode(painter, child, ink);
  else paintShape(painter, node, ink);
  painter.restore();
}

/** A drawing within a drawing, such as what is seen through a window: nothing of it shows beyond its frame. */
function openWindow(painter: Painter, attributes: DrawingNode['attributes']): void {
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attributes[name] ?? 0),
  );
  painter.rect(x, y, width, height).clip();
  const [left = 0, top = 0, across = width, down = height] = numbersOf(attributes['viewBox'] ?? '');
  const scale = Math.min(width / across, height / down);
  // In the middle, as browsers have it.
  painter.translate(x + (width - across * scale) / 2, y + (height - down * scale) / 2);
  painter.scale(scale).translate(-left, -top);
}

const inkOf = (attributes: DrawingNode['attributes'], around: Ink): Ink => ({
  fill: attributes['fill'] ?? around.fill,
  stroke: attributes['stroke'] ?? around.stroke,
  width: Number(attributes['stroke-width'] ?? around.width),
  cap: attributes['stroke-linecap'] ?? around.cap,
  join: attributes['stroke-linejoin'] ?? around.join,
  opacity: around.opacity * Number(attributes['opacity'] ?? 1),
});

function paintShape(painter: Painter, node: DrawingNode, ink: Ink): void {
  const filled = ink.fill !== 'none';
  const stroked = ink.stroke !== 'none';
  if (!filled && !stroked) return;
  outline(painter, node);
  if (ink.opacity < 1) painter.fillOpacity(ink.opacity).strokeOpacity(ink.opacity);
  if (stroked) {
    painter.lineWidth(ink.width).lineCap(ink.cap).lineJoin(ink.join);
    const [length, space] = numbersOf(node.attributes['stroke-dasharray'] ?? '');
    if (length && space) painter.dash(length, { space });
  }
  if (filled && stroked) painter.fillAndStroke(ink.fill, ink.stroke);
  else if (filled) painter.fill(ink.fill);
  else painter.stroke(ink.stroke);
}

function outline(painter: Painter, { name, attributes }: DrawingNode): void {
  const at = (attribute: string) => Number(attributes[attribute] ?? 0);
  if (name === 'path') painter.path(attributes['d'] ?? '');
  else if (name === 'circle') painter.circle(at('cx'), at('cy'), at('r'));
  else if (name === 'ellipse') painter.ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  else if (name === 'rect') painter.roundedRect(at('x'), at('y'), at('width'), at('height'), at('rx'));
  else throw new Error(`No drawing of Birtu's has a <${name}>`);
}
