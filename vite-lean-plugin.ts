import type { Plugin } from 'vite';

/** A library of which this product uses a part. */
interface Library {
  readonly files: RegExp;
  /**
   * What it asks itself in the browser, in the words of its source, and the answer that it always gets in this product.
   * Whoever needs one of these things takes its line out.
   */
  readonly answers: Readonly<Record<string, string>>;
}

const router: Library = {
  files: /\/node_modules\/react-router\/dist\/production\//,
  answers: {
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
  },
};

const apiClient: Library = {
  files: /\/node_modules\/hono\/dist\/client\//,
  answers: {
    // Requests carry JSON; cookies, the addresses of calls by themselves and sockets are used by nobody.
    'args.form': 'undefined',
    'args?.cookie': 'undefined',
    'method === "url" || method === "path"': 'false',
    'method === "ws"': 'false',
  },
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

const isText = ({ type }: Node): boolean => type.endsWith('Literal');

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

/** What is written otherwise in a module of a library. */
function editsOf(node: Node, answers: Library['answers'], textOf: (node: Node) => string): Edit[] {
  const { start, end, type } = node;
  const answer = answers[textOf(node)];
  if (answer !== undefined) return [{ start, end, text: answer }];
  const given = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
  const callee = isNode(node['callee']) ? textOf(node['callee']) : '';
  const [last, before] = given.toReversed();
  if (type === 'CallExpression' && checks.test(callee) && last && before)
    return [
      { start: before.end, end: last.end, text: '' },
      ...given.slice(0, -1).flatMap((part) => editsOf(part, answers, textOf)),
    ];
  if (type === 'NewExpression' && callee === 'Error' && last && isText(last))
    return [{ start: last.start, end: last.end, text: '' }];
  return readIn(node).flatMap((part) => editsOf(part, answers, textOf));
}

/** Functions of the words' library that nothing calls: days and hours are written by src/lib/dates.ts, in both calendars. */
const uncalled = ['date', 'time'];

/** What is left out of the words' library: texts that tell developers of their mistakes, and what nothing calls. */
function editsOfWords(node: Node, textOf: (node: Node) => string): Edit[] {
  const { start, end, type } = node;
  const [name, body] = [node['id'], node['body']];
  if (type === 'FunctionDeclaration' && isNode(name) && isNode(body) && uncalled.includes(textOf(name)))
    return [{ start: body.start, end: body.end, text: '{}' }];
  const callee = isNode(node['callee']) ? textOf(node['callee']) : '';
  if (type === 'CallExpression' && /^console\.(warn|error)$/.test(callee))
    return [{ start, end, text: 'undefined' }];
  const [text] = Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : [];
  if (type === 'NewExpression' && callee === 'Error' && text && isText(text))
    return [{ start: text.start, end: text.end, text: '' }];
  return readIn(node).flatMap((part) => editsOfWords(part, textOf));
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end), code);

/** Leaves out of the browser's library of words what no reader needs, and the development server still has. */
export function leanWords(): Plugin {
  let emptied = 0;
  return {
    name: 'birtu-lean-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/node_modules\/@lingui\/(core|react)\/dist\// },
      handler(code) {
        const edits = editsOfWords(this.parse(code) as unknown as Node, ({ start, end }) =>
          code.slice(start, end),
        );
        emptied += edits.filter(({ text }) => text === '{}').length;
        return { code: edited(code, edits), map: null };
      },
    },
    buildEnd() {
      if (emptied !== uncalled.length)
        this.error(`The words' library has not all of these: ${uncalled.join(', ')}`);
    },
  };
}

/**
 * Leaves out of the browser's router what this product does not use, and the texts of its errors, which the development
 * server still shows: 7 of 95 kB on every page.
 */
export const leanRouter = (): Plugin => lean('router', router);

/** The same of the typed client of the API, on every page of a member's: 1 of 4 kB. */
export const leanApiClient = (): Plugin => lean('api-client', apiClient);

function lean(name: string, { files, answers }: Library): Plugin {
  const found = new Set<string>();
  return {
    name: `birtu-lean-${name}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: files },
      handler(code) {
        const edits = editsOf(this.parse(code) as unknown as Node, answers, ({ start, end }) =>
          code.slice(start, end),
        );
        for (const { start, end } of edits) found.add(code.slice(start, end));
        return { code: edited(code, edits), map: null };
      },
    },
    buildEnd() {
      const missing = Object.keys(answers).filter((question) => !found.has(question));
      if (missing.length > 0) this.error(`The ${name} does not ask any more: ${missing.join(', ')}`);
    },
  };
}
