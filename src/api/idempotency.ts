/** Whether an endpoint takes an `Idempotency-Key`: what staff create and replace. */
export const takesKey = (method: string, path: string): boolean =>
  (method === 'POST' || method === 'PUT') && path.startsWith('/admin/') && !path.endsWith('.csv');
