import type { Imported, ImportPreview, NewImport, Table } from '#src/lib/csv-import.ts';
import type { SaveKey } from '#src/lib/idempotency.ts';
import type { SaveResult } from '#src/lib/save-result.ts';
import type { JsonResponse } from './client.ts';
import { saving } from './screen-data.client.ts';

/** The calls that `staff-import.server.ts` answers. */
interface ImportCalls {
  $post(made: { json: NewImport }, key: SaveKey): Promise<JsonResponse<unknown>>;
  preview: { $post(asked: { json: Table }): Promise<JsonResponse<unknown>> };
}

/** Tables of records, as their screen has them read and added. */
export const staffImport = (calls: () => ImportCalls) => ({
  preview: (table: string): Promise<SaveResult<ImportPreview>> =>
    saving(calls().preview.$post({ json: { table } })),
  add: (json: NewImport, key: SaveKey): Promise<SaveResult<Imported>> => saving(calls().$post({ json }, key)),
});
