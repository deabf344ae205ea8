import type { Runtime } from '#src/server/context.server.ts';

/**
 * Makes a value the first time that a runtime asks for it, and keeps it as long as the runtime lives; a failure is
 * not kept. Contexts made from a runtime share its connections, and therefore its value.
 */
export function oncePerRuntime<T>(make: (runtime: Runtime) => Promise<T>): (runtime: Runtime) => Promise<T> {
  const made = new WeakMap<Runtime['sql'], Promise<T>>();
  return (runtime) => {
    const known = made.get(runtime.sql);
    if (known) return known;
    const making = make(runtime);
    made.set(runtime.sql, making);
    making.catch(() => made.delete(runtime.sql));
    return making;
  };
}
