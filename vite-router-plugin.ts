import type { Plugin } from 'vite';

/**
 * What the router asks itself in the browser, in the words of its source, and the answer that it always gets in this
 * product. Whoever needs one of these things takes its line out.
 */
const answers: Readonly<Record<string, string>> = {
  // Every route is told at the start (`routeDiscovery` in react-router.config.ts): none is found out on the way.
  'init.patchRoutesOnNavigation': 'undefined',
  'isFogOfWarEnabled(routeDiscovery, ssr)': 'false',
  'fogOfWar.active': 'false',
  isFogOfWar: 'false',
  initialMatchesIsFOW: 'false',
  'future.unstable_customRouteDiscovery': 'false',
  'ssrInfo.context.future.unstable_customRouteDiscovery': 'false',
  'ssrInfo.routeDiscoveryRuntime': 'undefined',
  discoveryRuntime: 'undefined',
  // Routes are matched by the usual patterns, and nobody listens to the router from outside.
  'future.unstable_routePatternMatching': 'false',
  'init.instrumentations': 'undefined',
  // Links fetch nothing before they are followed (`prefetch`).
  shouldPrefetch: 'false',
  // Pages are rendered on the server, and modules are not replaced while they run.
  'ssrInfo.context.isSpaMode': 'false',
  'manifest.hmr': 'undefined',
  // A page whose module is not to be had is opened as a document, rather than that which one wants to leave once more.
  'window.location.reload()': `(to => to ? window.location.assign(to.pathname + to.search + to.hash) : window.location.reload())(window.__reactRouterDataRouter?.state.navigation.location)`,
};

/** Calls whose last argument is a text for developers. */
const checks = /^(UNSAFE_)?(invariant|warning|warnOnce)$/;

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** The nodes in which values are read: not the names that are declared, assigned to or looked up. */
function readIn({ type, ...node }: Node): Node[] {
  const parts = () => {
    if (type === 'VariableDeclarator') return [node['init']];
    if (type === 'AssignmentExpression') return [node['right']];
    if (type === 'Property') return node['shorthand'] ? [] : [node['value']];
    if (type === 'MethodDefinition' || type === 'PropertyDefinition') return [node['value']];
    if (type === 'MemberExpression' && !node['computed']) return [node['object']];
    return type.includes('Function') ? [node['body']] : Object.values(node).flat();
  };
  return parts().filter(isNode);
}

/** What is written otherwise in a module of the router. */
function editsOf(node: Node, textOf: (node: Node) => string): Edit[] {
  const { start, end, type } = node;
  const answer = answers[textOf(node)];
  if (answer !== undefined) return [{ start, end, text: answer }];
  const given = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
  const callee = isNode(node['callee']) ? textOf(node['callee']) : '';
  const [last, before] = given.toReversed();
  if (type === 'CallExpression' && checks.test(callee) && last && before)
    return [
      { start: before.end, end: last.end, text: '' },
      ...given.slice(0, -1).flatMap((part) => editsOf(part, textOf)),
    ];
  if (type === 'NewExpression' && callee === 'Error' && last?.type.endsWith('Literal'))
    return [{ start: last.start, end: last.end, text: '' }];
  return readIn(node).flatMap((part) => editsOf(part, textOf));
}

/**
 * Leaves out of the browser's router what this product does not use, and the texts of its errors, which the development
 * server still shows: 7 of 95 kB on every page.
 */
export function leanRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: 'birtu-lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/production\// },
      handler(code) {
        const edits = editsOf(this.parse(code) as unknown as Node, ({ start, end }) =>
          code.slice(start, end),
        );
        let lean = code;
        for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
          found.add(code.slice(start, end));
          lean = lean.slice(0, start) + text + lean.slice(end);
        }
        return { code: lean, map: null };
      },
    },
    buildEnd() {
      const missing = Object.keys(answers).filter((question) => !found.has(question));
      if (missing.length > 0) this.error(`The router does not ask any more: ${missing.join(', ')}`);
    },
  };
}
