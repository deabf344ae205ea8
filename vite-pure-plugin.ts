import type { Plugin } from 'vite';

/** Modules that at their top level build schemas, and do nothing else. */
const rules =
  /\/src\/.*\/([\w-]*schema|listing|paging|localized|version|media-address|list-query|record-history|bulk-change)\.ts$/;

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** Where calls begin that run as the module does: of a chain of calls, where the chain does. */
function callsIn(node: Node): number[] {
  if (/Function|Class/.test(node.type)) return [];
  const inner = Object.values(node).flat().filter(isNode).flatMap(callsIn);
  return node.type === 'CallExpression' ? [node.start, ...inner] : inner;
}

/**
 * Tells the bundler that a schema does nothing by being built: of rules that staff's screens share with the server, those
 * that no screen asks for, of answers and queries, are left out. Each costs a phone's processor as the page starts.
 */
export function pureSchemas(): Plugin {
  return {
    name: 'birtu-pure-schemas',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: rules },
      handler(code) {
        const module = this.parse(code) as unknown as Node & { readonly body: readonly Node[] };
        const doing = module.body.find(({ type }) => !type.endsWith('Declaration'));
        if (doing)
          this.error('A module of rules that does something as it is run would lose that', doing.start);
        const starts = [...new Set(callsIn(module))].toSorted((a, b) => b - a);
        const marked = starts.reduce(
          (text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`,
          code,
        );
        return { code: marked, map: null };
      },
    },
  };
}
