import { z } from 'zod';
import { importLimits, importMessages } from './import-table.ts';

export const tableSchema = z.object({
  table: z
    .string()
    .max(importLimits.characters, { error: importMessages.tooLong.id })
    .describe('CSV with commas, semicolons or tabs; the first line names the columns'),
});
export type Table = z.infer<typeof tableSchema>;

export const newImportSchema = tableSchema.extend({
  leaveOutKnown: z
    .boolean()
    .describe('Whether rows are left out whose name is there already, instead of being added once more'),
});
export type NewImport = z.infer<typeof newImportSchema>;

const faultSchema = z.object({
  column: z.string().nullable().describe('Null where it is about the whole row'),
  item: z.int().nullable().describe('Which item of a list in a cell, from 1'),
  message: z.string().describe('In English; `{given}` stands for what is given'),
  given: z.string().nullable(),
});
export type RowFault = z.infer<typeof faultSchema>;

const rowSchema = z.object({
  line: z.int().describe('Where the row begins in the table, from 1'),
  name: z.object({ en: z.string(), am: z.string() }).describe('Empty where there is none'),
  state: z
    .enum(['new', 'known', 'faulty'])
    .describe('Known: something of that name is there already, or in a row above'),
  faults: z.array(faultSchema),
  cells: z.record(z.string(), z.string()).describe('What was read, by column; long texts are cut'),
});
export type PreviewRow = z.infer<typeof rowSchema>;

export const importPreviewSchema = z.object({
  rows: z.array(rowSchema),
  counts: z.object({ new: z.int(), known: z.int(), faulty: z.int() }),
  unknownColumns: z.array(z.string()).describe('What of the first line is not known, and not read'),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const importedSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string() })).describe('What was added'),
  total: z.int(),
  leftOut: z.int().describe('Rows whose name was there already'),
});
export type Imported = z.infer<typeof importedSchema>;
