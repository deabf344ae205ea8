import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A library of which this product uses a part. */
interface Library {
  readonly files: RegExp;
  /**
   * What it asks itself in the browser, in the words of its source, and the answer that it always gets in this product.
   * Whoever needs one of these things takes its line out.
   */
  readonly answers?: Readonly<Record<string, string>>;
  /**
   * Functions that nothing calls while that part is not used, `{}` if null, and those that this product has its own for,
   * each with the body that it has then.
   */
  readonly unused?: Readonly<Record<string, string | null>>;
  /** What such bodies call, by the module of this product in which it stands. */
  readonly imports?: Readonly<Record<string, string>>;
  /** Cases of a `switch` over what is named so, which never arise, each with what the library's source says of it. */
  readonly cases?: { readonly of: RegExp; readonly values: Readonly<Record<number, RegExp>> };
  /** It tells developers of their mistakes on the console. */
  readonly isTalkative?: boolean;
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
    // Which routes a document shows, the server has told: ranking all of them for it is done once, not twice.
    'createDataRouteMatcher(future, basename || "/")':
      '{ update() {}, match: () => Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } })) }',
    // The patterns of all routes were made at once, those of what is around them once for each: now as they are asked
    // for, each once.
    'compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1)': '[]',
    'compilePath(pattern.path, pattern.caseSensitive, pattern.end)':
      '((compilePath.made ??= {})[[pattern.path, pattern.caseSensitive, pattern.end]] ??= compilePath(pattern.path, pattern.caseSensitive, pattern.end))',
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

const schemas: Library = {
  files: /\/node_modules\/zod\/v4\/core\/schemas\.js$/,
  answers: {
    // To check faster it would write code as it runs, which the Content-Security-Policy refuses: to ask is reported as well.
    '!core.globalConfig.jitless': 'false',
    'util.allowsEval': 'null',
    'allowsEval.value': 'false',
  },
};

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

const emptied = (names: readonly string[]): Readonly<Record<string, null>> =>
  Object.fromEntries(names.map((name) => [name, null]));

/** What React can do and nobody here asks for: what it exports for it, and the functions that serve it. */
const unasked: readonly { readonly exports?: string; readonly functions: string }[] = [
  {
    exports: 'ViewTransition addTransitionType',
    functions: `getViewTransitionName getViewTransitionClassName applyViewTransitionToHostInstances
      applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances
      commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions
      commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions
      restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive
      measureNestedViewTransitions scheduleViewTransitionEvent reportViewTransitionError applyViewTransitionName
      restoreViewTransitionName measureInstance startViewTransition ViewTransitionPseudoElement
      createViewTransitionInstance`,
  },
  {
    // <Fragment ref>
    functions: `commitNewChildToFragmentInstance deleteChildFromFragmentInstance blurActiveElementWithinFragment
      FragmentInstance.prototype.addEventListener FragmentInstance.prototype.removeEventListener
      FragmentInstance.prototype.dispatchEvent FragmentInstance.prototype.unobserveUsing
      FragmentInstance.prototype.compareDocumentPosition FragmentInstance.prototype.scrollIntoView`,
  },
  {
    // And <SuspenseList>, which has no export yet
    exports: 'Activity',
    functions: `updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating
      commitActivityHydrationCallbacks updateSuspenseListComponent initSuspenseListRenderState findFirstSuspended
      cutOffTailIfNeeded`,
  },
  {
    exports: 'useActionState useFormState',
    functions: `mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState
      runActionStateAction`,
  },
  {
    // What a page needs soon stands in its head.
    exports: 'preconnect prefetchDNS preinit preinitModule preload preloadModule',
    functions:
      'prefetchDNS preconnect preconnectAs preload preloadModule preinitStyle preinitScript preinitModuleScript',
  },
  {
    // Of which components an error came: their names are single letters by now.
    functions: 'describeNativeComponentFrame describeBuiltInComponentFrame describeFiber',
  },
];

/** Of React: a build that imports one of them by name fails (vite-react-plugin.ts). */
export const unaskedExports: readonly string[] = unasked.flatMap(({ exports }) =>
  exports ? wordsOf(exports) : [],
);

const reactDom: Library = {
  files: /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/,
  unused: {
    ...emptied(unasked.flatMap(({ functions }) => wordsOf(functions))),
    getStackByFiberInDevAndProd: `{ return ''; }`,
  },
  // What is made of the same parts.
  cases: {
    of: /\.tag$/,
    values: {
      19: /\(19, pendingProps, key, mode\)\),\s*\(type\.elementType = REACT_SUSPENSE_LIST_TYPE\)/,
      30: /\(30, pendingProps, key, type\)\),\s*\(type\.elementType = REACT_VIEW_TRANSITION_TYPE\)/,
      31: /\(31, pendingProps, key, mode\)\),\s*\(type\.elementType = REACT_ACTIVITY_TYPE\)/,
    },
  },
};

