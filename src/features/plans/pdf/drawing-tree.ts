/** One shape or group of a drawing. */
export interface DrawingNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DrawingNode[];
}

/** A drawing, and the part of its plane that shows. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly children: readonly DrawingNode[];
}

interface OpenNode extends DrawingNode {
  readonly children: DrawingNode[];
}

const tag = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/gi;
const attribute = /([\w-]+)="([^"]*)"/g;

/**
 * Reads one of Birtu's own drawings: groups and shapes, without style sheets or text.
 *
 * @throws where it is none, or its tags do not close
 */
export function readDrawing(svg: string): Drawing {
  const root: OpenNode = { name: '', attributes: {}, children: [] };
  const open: OpenNode[] = [root];
  for (const [, end = '', name = '', written = '', empty = ''] of svg.matchAll(tag)) {
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`<${name}> is closed but not open`);
      continue;
    }
    const node: OpenNode = { name, attributes: attributesOf(written), children: [] };
    open.at(-1)?.children.push(node);
    if (!empty) open.push(node);
  }
  const [picture] = root.children;
  if (open.length !== 1 || picture?.name !== 'svg') throw new Error('This is no drawing');
  const [x = 0, y = 0, width = 0, height = 0] = numbersOf(picture.attributes['viewBox'] ?? '');
  return { viewBox: [x, y, width, height], children: picture.children };
}

/** One step of a `transform`, as `['rotate', [90]]`. */
export type Step = readonly [kind: string, values: readonly number[]];

export const stepsOf = (transform: string): Step[] =>
  [...transform.matchAll(/([a-z]+)\(([^)]*)\)/gi)].map(([, kind = '', values = '']) => [
    kind,
    numbersOf(values),
  ]);

export const numbersOf = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

function attributesOf(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]),
  );
}