/** Days and hours are written by src/lib/dates.ts, in both calendars, numbers by src/lib/numbers.ts; no text says 1st or 2nd. */
const words: Library = {
  files: /\/node_modules\/@lingui\/(core|react)\/dist\//,
  imports: { './src/lib/numbers.ts': 'formatDecimal, pluralOf' },
  unused: {
    ...emptied(['date', 'time']),
    number: `{
      if (format?.style) return new Intl.NumberFormat(locales, format).format(value);
      return formatDecimal(value, format);
    }`,
    plural: `{ return rules[value] ?? rules[pluralOf(value - offset, locales)] ?? rules.other; }`,
  },
  isTalkative: true,
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

type TextOf = (node: Node) => string;

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

/** Where a function's body stands, and by what name it is called: that of its declaration, or what it is assigned to. */
function functionOf(node: Node, textOf: TextOf): readonly [name: string, body: Node] | null {
  const [name, value] =
    node.type === 'AssignmentExpression' ? [node['left'], node['right']] : [node['id'], node];
  if (!isNode(name) || !isNode(value) || !/^Function(Declaration|Expression)$/.test(value.type)) return null;
  return isNode(value['body']) ? [textOf(name), value['body']] : null;
}

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What stands in cases that never arise; what the case before leads into stays. */
function impossible(node: Node, { of, values }: NonNullable<Library['cases']>, textOf: TextOf): Node[] {
  const { discriminant } = node;
  if (node.type !== 'SwitchStatement' || !isNode(discriminant) || !of.test(textOf(discriminant))) return [];
  const cases = nodesOf(node['cases']);
  return cases.flatMap(({ test, consequent }, place) => {
    const last = nodesOf(cases[place - 1]?.['consequent']).at(-1);
    const isLedInto = place > 0 && !/^(Break|Return|Throw)Statement$/.test(last?.type ?? '');
    return isNode(test) && Object.hasOwn(values, textOf(test)) && !isLedInto ? nodesOf(consequent) : [];
  });
}

/** What is written otherwise in a module of a library. @param told of each question and function that was there */
function editsOf(node: Node, library: Library, textOf: TextOf, told: (found: string) => void): Edit[] {
  const { start, end, type } = node;
  const { answers = {}, unused = {}, cases, isTalkative } = library;
  const text = textOf(node);
  if (Object.hasOwn(answers, text)) {
    told(text);
    return [{ start, end, text: answers[text]! }];
  }
  const [name = '', body] = functionOf(node, textOf) ?? [];
  if (body && Object.hasOwn(unused, name)) {
    told(name);
    return [{ start: body.start, end: body.end, text: unused[name] ?? '{}' }];
  }
  const inner = (parts: readonly Node[]) => parts.flatMap((part) => editsOf(part, library, textOf, told));
  const given = nodesOf(node['arguments']);
  const callee = isNode(node['callee']) ? textOf(node['callee']) : '';
  const [last, before] = given.toReversed();
  if (type === 'CallExpression' && isTalkative && /^console\.(warn|error)$/.test(callee))
    return [{ start, end, text: 'undefined' }];
  if (type === 'CallExpression' && checks.test(callee) && last && before)
    return [{ start: before.end, end: last.end, text: '' }, ...inner(given.slice(0, -1))];
  if (type === 'NewExpression' && callee === 'Error' && last && isText(last))
    return [{ start: last.start, end: last.end, text: '' }];
  const dropped = (cases ? impossible(node, cases, textOf) : []).map((part) => ({
    start: part.start,
    end: part.end,
    text: '',
  }));
  const kept = inner(readIn(node)).filter(
    (edit) => !dropped.some((drop) => drop.start <= edit.start && edit.end <= drop.end),
  );
  return [...dropped, ...kept];
}

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end), code);

const importsOf = ({ imports = {} }: Library): string =>
  Object.entries(imports)
    .map(([file, names]) => `import { ${names} } from '${fileURLToPath(new URL(file, import.meta.url))}';\n`)
    .join('');

/**
 * Leaves out of the browser's router what this product does not use, and the texts of its errors, which the development
 * server still shows: 7 of 95 kB on every page.
 */
export const leanRouter = (): Plugin => lean('router', router);

/** The same of React: 8 of 58 kB on every page. */
export const leanReact = (): Plugin => lean('react', reactDom);

/** The same of the typed client of the API, on every page of a member's: 1 of 4 kB. */
export const leanApiClient = (): Plugin => lean('api-client', apiClient);

/** The same of the library of schemas, wherever a form is checked: 4 of 95 kB. */
export const leanSchemas = (): Plugin => lean('schemas', schemas);

/** The same of the library of words. */
export const leanWords = (): Plugin => lean('words', words);

/** The build ends where a library has not all of what is left out any more. */
function lean(name: string, library: Library): Plugin {
  const found = new Set<string>();
  return {
    name: `birtu-lean-${name}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: library.files },
      handler(code) {
        const tree = this.parse(code) as unknown as Node;
        const textOf: TextOf = ({ start, end }) => code.slice(start, end);
        for (const [value, said] of Object.entries(library.cases?.values ?? {}))
          if (!said.test(code)) this.error(`In the library "${name}" ${value} means something else`);
        const lean = edited(
          code,
          editsOf(tree, library, textOf, (what) => found.add(what)),
        );
        return { code: importsOf(library) + lean, map: null };
      },
    },
    buildEnd() {
      const expected = [...Object.keys(library.answers ?? {}), ...Object.keys(library.unused ?? {})];
      const missing = expected.filter((what) => !found.has(what));
      if (missing.length > 0) this.error(`The library "${name}" has no more: ${missing.join(', ')}`);
    },
  };
}
